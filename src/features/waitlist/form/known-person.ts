import { knownPerson } from '#content/waitlist.ts';
import { fillUntouchedControls } from '#features/waitlist/rules/form-values.ts';
import { cleanText } from '#shared/clean-text.ts';

/** Name in the local storage under which lies who signed up last in this browser. */
const personKey = 'waitlistPerson';

/** What every form asks, and nobody types twice. */
const fields = ['nome', 'email', 'empresa'] as const;

/** Keeps who signed up for the next form of this browser; does nothing when storage is full or blocked. */
export function rememberPerson(data: FormData): void {
  try {
    localStorage.setItem(personKey, JSON.stringify(fields.map((field) => data.get(field))));
  } catch {
    // The next form starts empty.
  }
}

/**
 * Fills in who signed up last in this browser, where nothing was typed, and says so above the fields, with a button that
 * takes it all away again. Does nothing when nobody is known.
 */
export function fillKnownPerson(form: HTMLFormElement): void {
  const person = readPerson();
  if (person === null) return;
  fillUntouchedControls(form, person);
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
    forgetPerson();
    note.remove();
    for (const control of filled) control.value = '';
    // The draft, and what shows what is typed, follow the fields.
    form.dispatchEvent(new Event('input'));
    filled[0]?.focus();
  });
  form.querySelector('.field')?.before(note);
}

/** Who is known, by the names of the controls. */
function readPerson(): Readonly<Record<string, string>> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(personKey) ?? 'null');
    const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
    if (texts.length !== fields.length) return null;
    return Object.fromEntries(fields.map((field, index) => [field, cleanText(texts[index] ?? '', false)]));
  } catch {
    return null;
  }
}

function forgetPerson(): void {
  try {
    localStorage.removeItem(personKey);
  } catch {
    // Nothing was kept where storage is blocked.
  }
}
