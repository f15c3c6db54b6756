import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { AstroIntegrationLogger } from 'astro';
import { parsePage, rewritePages } from '../built-pages.ts';
import { shareImage, shareImageAlt } from './share-image.ts';

/**
 * Draws the image that a shared link shows, one per page (og/*.png, 1200x630): the page's own headline ends in the dot,
 * and a line leaves the dot for each of its sections. Reads the built pages, so that an image can't tell something else
 * than its page, and writes into each what its image shows (og:image:alt).
 */
export async function shareImages(dir: URL, logger: AstroIntegrationLogger): Promise<void> {
  let drawn = 0;
  await rewritePages(dir, ({ html }, file) => {
    const page = parsePage(html);
    const address = page.querySelector('meta[property="og:image"]')?.getAttribute('content');
    if (!address) return {};
    // Drawings in the headline carry words of their own.
    for (const drawing of page.querySelectorAll('main h1 [aria-hidden], main h2 [aria-hidden]'))
      drawing.remove();
    // The words on both sides of a line break are two words.
    for (const lineBreak of page.querySelectorAll('main h1 br, main h2 br')) lineBreak.replaceWith(' ');
    const headline = linesOf(page.querySelector('main h1'));
    if (headline.length === 0) throw new Error(`${file} has no headline`);
    const sections = [...page.querySelectorAll('main h2')].map(({ textContent }) => plain(textContent));
    const target = new URL(`.${new URL(address).pathname}`, dir);
    mkdirSync(new URL('.', target), { recursive: true });
    writeFileSync(target, new Resvg(shareImage({ headline, sections })).render().asPng());
    drawn += 1;
    return { html: withAlt(html, shareImageAlt(headline)) };
  });
  logger.info(`${drawn} imagens de compartilhamento`);
}

/** The page with its image's description instead of the stand-in that the layout wrote. */
function withAlt(html: string, alt: string): string {
  const tag = /(<meta property="og:image:alt" content=")[^"]*/;
  if (!tag.test(html)) throw new Error('A page has an image for sharing and no og:image:alt');
  const text = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return html.replace(tag, (_, start: string) => start + text);
}

/** The headline in the lines that the page sets it in: its `title-line` spans (or `data-line`), when they hold all of it; else one line. */
function linesOf(heading: ReturnType<ReturnType<typeof parsePage>['querySelector']>) {
  const whole = plain(heading?.textContent ?? '');
  const lines = [...(heading?.querySelectorAll('.title-line, [data-line]') ?? [])].map((line) =>
    plain(line.textContent),
  );
  return lines.join(' ') === whole ? lines : [whole].filter(Boolean);
}

/** One line of text without the full stop that the dot draws. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
}
