import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '#brand.ts';

/** Folder of the built files. */
export const client = fileURLToPath(new URL('../../../dist/client/', import.meta.url));

/** Paths of the built sitemap: the pages that search engines may show. Needs a build. */
export function builtPages(): readonly string[] {
  const addresses = (file: string) =>
    [...readFileSync(client + file, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url = '']) => new URL(url),
    );
  return addresses('sitemap-index.xml').flatMap(({ pathname }) =>
    addresses(pathname.slice(1)).map((address) => address.pathname),
  );
}

const code = { clientName: 'Gazeta do Cais', url: `${brand.url}/sobre`, mode: 'dark' };
/** The staff's tool, also with a code: search engines are shown neither. */
export const toolPages = ['/copyright', `/copyright/codigo?${new URLSearchParams(code)}`] as const;

/** A path that leads nowhere. */
export const unknownPath = '/pagina-que-nao-existe';
