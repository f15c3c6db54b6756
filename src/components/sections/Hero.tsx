import type { ReactNode } from 'react';
import { Dated } from '#components/ui/Dated.tsx';
import { HeadlineDot, HeadlineLines } from './Headline.tsx';

/**
 * The first section of a page, on night: what is offered and the ways on, whole in the first frame. A page has one; it is
 * the page's `h1`. Only the headline's dot moves.
 *
 * - `beside`: the object stands right of the words, and below them on a tablet or a phone. For a product to be seen at work.
 * - `over`: the words stand above the object. For an object as wide as the page.
 * - `low`: headline and offer share a row if it holds both. For forms, lists and texts, which begin in the first view.
 */
export function Hero({
  layout,
  size = layout === 'low' ? 'h1' : 'display',
  className = '',
  kicker,
  label,
  title,
  dot = true,
  anchored,
  lead,
  note,
  actions,
  terms,
  more,
  children,
}: {
  readonly layout: 'beside' | 'over' | 'low';
  /** Role of the headline's type. A line that is too wide for its column makes it smaller: see `--fit` in Hero.css. */
  readonly size?: 'display' | 'h1' | 'h2';
  /** For a page's own object: it may set `--fit` and `--columns`. */
  readonly className?: string;
  /** Name and status of a product, with ` · ` between them. */
  readonly kicker?: string | undefined;
  /** A quiet line above the headline. */
  readonly label?: ReactNode;
  /** One string a line; a single string is broken by its width. */
  readonly title: string | readonly string[];
  /** The headline's full stop, or what stands in its place; `false` where the object has the dot. */
  readonly dot?: ReactNode;
  /** A drawing that begins at the full stop. */
  readonly anchored?: ReactNode;
  readonly lead: ReactNode;
  /** A small text below the lead, such as a document's date. */
  readonly note?: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** On which terms one gets it, or what the law asks for, below the buttons. */
  readonly terms?: ReactNode;
  /** What stands below the offer, such as figures. */
  readonly more?: ReactNode;
  /** The object. */
  readonly children?: ReactNode;
}) {
  const end = dot === true ? <HeadlineDot lands>{anchored}</HeadlineDot> : dot;
  return (
    <section className={`hero hero--${layout} night ${className}`.trim()} aria-labelledby="titulo">
      <div className="page-wrap measured">
        <div className="hero__frame">
          <div className="hero__words">
            {kicker === undefined ? null : <ProductKicker words={kicker} />}
            {label === undefined ? null : <p className="type-label">{label}</p>}
            <h1 className={`type-${size}`} id="titulo">
              {typeof title === 'string' ? (
                <Text title={title}>{end}</Text>
              ) : (
                <HeadlineLines lines={title}>{end}</HeadlineLines>
              )}
            </h1>
            <div className="hero__offer">
              <div>
                <p className="type-lead">
                  <Dated text={lead} />
                </p>
                {note === undefined ? null : <p className="type-label">{note}</p>}
              </div>
              {actions || terms ? (
                <div>
                  {actions ? <div className="actions actions--even">{actions}</div> : null}
                  {terms ? (
                    <p className="type-small">
                      <Dated text={terms} />
                    </p>
                  ) : null}
                </div>
              ) : null}
            </div>
            {more}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** A headline that is broken by its width; the dot stays with the last word. */
function Text({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (!children) return title;
  const last = title.lastIndexOf(' ') + 1;
  return (
    <>
      {title.slice(0, last)}
      <span className="one-line">
        {title.slice(last)}
        {children}
      </span>
    </>
  );
}

/**
 * The line over the headline of a product's page: its name, white and large enough to be remembered, and who can have it.
 * @param words name and status with ` · ` between them, as `kicker` of content/solutions.ts makes them
 */
export function ProductKicker({ words }: { readonly words: string }) {
  const [name = '', ...status] = words.split(' · ');
  return (
    <p className="product-kicker type-small">
      <b>{name}</b>
      <span className="visually-hidden">{' · '}</span>
      <span>{status.join(' · ')}</span>
    </p>
  );
}
