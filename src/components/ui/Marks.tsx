import type { ReactElement } from 'react';
import { screenWordmark } from '#components/drawing/brand-outlines.ts';
import { Drawing } from '#components/drawing/Drawing.tsx';
import { example, homeLink, opensNewTab } from '#content/interface.ts';

/** Ring: proposed by the machine, pending, closed; `strong` in its colour. Decorative: the words beside it say the same. */
export function Ring({ strong = false }: { readonly strong?: boolean }) {
  return <i className={strong ? 'mark-ring mark-ring--strong' : 'mark-ring'} aria-hidden="true" />;
}

/** Dot: decided by a person, active, done. Decorative: the words beside it say the same. */
export function Dot() {
  return <i className="mark-dot" aria-hidden="true" />;
}

/** What stands before words: a ring or a dot by its name, as texts say it, or what a view has drawn. */
export function Mark({ mark }: { readonly mark: 'ring' | 'dot' | ReactElement }) {
  if (mark === 'ring') return <Ring />;
  return mark === 'dot' ? <Dot /> : mark;
}

/** The small word on every drawing whose people, newspapers and numbers are made up. */
export function Example() {
  return <small className="example">{example.word}</small>;
}

/** A small sign in lines of the text's colour, in a box of its size in px. Decorative: the words beside it say the same. */
export function LineSign({
  d,
  width,
  height,
}: {
  readonly d: string;
  readonly width: number;
  readonly height: number;
}) {
  return (
    <Drawing box={`0 0 ${width} ${height}`} width={width} height={height} strokeWidth="1.5">
      <path d={d} />
    </Drawing>
  );
}

/** Ends the words of a link that opens a new tab: an arrow to the eye, a sentence to a screen reader. */
export function NewTab() {
  return (
    <>
      <Drawing className="new-tab-arrow" box="0 0 12 12" strokeWidth="1.5">
        <path d="M2 10 10 2M4 2h6v6" />
      </Drawing>
      <span className="visually-hidden">{opensNewTab}</span>
    </>
  );
}

/** The attributes of every link that opens a new tab. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;

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
