/**
 * Makes a link to a list's page open its form over the page that one is on:
 *
 *     <ButtonLink {...listLink('newsletter-ai')}>
 *
 * Without JavaScript or with a modifier key the link is a link, and so it is when the dialog can't be loaded. Its code and form
 * are fetched when the page is idle, so that a press works without a connection; where they are not there yet, the page says
 * so instead of giving way to the browser's own error.
 */
import { whenShown } from '#components/ui/when-shown.ts';
import { offline } from '#content/interface.ts';

const links = 'a[data-waitlist-source]';

async function load(link: HTMLAnchorElement): Promise<() => void> {
  const { fetchPage, openWaitlistDialog } = await import('./open-dialog.ts');
  const page = await fetchPage(link.href);
  return () => openWaitlistDialog(page, link);
}

function sayOffline(link: HTMLAnchorElement): void {
  const line = document.createElement('p');
  line.className = 'type-small waitlist-offline';
  line.setAttribute('role', 'status');
  (link.closest('.actions') ?? link).after(line);
  // After the region is there, or it is not heard.
  setTimeout(() => line.append(offline));
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null;
  const isPlainPress =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlainPress || event.defaultPrevented) return;
  event.preventDefault();
  document.querySelector('.waitlist-offline')?.remove();
  load(link)
    .then((open) => open())
    .catch(() =>
      // Whether it is the connection that is missing, or only the dialog.
      fetch(link.href, { method: 'HEAD' }).then(
        () => location.assign(link.href),
        () => sayOffline(link),
      ),
    );
});

whenShown(() => {
  const link = document.querySelector<HTMLAnchorElement>(links);
  if (link === null) return;
  const fetchAhead = () => {
    // What fails here is tried again at the press.
    load(link).catch(() => undefined);
  };
  // Safari has no `requestIdleCallback`; a page that draws on and on would have no idle moment.
  addEventListener('load', () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(fetchAhead, { timeout: 2000 })
      : setTimeout(fetchAhead),
  );
});
