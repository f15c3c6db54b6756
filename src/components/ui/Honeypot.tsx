import { honeypotLabel } from '#content/forms.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';

/** The control that only a program fills in. Out of sight, out of the tab order, out of the accessibility tree. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
      <label>
        {honeypotLabel}
        {/* Password managers, by their own words: one that fills it in would have a person taken for a program. */}
        <input
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </label>
    </div>
  );
}
