/** Marks the section being read in a page's sticky index, and keeps the mark in view where the index is wider than a phone. */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('[data-section-index] a')].map((link) => [
    decodeURIComponent(link.hash.slice(1)),
    link,
  ]),
);
const targets = [...links.keys()]
  .map((id) => document.getElementById(id))
  .filter((target) => target !== null);
let current: Element | undefined;

/** The last section that begins above the upper third of the view; the first one before any has got there. */
function mark(): void {
  const line = innerHeight / 3;
  const read = targets.findLast((target) => target.getBoundingClientRect().top < line) ?? targets[0];
  if (read === current) return;
  current = read;
  for (const [id, link] of links) {
    if (id === read?.id) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  const link = links.get(read?.id ?? '');
  const bar = link?.closest('[data-section-index]');
  // Not `scrollIntoView`, which would scroll the page as well.
  if (link && bar && bar.scrollWidth > bar.clientWidth)
    bar.scrollLeft = link.offsetLeft - bar.clientWidth / 3;
}

if (links.size > 0) {
  addEventListener('scroll', mark, { passive: true });
  mark();
}
