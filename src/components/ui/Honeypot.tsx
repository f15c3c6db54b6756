import { honeypotLabel } from '#content/forms.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';

/** The control that only a program fills in. Out of sight, out of the tab order, out of the accessibility tree. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
      <label>
        {honeypotLabel}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
