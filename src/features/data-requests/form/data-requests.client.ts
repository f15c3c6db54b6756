/**
 * Sends the request form without leaving the page, so that nothing typed is lost when the network is: the form that
 * the server sends back takes the place of the one that was sent. Without this code the browser posts the form by itself.
 */
import { showFailure } from '#components/ui/focus-first-failure.ts';

const timeoutMs = 20_000;

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.request === undefined) return;
  event.preventDefault();
  void send(form);
});

// The browser may bring this page back as it was left, on its way to the protocol.
addEventListener('pageshow', (event) => {
  const form = document.querySelector<HTMLFormElement>('form[data-request]');
  if (event.persisted && form !== null) setSending(form, false);
});

async function send(form: HTMLFormElement): Promise<void> {
  // Before the fields are disabled, which leaves them out.
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  setSending(form, true);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.redirected) return location.assign(response.url);
    // What the server refused before reading it (too many, too large) is answered by a sentence.
    if (response.headers.get('Content-Type')?.startsWith('text/plain')) {
      return showProblem(form, (await response.text()).trim());
    }
    // A template, not a document: there the answer's own styles would be held against this page's policy.
    const page = document.createElement('template');
    page.innerHTML = await response.text();
    const answer = page.content.querySelector<HTMLFormElement>('form[data-request="typed"]');
    if (answer === null) throw new Error(`no form in the answer (${response.status})`);
    document.title = page.content.querySelector('title')?.textContent ?? document.title;
    form.replaceWith(answer);
    showFailure(answer, answer.querySelector('.error-summary'));
  } catch (error) {
    console.error('Data request: no answer from the server.', error);
    showProblem(form);
  }
}

/** Lets the form be sent again, with everything in it, and says why: that the server can't be reached, without a message. */
function showProblem(form: HTMLFormElement, message?: string): void {
  setSending(form, false);
  const problem = form.querySelector<HTMLElement>('[data-request-problem="unreachable"]');
  const title = problem?.querySelector<HTMLElement>('.error-summary__title');
  if (!problem || !title) return;
  title.dataset.own ??= title.textContent ?? '';
  title.textContent = message ?? title.dataset.own;
  problem.hidden = false;
  problem.querySelector<HTMLElement>('.error-summary')?.focus();
}

/** While it is on its way the form is quiet: fields and button are disabled, what was wrong before is gone. */
function setSending(form: HTMLFormElement, sending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const status = form.querySelector('[role="status"]');
  if (button === null || status === null) return;
  const { sending: word = '', label = button.textContent ?? '' } = button.dataset;
  button.dataset.label = label;
  button.textContent = sending ? word : label;
  status.textContent = sending ? word : '';
  for (const control of form.elements) control.toggleAttribute('disabled', sending);
  if (!sending) return;
  for (const problem of form.querySelectorAll<HTMLElement>('[data-request-problem]')) problem.hidden = true;
}
