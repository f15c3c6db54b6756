import { useEffect, useRef, useState } from 'react';
import { brand } from '#brand.ts';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { copyText } from '#components/ui/clipboard.ts';
import { share } from '#content/waitlist.ts';
import './ShareLink.css';

/**
 * Lets who joined tell a colleague: the device's own sharing, else a copy of the link; an e-mail on the page of a sign-up that the
 * browser sent by itself, where no script runs. The link
 * carries no more than that it was passed on: its visits are counted like a partner's (R-REF-1), under `indicacao` (R-WLP-25).
 * @param path of the form that the link leads to
 * @param list its title, such as 'Fila de espera do Portal AI 1.0'
 */
export function ShareLink({ path, list }: { readonly path: string; readonly list: string }) {
  const [isReady, setReady] = useState(false);
  const [said, say] = useState('');
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => setReady(true), []);
  const url = `${brand.url}${path}?link=${share.source}`;
  const message = { title: list, text: share.message(list), url };

  async function copy(): Promise<void> {
    if (shown.current === null) return;
    say(share[await copyText(url, shown.current)]);
  }
  async function tell(): Promise<void> {
    say('');
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share(message);
    } catch (error) {
      // Who closes the device's list of ways has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <section className="waitlist-share" aria-labelledby="avisar">
      <div>
        <h2 className="type-h4" id="avisar">
          {share.title}
        </h2>
        <p className="type-small">{share.note}</p>
      </div>
      <div className="waitlist-share__way">
        {isReady ? (
          <Button variant="line" onClick={tell}>
            {share.action}
          </Button>
        ) : (
          <ButtonLink
            variant="line"
            href={`mailto:?subject=${encodeURIComponent(list)}&body=${encodeURIComponent(`${message.text}\n\n${url}`)}`}
          >
            {share.action}
          </ButtonLink>
        )}
        <p className="type-label waitlist-share__link" ref={shown}>
          {brand.url}
          <wbr />
          {url.slice(brand.url.length)}
        </p>
        <p className="type-small" role="status">
          {said}
        </p>
      </div>
    </section>
  );
}
