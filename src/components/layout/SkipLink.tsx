import { skipLink } from '#content/interface.ts';

/** First stop of the keyboard on every page; `<main>` carries the id. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#conteudo">
      {skipLink}
    </a>
  );
}
