import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '#integrations/built-pages.ts';
import { packFolder } from '#integrations/precompress.ts';

/** Address of the page that the home page is compared with. */
export const controlPath = '/controle';

/**
 * Gives a built site one more page, the control, so that the same server sends both: packed, cached and answered alike, only the
 * page differs.
 * @param dist folder of the build
 */
export async function addControl(dist: string): Promise<void> {
  const client = join(dist, 'client');
  const home = readFileSync(join(client, 'index.html'), 'utf8');
  writeFileSync(join(client, `${controlPath}.html`), controlPage(home));
  const file = join(dist, '_headers.json');
  const policies: unknown[] = JSON.parse(readFileSync(file, 'utf8'));
  // Pages without a policy of their own get the strictest, which refuses every style.
  const value = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
  policies.push({ pathname: controlPath, headers: [{ key: 'Content-Security-Policy', value }] });
  writeFileSync(file, JSON.stringify(policies));
  await packFolder(client);
}

/** What a plain page is made of; everything else that wraps words is taken off. */
const plain = new Set(
  'HEADER NAV MAIN SECTION FOOTER H1 H2 H3 H4 P UL OL LI DL DT DD A STRONG EM ABBR BR'.split(' '),
);
const kept = new Set(['href', 'aria-label']);
/** Drawings and behaviour; the one dialog is the menu, whose links the header has too. */
const left = 'script, style, svg, dialog, template, button';

/**
 * The page that nothing can be faster than with these words and this font: HTML, a few lines of CSS in the head,
 * the font, loaded as the site loads it; no script, no drawing, no request besides.
 * @param html a built page of the site
 * @returns the document
 * @throws when the page does not name its font in the HTML
 */
function controlPage(html: string): string {
  const font = /\/_assets\/[^"'()\s>]+\.woff2/.exec(html)?.[0];
  if (font === undefined) throw new Error('A página não diz qual é a sua fonte.');
  const document = parsePage(html);
  for (const element of document.querySelectorAll(left)) element.remove();
  for (const element of [...document.body.querySelectorAll('*')].reverse()) {
    // Blocks of their own, some of them: their words must not grow together.
    if (!plain.has(element.tagName)) element.replaceWith(' ', ...element.childNodes, ' ');
    else for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
  }
  const head = (pattern: RegExp): string => pattern.exec(html)?.[0] ?? '';
  const css = readFileSync(new URL('control.css', import.meta.url), 'utf8')
    .replace(/\/\*.*\*\//g, '')
    .replace(/\s+/g, ' ');
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head(/<title>[^<]*<\/title>/)}${head(/<meta name="description"[^>]*>/)}
${head(/<link[^>]*rel="preload"[^>]*\.woff2[^>]*>/)}
<style>@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:swap;src:url(${font}) format("woff2")}${css}</style>
</head><body>${tidy(document.body.innerHTML)}</body></html>`;
}

/** Without comments, and without spaces that the taken wrappers left twice or before a full stop or comma. */
function tidy(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])(?=[ <])/g, '$1');
}
