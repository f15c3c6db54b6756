import { knownPerson } from '#content/waitlist.ts';
import { campaignKey, currentConsent } from '#features/consent/state/current-consent.ts';
import type { FormValues } from '#features/waitlist/rules/fields.ts';
import { emptyValues, fillUntouchedControls, formValues } from '#features/waitlist/rules/schema.ts';
import type { Attempt } from '#features/waitlist/rules/sent-beside.ts';
import { type Campaign, campaignIn } from '#shared/campaign.ts';

/** Where what a form can do without lies as JSON: the drafts of this tab by the path of their form, and who signed up last in this browser. */
const places = { waitlistDraft: 'sessionStorage', waitlistPerson: 'localStorage' } as const;

/** What was kept, which may be anything; nothing where it can't be read, or where storage is blocked. */
function readKept(name: keyof typeof places) {
  try {
    return JSON.parse(globalThis[places[name]].getItem(name) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Keeps it, or nothing any more; does nothing when storage is full or blocked, where the next form starts empty. */
function writeKept(name: keyof typeof places, value: object | undefined): void {
  try {
    const place = globalThis[places[name]];
    if (value === undefined) place.removeItem(name);
    else place.setItem(name, JSON.stringify(value));
  } catch {
    // The form works without it.
  }
}

/** What was typed and not yet sent, with the attempt whose answer was lost, if any. */
interface Draft {
  readonly values: FormValues;
  readonly attempt: Attempt | null;
  /** What the form started with: empty, or what the server sent back. */
  readonly start: FormValues;
}

/**
 * Keeps what is typed in a form of the waiting list for this tab, and brings it back after a reload. The form in a list's
 * dialog and the one on its page are the same form.
 * @param isReturned whether the server sent the form back: its values are newer than a draft, except one that was typed into
 * this same form before a reload
 */
export function keepDraft(form: HTMLFormElement, isReturned: boolean) {
  const path = new URL(form.action).pathname.replace(/\/enviar$/, '');
  const start = startOf(form);
  const draft = readDraft(path);
  const isRestored = draft !== undefined && (!isReturned || isSame(draft.start, start));
  if (isRestored) fillUntouchedControls(form, draft.values, start);
  let attempt = isRestored ? draft.attempt : null;
  // What is typed and not sent, also before this code was here; null when there is nothing to keep. Not what a form sent
  // back by the server started with, which would take the place of a newer draft when that answer is reloaded.
  const typed = formValues(new FormData(form));
  let unsent: FormValues | null = isSame(typed, start) ? null : typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const keep = () => {
    clearTimeout(timer);
    if (unsent !== null) writeDraft(path, { values: unsent, attempt, start });
  };
  form.addEventListener(
    'input',
    () => {
      unsent = formValues(new FormData(form));
      clearTimeout(timer);
      timer = setTimeout(keep, 300);
    },
    listening,
  );
  addEventListener('pagehide', keep, listening);
  return {
    /** The attempt that goes on from before a reload. */
    attempt,
    /** Keeps the draft at once, with the attempt as it is now. */
    keep: (current: Attempt) => {
      attempt = current;
      keep();
    },
    /** Nothing is kept, now and from now on: the sign-up is done, or was given up. */
    forget: () => {
      clearTimeout(timer);
      listening.abort();
      writeDraft(path, undefined);
    },
  };
}

/** A form's draft in this tab; undefined when there is none, and when what lies there is not what was written here. */
function readDraft(path: string): Draft | undefined {
  const draft: Draft | undefined = readKept('waitlistDraft')[path];
  const isDraft =
    typeof draft?.values?.nome === 'string' &&
    typeof draft.start?.nome === 'string' &&
    (draft.attempt === null || typeof draft.attempt?.key === 'string');
  return isDraft ? draft : undefined;
}

/** Keeps a form's draft in this tab, or takes it away. */
export function writeDraft(path: string, draft: Draft | undefined): void {
  writeKept('waitlistDraft', { ...readKept('waitlistDraft'), [path]: draft });
}

function startOf(form: HTMLFormElement): FormValues {
  const fresh = form.cloneNode(true);
  if (!(fresh instanceof HTMLFormElement)) return emptyValues;
  fresh.reset();
  return formValues(new FormData(fresh));
}

// Both hold the same fields in the same order.
const isSame = (a: FormValues, b: FormValues): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What every form asks, and nobody types twice. */
type Person = Pick<FormValues, 'nome' | 'email' | 'empresa'>;

export function rememberPerson({ nome, email, empresa }: Person): void {
  writeKept('waitlistPerson', { nome, email, empresa });
}

/** Who signed up last; nobody where what lies there is not what was kept here. */
function readPerson(): Partial<Person> {
  const { nome, email, empresa } = readKept('waitlistPerson');
  return [nome, email, empresa].every((text) => typeof text === 'string') ? { nome, email, empresa } : {};
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
    writeKept('waitlistPerson', undefined);
    note.remove();
    for (const control of filled) control.value = '';
    // The draft, and what shows what is typed, follow the fields.
    form.dispatchEvent(new Event('input'));
    filled[0]?.focus();
  });
  form.querySelector('.field')?.before(note);
}

/**
 * The campaign that a form's visit came by: the one in the address of the page that holds the form; else that of a page before it in
 * this tab, as long as the analytics category is on (R-WL-28).
 */
export function visitCampaign(): Campaign | undefined {
  return campaignIn(location.search) ?? campaignIn(carried());
}

function carried(): string {
  try {
    if (currentConsent().choice.analytics) return sessionStorage.getItem(campaignKey) ?? '';
    sessionStorage.removeItem(campaignKey);
  } catch {
    // Nothing was carried where storage is blocked.
  }
  return '';
}
