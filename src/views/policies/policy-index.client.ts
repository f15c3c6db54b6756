/** Marks the section being read in the sticky index of a document. */
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('[data-policy-index] a')].map((link) => [
    decodeURIComponent(link.hash.slice(1)),
    link,
  ]),
);
const headings = [...links.keys()]
  .map((id) => document.getElementById(id))
  .filter((heading) => heading !== null);

/** The last heading above the upper third of the view; the first one before any has got there. */
function mark(): void {
  const line = innerHeight / 3;
  const current = headings.findLast((heading) => heading.getBoundingClientRect().top < line) ?? headings[0];
  for (const [id, link] of links) {
    if (id === current?.id) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

addEventListener('scroll', mark, { passive: true });
mark();
