import type { FaqItem } from '#content/schema.ts';
import { Dated } from './Dated.tsx';
import './Faq.css';

/**
 * Questions as `<details>`: they work without JavaScript, several may be open, and the first is open
 * at the start (R-FAQ-1).
 */
export function Faq({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className="faq">
      {items.map((item, index) => (
        <details key={item.question} open={index === 0}>
          <summary>
            {item.question}
            <span className="open-sign" aria-hidden="true" />
          </summary>
          <div className="faq__answer">
            <Dated text={item.answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
