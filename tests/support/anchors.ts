import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const client = fileURLToPath(new URL('../../dist/client/', import.meta.url));

/** The addresses inside pages that the built pages link to, each once. Needs a build. */
export function builtAnchors(): readonly (readonly [path: string, id: string])[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const anchors = files.flatMap((file) => {
    const own = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    // What `noscript` leads to stands open only without JavaScript.
    const html = readFileSync(client + file, 'utf8').replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
    const links = html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)?#([^"]+)"/g);
    return [...links].map(([, path = own, id = '']) => `${path}#${decodeURIComponent(id)}`);
  });
  return [...new Set(anchors)].map((anchor) => {
    const [path = '', id = ''] = anchor.split('#');
    return [path, id] as const;
  });
}

/**
 * The anchors whose target does not stand where a reader looks for it, each with the reason: missing or hidden, under the
 * fixed header, or with neither its heading nor its drawing in the upper six tenths of the view. A target at the page's end
 * may stand lower. Runs in the page, in the state that the page is in.
 */
export async function misplacedAnchors(ids: readonly string[]): Promise<string[]> {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const why = (id: string): string | undefined => {
    const target = document.getElementById(id);
    if (!target || !isShown(target)) return target ? 'hidden' : 'missing';
    const parts = [target, ...target.querySelectorAll('h1, h2, h3, h4, legend, .scene')].filter(isShown);
    const heading = target.matches('h1, h2, h3, h4') ? target : (parts[1] ?? target);
    const header = document.querySelector('[data-site-header]');
    const isFixed = header && getComputedStyle(header).position === 'fixed';
    const top = heading.getBoundingClientRect().top - (isFixed ? header.getBoundingClientRect().bottom : 0);
    // The beginning of the page itself: the skip link moves focus there, not the view.
    if (target.matches('main')) return undefined;
    if (top < 0) return `${Math.round(-top)} px under the header`;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return top > innerHeight * (isAtEnd ? 1 : 0.6) ? `${Math.round(top)} px below the header` : undefined;
  };
  const found: string[] = [];
  for (const id of ids) {
    location.hash = id;
    // Its steps or years turn to it, and the header changes its height.
    let reason = why(id);
    for (let wait = 0; wait < 20 && reason !== undefined; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      reason = why(id);
    }
    if (reason) found.push(`#${id}: ${reason}`);
  }
  return found;
}
