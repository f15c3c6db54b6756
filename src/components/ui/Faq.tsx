import type { ReactNode } from 'react';
import './Faq.css';
import './OpenSign.css';

/** One question of a page and its answer, which may hold links. */
export interface FaqItem {
  readonly question: string;
  readonly answer: ReactNode;
}

/**
 * Questions as `<details>`: they work without JavaScript, several may be open, and the first is open
 * at the start (specification, section 9).
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
          <div className="faq__answer">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
