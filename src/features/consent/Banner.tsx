import { useEffect, useRef, useState } from 'react';
import { consent as settings } from '#brand.ts';
import { cookieBanner as words } from '#content/cookies.ts';
import { decide } from './decide.ts';
import { PlainButton } from './PlainButton.tsx';
import { accepted, type Decision, rejected } from './state.ts';
import { useConsent } from './useConsent.ts';
import { useFocusRoom } from './useFocusRoom.ts';
import { currentConsent } from './visitor.ts';

/** How long the banner takes to go, in milliseconds (specification, section 9); as good as none on request. */
const closeMs = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 300);

/** Clicks that decide nothing: in the banner itself, in a policy's text with its panel, on the way to one. */
const neutral =
  '.cookies, [data-consent-neutral], a[href^="/politica-de-cookies"], a[href^="/politica-de-privacidade"]';

/**
 * The cookie banner (specification, section 2): floats over the page, which stays usable, and goes when the visitor
 * has decided, here or elsewhere. The page around it is its backdrop: a click there rejects and does what it does
 * anyway. So do the close button and, from inside the banner, Escape.
 */
export function Banner({ onGone }: { readonly onGone: () => void }) {
  const box = useRef<HTMLElement>(null);
  const isDecided = useConsent().status !== 'undecided';
  useFocusRoom(box);
  useBackdrop(() => choose(rejected));

  useEffect(() => {
    if (!isDecided) return;
    const timer = setTimeout(onGone, closeMs());
    return () => clearTimeout(timer);
  }, [isDecided, onGone]);

  return (
    <section
      className="cookies"
      ref={box}
      aria-label={words.label}
      inert={isDecided}
      data-leaving={isDecided ? '' : undefined}
      onKeyDown={({ key }) => key === 'Escape' && choose(rejected)}
    >
      <Announcement />
      <div className="cookies__text">
        <h2 className="cookies__title">{words.title}</h2>
        <BannerText />
      </div>
      <div className="cookies__actions">
        <PlainButton onClick={() => choose(rejected)}>{words.reject}</PlainButton>
        <PlainButton onClick={() => choose(accepted)}>{words.accept}</PlainButton>
        <a className="cookies__more" href="/politica-de-cookies">
          {words.more}
        </a>
      </div>
      <button
        type="button"
        className="icon-button cookies__close"
        aria-label={words.close}
        onClick={() => choose(rejected)}
      >
        <svg width="16" height="16" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="m2 2 12 12M14 2 2 14" />
        </svg>
      </button>
    </section>
  );
}

/** The first choice counts: while the banner leaves, the second click of a double one lands on the page behind. */
function choose(decision: Decision): void {
  if (currentConsent().status !== 'undecided') return;
  decide(decision, 'banner');
}

function BannerText() {
  const [before, cookies, between, privacy, after] = words.read;
  const onClick = settings.policyLinksAccept ? () => choose(accepted) : undefined;
  return (
    <>
      <p>
        {words.text} {before}
        <a href="/politica-de-cookies" onClick={onClick}>
          {cookies}
        </a>
        {between}
        <a href="/politica-de-privacidade" onClick={onClick}>
          {privacy}
        </a>
        {after}
      </p>
      <p className="cookies__note">
        {settings.policyLinksAccept ? `${words.linksAccept} ` : ''}
        {words.closing}
      </p>
    </>
  );
}

/** Says once that the banner is there: a region is only heard when it changes after it has come into the page. */
function Announcement() {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(words.announcement), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="sr-only" role="status">
      {text}
    </p>
  );
}

/** Calls back for a click by pointer outside the banner. Keyboard users decide in the banner, or not yet. */
function useBackdrop(onClick: () => void): void {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const isKeyboard = event.detail === 0;
      if (isKeyboard || !(event.target instanceof Element) || event.target.closest(neutral)) return;
      // The end of a drag that selected text is a click too.
      if (getSelection()?.isCollapsed === false) return;
      onClick();
    };
    // Before the page's own listeners, which may take the target out of the document.
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  });
}
