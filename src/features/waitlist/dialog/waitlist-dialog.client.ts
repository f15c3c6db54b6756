/**
 * Makes waitlist links open the dialog instead of the list's page:
 *
 *     <ButtonLink {...listLink('newsletter-ai')}>
 *
 * `data-waitlist-source` makes the link open the dialog and is stored with the sign-up; title and intro have
 * defaults. Without JavaScript, with a modifier key, or when the dialog can't be loaded, the link is a link.
 * React and the dialog are downloaded when a pointer or focus reaches such a link, never before.
 */
const waitlistLinks = 'a[data-waitlist-source]';

const load = () => import('./WaitlistDialogIsland.tsx');

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(waitlistLinks) : null;
}

function preload(event: Event): void {
  // What fails here is tried again at the press.
  if (linkOf(event)) load().catch(() => undefined);
}

document.addEventListener('pointerover', preload, { passive: true });
document.addEventListener('focusin', preload);

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  const isPlainPress =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlainPress || event.defaultPrevented) return;
  event.preventDefault();
  const { waitlistSource, waitlistTitle, waitlistIntro } = link.dataset;
  load()
    .then(({ openWaitlistDialog }) =>
      openWaitlistDialog({ source: waitlistSource, title: waitlistTitle, intro: waitlistIntro }, link),
    )
    .catch(() => location.assign(link.href));
});

// A module, so that its names are its own.
export {};
