import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';

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
export function controlPage(html: string): string {
  const font = /\/_assets\/[^"'()\s>]+\.woff2/.exec(html)?.[0];
  if (font === undefined) throw new Error('A página não diz qual é a sua fonte.');
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.body.innerHTML = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
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
