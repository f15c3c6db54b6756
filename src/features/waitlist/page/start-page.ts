import { updateDated } from '#components/layout/page.client.ts';
import { copyText } from '#components/ui/clipboard.ts';
import { confirmation, portalPath, refusedTitle, sendPath, share } from '#content/waitlist.ts';
import { newspaperName, stepsDone, typedIn } from '#features/waitlist/form/sections.ts';
import { startSignUp } from '#features/waitlist/form/sign-up.ts';
import { fields, fitPhone } from '#features/waitlist/rules/fields.ts';
import { formValues } from '#features/waitlist/rules/schema.ts';

/**
 * Lets the form of a waiting list's page be sent without leaving it, and shows on the card beside it what is typed.
 * @param page `.waitlist-page`, with the confirmation waiting in its template
 */
export function startWaitlistPage(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>('form[data-sign-up]');
  const confirmed = page.querySelector('template');
  if (form === null || confirmed === null) return;
  startSignUp(form, {
    summary: true,
    onProblem: (isWrong) => {
      const { title = '' } = form.dataset;
      setTitle(isWrong ? refusedTitle(title) : title);
    },
    onJoined: () => {
      // A reload shows the page, and not a form that was refused before.
      history.replaceState(
        history.state,
        '',
        location.pathname === sendPath ? portalPath : location.pathname,
      );
      setTitle(confirmation.title);
      startSharing(confirmed.content);
      const heading = confirmed.content.querySelector('h1');
      page.replaceWith(confirmed.content);
      updateDated();
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    },
  });
  showWhatIsTyped(page, form);
}

/** Keeps the tab's title true; the brand's name stays at its end. */
function setTitle(title: string): void {
  document.title = document.title.replace(/^.*(?= \| )/, () => title);
}

/** What is typed, on the card and in the notes beside the sections (R-WLP-26); a phone number too long loses what separates its digits. */
function showWhatIsTyped(page: HTMLElement, form: HTMLFormElement): void {
  const name = page.querySelector<HTMLElement>('.newspaper__name');
  const { blank = '' } = page.querySelector<HTMLElement>('.queue-card__picture')?.dataset ?? {};
  const you = page.querySelector<SVGElement>('.queue-card__you');
  const show = () => {
    const values = formValues(new FormData(form));
    for (const [id, typed] of Object.entries(typedIn(values))) {
      const line = form.querySelector(`#${id} .waitlist-why__line b`);
      if (line !== null) line.textContent = typed;
    }
    const newspaper = newspaperName(values);
    if (name !== null) name.textContent = newspaper || blank;
    you?.setAttribute(
      'transform',
      `translate(${stepsDone(form.dataset.signUp ?? '', values) * Number(you.dataset.step)})`,
    );
  };
  // At the field, before the draft reads it.
  const phone = form.querySelector<HTMLInputElement>('[name="phone"]');
  phone?.addEventListener('input', () => {
    if (phone.value.length > fields.phone.max) phone.value = fitPhone(phone.value);
  });
  form.addEventListener('input', show);
  // What a draft brought back.
  show();
}

/** Lets the button of a confirmation's `ShareLink` share or copy its link, in place of the e-mail. */
export function startSharing(page: ParentNode): void {
  const way = page.querySelector('[data-share]');
  const button = way?.querySelector('button');
  const shown = way?.querySelector('.type-label');
  const status = way?.querySelector('[role="status"]');
  if (!button || !shown || !status) return;
  way?.querySelector('a')?.remove();
  button.hidden = false;
  const { list = '' } = button.dataset;
  const copy = async () => {
    status.textContent = share[await copyText(shown.textContent ?? '', shown)];
  };
  button.addEventListener('click', async () => {
    status.textContent = '';
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: list, text: share.message(list), url: shown.textContent ?? '' });
    } catch (error) {
      // Who closes the device's list of ways has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  });
}
