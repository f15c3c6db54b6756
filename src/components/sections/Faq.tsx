import { LoneLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import type { FaqItem, Figure } from '#content/schema.ts';

/**
 * The questions of a page: the head beside the questions, above them on a narrow screen. For questions that stand beside
 * something else use {@link Questions} alone.
 */
export function Faq({
  title,
  more,
  items,
  figures,
  goals,
  ground = '',
}: {
  readonly title: string;
  /** Where other questions are asked. */
  readonly more: {
    readonly text: string;
    readonly label: string;
    readonly href: string;
    readonly newTab?: boolean;
  };
  readonly items: readonly FaqItem[];
  /** The figures of the answers, and what stands openly before them where they are goals. */
  readonly figures?: readonly Figure[];
  readonly goals?: string;
  readonly ground?: 'paper' | '';
}) {
  return (
    <section className={`section ${ground}`.trim()} aria-labelledby="perguntas">
      <div className="page-wrap faq">
        <div className="faq__head">
          <h2 className="type-h2" id="perguntas">
            {title}
          </h2>
          <p className="type-body">
            {`${more.text} `}
            <LoneLink href={more.href} away={more.newTab}>
              {more.label}
            </LoneLink>
          </p>
        </div>
        <div>
          <Questions items={items} />
          {figures ? <FigureBasis figures={figures} goals={goals} /> : null}
        </div>
      </div>
    </section>
  );
}

/** Questions as `<details>`: they work without JavaScript, several may be open, and the first is open at the start (R-FAQ-1). */
export function Questions({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className="questions ruled ruled--closed">
      {items.map((item, index) => (
        <details key={item.question} open={index === 0}>
          <summary>
            {item.question}
            <span className="open-sign" aria-hidden="true" />
          </summary>
          <p className="questions__answer">
            <Dated text={item.answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
