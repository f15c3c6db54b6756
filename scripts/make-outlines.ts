/**
 * `npm run artwork`: draws the brand's outlines from Inter again (src/components/drawing/brand-outlines.ts), and from them the
 * icons that browsers and phones show (public/).
 */
import { writeFile } from 'node:fs/promises';
import { outlinesSource } from './lib/outlines.ts';

const root = new URL('../', import.meta.url);
await writeFile(new URL('src/components/drawing/brand-outlines.ts', root), await outlinesSource());

// Only now: it reads the outlines.
const { siteIcons } = await import('./lib/site-icons.ts');
for (const [name, bytes] of siteIcons()) await writeFile(new URL(`public/${name}`, root), bytes);
