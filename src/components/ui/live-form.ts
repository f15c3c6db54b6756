/**
 * What a script says in a form that the server rendered: the same markup as `Field.tsx` and `ErrorSummary.tsx`, so that a
 * form looks and reads alike whoever checked it. Nothing is remembered besides what stands in the form.
 */
import { errorSummaryTitle } from '#content/forms.ts';

/** What sums up what is wrong with a form, where it says so. */
export const summaryOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('.error-summary');

/**
 * Says at a field what is wrong with it.
 * @param name of its control
 * @param message in Portuguese; takes away what was said, when left out
 */
export function setFieldError(form: HTMLFormElement, name: string, message?: string): void {
  // Of a choice, the first, whose id the others share in.
  const control = form.querySelector(`[name="${name}"]`);
  const field = control?.closest('.field');
  if (!control || !field) return;
  const described = field.matches('[role="radiogroup"]') ? field : control;
  const id = `${control.id}-erro`;
  const ids = (described.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one && one !== id);
  field.querySelector('.field__error')?.remove();
  if (message !== undefined) {
    ids.unshift(id);
    const error = field.appendChild(document.createElement('p'));
    error.className = 'field__error';
    error.id = id;
    error.textContent = message;
  }
  setAttribute(described, 'aria-invalid', message && 'true');
  setAttribute(described, 'aria-describedby', ids.join(' '));
}

/**
 * Says at the top of a form what is wrong with it: one sentence, or, without it, the fields' errors, each a link to its
 * field. Says nothing where nothing is wrong.
 */
export function summarise(form: HTMLFormElement, problem?: string): void {
  summaryOf(form)?.remove();
  const errors = [...form.querySelectorAll('.field__error')];
  if (problem === undefined && errors.length === 0) return;
  const summary = document.createElement('section');
  summary.className = 'error-summary';
  summary.tabIndex = -1;
  const title = summary.appendChild(document.createElement('p'));
  title.className = 'error-summary__title';
  title.id = 'resumo-dos-erros';
  title.textContent = problem ?? errorSummaryTitle(errors.length);
  summary.setAttribute('aria-labelledby', title.id);
  if (problem === undefined) {
    const list = summary.appendChild(document.createElement('ul'));
    for (const error of errors) {
      const link = list.appendChild(document.createElement('li')).appendChild(document.createElement('a'));
      link.href = `#${error.id.replace(/-erro$/, '')}`;
      link.textContent = error.textContent;
    }
  }
  form.prepend(summary);
}

/** A press on an error in the summary moves focus to its field, and shows it with its label; without a script the fragment does it. */
export function followErrors(form: HTMLFormElement): void {
  form.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.error-summary a');
    const field = link && document.getElementById(link.hash.slice(1));
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  });
}

/** While a form is on its way it is quiet: nothing in it can be used, and its button and a screen reader say `data-sending`. */
export function setSending(form: HTMLFormElement, sending: boolean): void {
  for (const control of form.elements) control.toggleAttribute('disabled', sending);
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const status = form.querySelector('[role="status"]');
  if (button === null || status === null) return;
  const { sending: word = '', label = button.textContent ?? '' } = button.dataset;
  button.dataset.label = label;
  button.textContent = sending ? word : label;
  setAttribute(button, 'aria-busy', sending ? 'true' : '');
  status.textContent = sending ? word : '';
}

/** Sets an attribute, or takes it away where it would say nothing. */
function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
