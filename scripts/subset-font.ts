/**
 * `npm run font`: writes the font that every page preloads (src/styles/inter-pt-br.woff2) and its declaration
 * (src/styles/inter.css) again, from the installed Inter and the letters in scripts/lib/inter-subset.ts.
 */
import { writeFile } from 'node:fs/promises';
import { interSubset } from './lib/inter-subset.ts';

const styles = new URL('../src/styles/', import.meta.url);
const { font, css } = await interSubset();
await writeFile(new URL('inter-pt-br.woff2', styles), font);
await writeFile(new URL('inter.css', styles), css);
console.log(`inter-pt-br.woff2: ${font.byteLength} bytes`);
