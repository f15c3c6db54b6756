/**
 * Gives the built pages' module scripts a low priority. They wait for the parser's end anyway, but a browser asks for them
 * with the same priority as for the font of the first paint; Astro bundles only `<script>` tags without attributes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, client } from './lib/built-pages.ts';

const pages = builtPages();
let changed = 0;
for (const page of pages) {
  const html = readFileSync(join(client, page), 'utf8');
  const late = html.replaceAll(
    '<script type="module" src=',
    '<script type="module" fetchpriority="low" src=',
  );
  if (late !== html) changed += 1;
  writeFileSync(join(client, page), late);
}
if (changed !== pages.length) {
  console.error(`Só ${changed} de ${pages.length} páginas têm um script de módulo: o build mudou de forma.`);
  process.exit(1);
}
