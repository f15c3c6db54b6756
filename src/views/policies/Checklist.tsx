import { contentChecklist } from '#content/policies.ts';
import '#components/ui/Choice.css';

/** The content policy's self-assessment: eight items that can't be ticked (R-POL-14). */
export function Checklist() {
  return (
    <section className="mt-16 border-t border-rule-strong pt-8" aria-labelledby="conferencia">
      <h2 className="type-h3" id="conferencia">
        {contentChecklist.title}
      </h2>
      <p className="type-small mt-2">{contentChecklist.note}</p>
      <ul className="mt-4">
        {contentChecklist.items.map((item) => (
          <li className="border-b border-rule" key={item}>
            <label className="check py-3">
              <input type="checkbox" disabled />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
