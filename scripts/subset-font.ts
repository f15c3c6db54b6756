/**
 * `npm run font`: writes the font that every page preloads (src/styles/inter-pt-br.woff2) and the declaration of the
 * whole one (src/styles/inter-others.css) again, from the installed Inter and the letters in scripts/lib/inter-subset.ts.
 */
import { writeFile } from 'node:fs/promises';
import { interSubset } from './lib/inter-subset.ts';

const styles = new URL('../src/styles/', import.meta.url);
const { font, others } = await interSubset();
await writeFile(new URL('inter-pt-br.woff2', styles), font);
await writeFile(new URL('inter-others.css', styles), others);
console.log(`inter-pt-br.woff2: ${font.byteLength} bytes`);
