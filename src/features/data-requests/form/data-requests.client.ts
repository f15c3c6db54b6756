/**
 * Sends the request form without leaving the page, so that nothing typed is lost when the network is: the form that
 * the server sends back takes the place of the one that was sent. Without this code the browser posts the form by itself.
 */
import { showFailure } from '#components/ui/focus-first-failure.ts';
import { setSending, summarise, summaryOf } from '#components/ui/live-form.ts';

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
  // What was wrong before is gone.
  summaryOf(form)?.remove();
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(20_000),
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
    showFailure(answer, summaryOf(answer));
  } catch (error) {
    console.error('Data request: no answer from the server.', error);
    showProblem(form, form.dataset.unreachable);
  }
}

/** Lets the form be sent again, with everything in it, and says why. */
function showProblem(form: HTMLFormElement, message: string | undefined): void {
  setSending(form, false);
  summarise(form, message);
  summaryOf(form)?.focus();
}
