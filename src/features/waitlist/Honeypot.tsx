import { HONEYPOT_FIELD } from './schema.ts';
import './waitlist.css';

/** The control that only a program fills in. Out of sight, out of the tab order, out of the accessibility tree. */
export function Honeypot() {
  return (
    <div className="waitlist-trap" aria-hidden="true" inert>
      <label>
        Deixe este campo vazio
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
