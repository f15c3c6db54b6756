import { skipLink } from '#content/interface.ts';
import './SkipLink.css';

/** First stop of the keyboard on every page; `<main>` carries the id. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#conteudo">
      {skipLink}
    </a>
  );
}
