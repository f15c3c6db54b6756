import { screenWordmark } from '#components/drawing/brand-outlines.ts';
import { homeLink } from '#content/interface.ts';

/** The wordmark as a link to the home page. */
export function LogoLink() {
  return (
    <a className="logo" href="/" aria-label={homeLink}>
      <Wordmark />
    </a>
  );
}

/** The wordmark alone, in the colour of the text around it: the outlines of the brand's artwork. */
export function Wordmark() {
  const { box, letters, dot } = screenWordmark;
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} fill="currentColor" aria-hidden="true">
      <path d={letters} />
      <circle fill="var(--ct-accent)" {...dot} />
    </svg>
  );
}
