import { showFailure } from '#components/ui/focus-first-failure.ts';
import { followErrors, setFieldError, setSending, summarise, summaryOf } from '#components/ui/live-form.ts';
import { type PageField, pageFields } from '#features/waitlist/rules/fields.ts';
import { checkForm, formValues } from '#features/waitlist/rules/schema.ts';
import { ATTEMPT_KEY_FIELD, attemptFor, SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/sent-beside.ts';
import { CAMPAIGN_FIELD, campaignIn } from '#shared/campaign.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import type { FieldErrors } from '#shared/validate.ts';
import { sendSignUp } from './api-client.ts';
import { fillKnownPerson, keepDraft, rememberPerson, visitCampaign } from './kept.ts';

interface SignUpOptions {
  /** Lists above the fields what is wrong in them: for a page, where the first field may be out of view. */
  readonly summary?: boolean;
  readonly onSending?: (sending: boolean) => void;
  /** Whether the form says now that something is wrong. */
  readonly onProblem?: (isWrong: boolean) => void;
  readonly onJoined: () => void;
}

/**
 * The way of a sign-up from the form to its answer, the same on the pages and in the dialog: bring back what was typed, check,
 * send once, say what came of it (R-WL-11 to R-WL-17, R-WLP-18). Without it the browser posts the form by itself.
 * @param form its `data-sign-up` says where the sign-up is made
 * @returns gives the form up: its draft is forgotten
 */
export function startSignUp(form: HTMLFormElement, options: SignUpOptions): () => void {
  const key = form.querySelector<HTMLInputElement>(`[name="${ATTEMPT_KEY_FIELD}"]`)?.value;
  const draft = keepDraft(form, key !== undefined);
  let attempt = draft.attempt ?? (key === undefined ? null : { key, content: '', answered: false });
  if (key === undefined) fillKnownPerson(form);
  let isSending = false;

  /** All that is wrong, and nothing else. */
  function say(errors: FieldErrors<PageField>, problem?: string): void {
    for (const name of pageFields) setFieldError(form, name, errors[name]);
    sumUp(problem);
  }
  function sumUp(problem?: string): void {
    if (problem !== undefined || options.summary) summarise(form, problem);
    else summaryOf(form)?.remove();
    options.onProblem?.(summaryOf(form) !== null);
  }
  function fail(errors: FieldErrors<PageField>, problem?: string): void {
    say(errors, problem);
    showFailure(form, summaryOf(form));
  }
  function onTheWay(sending: boolean): void {
    isSending = sending;
    setSending(form, sending);
    options.onSending?.(sending);
  }

  async function send(data: FormData): Promise<void> {
    const values = formValues(data);
    const checked = checkForm(form.dataset.signUp ?? '', values);
    if (!checked.ok) return fail(checked.errors);
    const ofForm = campaignIn(String(data.get(CAMPAIGN_FIELD) ?? ''));
    const row = { ...checked.value, ...(ofForm ?? visitCampaign()) };
    const current = attemptFor(attempt, row);
    attempt = current;
    draft.keep(current);
    say({});
    onTheWay(true);
    const honeypot = data.get(HONEYPOT_FIELD);
    const outcome = await sendSignUp(
      // What a program wrote into the trap goes along, for the server to judge.
      honeypot ? { ...row, [HONEYPOT_FIELD]: honeypot } : row,
      { key: current.key, shownTexts: String(data.get(SHOWN_TEXTS_FIELD) ?? '') },
    );
    onTheWay(false);
    if (outcome === 'joined') {
      draft.forget();
      rememberPerson(values);
      return options.onJoined();
    }
    attempt = { ...current, answered: outcome.answered };
    draft.keep(attempt);
    fail(outcome.errors ?? {}, outcome.problem);
  }

  followErrors(form);
  form.addEventListener(
    'input',
    () => navigator.sendBeacon('/api/counts', new Blob(['"begun"'], { type: 'application/json' })),
    { once: true },
  );
  const email = form.querySelector<HTMLInputElement>('[name="email"]');
  email?.addEventListener(
    'focus',
    async () => {
      // Without a connection nothing is asked.
      const asking = await import('#components/ui/email-suggestion.ts').catch(() => null);
      asking?.askWhatWasMeant(email);
    },
    { once: true },
  );
  form.addEventListener('input', ({ target }) => {
    // Editing a field clears what is said about it, and about the form as a whole (R-WL-15).
    const field = target instanceof Element ? target.closest('.field') : null;
    const isBanner = summaryOf(form)?.querySelector('a') === null;
    const isWrong = (field?.querySelector('.field__error') ?? null) !== null;
    if (isSending || !(isWrong || isBanner)) return;
    if (isWrong && target instanceof Element) setFieldError(form, target.getAttribute('name') ?? '');
    sumUp();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void send(new FormData(form));
  });
  return draft.forget;
}
