import { knownPerson } from '#content/waitlist.ts';
import type { FormValues } from '#features/waitlist/rules/fields.ts';
import { emptyValues, fillUntouchedControls } from '#features/waitlist/rules/form-values.ts';

/** Name in the local storage under which lies who signed up last in this browser. */
const personKey = 'waitlistPerson';

/** What every form asks, and nobody types twice. */
type Person = Pick<FormValues, 'nome' | 'email' | 'empresa'>;

/** Keeps who signed up for the next form of this browser; does nothing when storage is full or blocked. */
export function rememberPerson({ nome, email, empresa }: Person): void {
  try {
    localStorage.setItem(personKey, JSON.stringify({ nome, email, empresa }));
  } catch {
    // The next form starts empty.
  }
}

/** Who signed up last; nobody where what lies there is not what was kept here. */
function readPerson(): Partial<Person> {
  try {
    const { nome, email, empresa } = JSON.parse(localStorage.getItem(personKey) ?? '{}');
    return [nome, email, empresa].every((text) => typeof text === 'string') ? { nome, email, empresa } : {};
  } catch {
    return {};
  }
}

/**
 * Fills in who signed up last in this browser, where nothing was typed, and says so above the fields, with a button that
 * takes it all away again. Does nothing when nobody is known.
 */
export function fillKnownPerson(form: HTMLFormElement): void {
  const person = readPerson();
  fillUntouchedControls(form, person, emptyValues);
  const filled = Object.entries(person).flatMap(([field, value]) => {
    const control = form.querySelector<HTMLInputElement>(`[name="${field}"]`);
    return control?.value === value ? [control] : [];
  });
  if (filled.length === 0) return;
  const note = document.createElement('p');
  note.className = 'type-small whole-row';
  note.append(`${knownPerson.note} `);
  const button = note.appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = 'text-link text-link--alone';
  button.textContent = knownPerson.clear;
  button.addEventListener('click', () => {
    localStorage.removeItem(personKey);
    note.remove();
    for (const control of filled) control.value = '';
    // The draft, and what shows what is typed, follow the fields.
    form.dispatchEvent(new Event('input'));
    filled[0]?.focus();
  });
  form.querySelector('.field')?.before(note);
}
