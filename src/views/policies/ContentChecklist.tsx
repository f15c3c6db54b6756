import { contentChecklist } from '#content/policies.ts';

/** The content policy's self-assessment: eight items that can't be ticked (R-POL-14). */
export function ContentChecklist() {
  return (
    <section aria-labelledby="conferencia">
      <h2 className="type-h3" id="conferencia">
        {contentChecklist.title}
      </h2>
      <p className="type-small">{contentChecklist.note}</p>
      <ul>
        {contentChecklist.items.map((item) => (
          <li key={item}>
            <label className="checkbox">
              <input type="checkbox" disabled />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
