import { brand } from '#brand.ts';
import { pagesOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** First value of an attribute in the built HTML. */
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test.describe('what search engines and shared links get', { tag: '@desktop' }, () => {
  test('every page has its own title, description, canonical address and image', async ({ request }) => {
    const paths = await pagesOf(request);
    expect(paths).toContain('/');
    expect(paths).toContain('/portal-ai-waitlist');
    expect(paths).not.toContain('/copyright');
    expect(paths.filter((path) => path.startsWith('/portal-ai-waitlist/'))).toEqual([]);
    const seen = { title: new Set<string>(), description: new Set<string>(), image: new Set<string>() };
    for (const path of paths) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      const title = attribute(html, /<title>(.*?)<\/title>/);
      const description = attribute(html, /<meta name="description" content="(.*?)"/);
      const image = attribute(html, /<meta property="og:image" content="(.*?)"/);
      expect(title.length, `title of ${path}`).toBeGreaterThan(8);
      expect(description.length, `description of ${path}`).toBeGreaterThan(40);
      expect(description.length, `description of ${path}`).toBeLessThanOrEqual(180);
      seen.title.add(title);
      seen.description.add(description);
      seen.image.add(image);
      expect(attribute(html, /<link rel="canonical" href="(.*?)"/), path).toBe(
        `${brand.url}${path === '/' ? '/' : path}`,
      );
      expect(attribute(html, /<meta name="twitter:card" content="(.*?)"/), path).toBe('summary_large_image');
      expect(html, path).toContain('lang="pt-BR"');
      expect(html.match(/<h1[\s>]/g), `h1 of ${path}`).toHaveLength(1);
    }
    for (const values of Object.values(seen)) expect(values.size).toBe(paths.length);
  });

  test('every image for sharing is a PNG of 1200x630 that other sites may show', async ({ request }) => {
    for (const path of await pagesOf(request)) {
      const html = await (await request.get(path)).text();
      const image = new URL(attribute(html, /<meta property="og:image" content="(.*?)"/)).pathname;
      const response = await request.get(image);
      expect(response.status(), image).toBe(200);
      expect(response.headers()['cross-origin-resource-policy'], image).toBe('cross-origin');
      const bytes = await response.body();
      expect(bytes.subarray(1, 4).toString(), image).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    }
  });

  test('structured data parses, with whole addresses and no rating', async ({ request }) => {
    const types = new Map<string, number>();
    for (const path of await pagesOf(request)) {
      const html = await (await request.get(path)).text();
      for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        const data = JSON.parse(text);
        expect(data['@context'], path).toBe('https://schema.org');
        types.set(data['@type'], (types.get(data['@type']) ?? 0) + 1);
        expect(text, path).not.toMatch(/aggregateRating|review/i);
        expect(text, path).not.toContain('undefined');
      }
    }
    expect(types.get('Organization')).toBe(1);
    expect(types.get('WebSite')).toBe(1);
    expect(types.get('BreadcrumbList')).toBe((await pagesOf(request)).length - 1);
    expect(types.get('SoftwareApplication')).toBeGreaterThanOrEqual(5);
    expect(types.get('FAQPage')).toBeGreaterThanOrEqual(3);
  });

  test('robots.txt and llms.txt lead to the pages', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${brand.url}/sitemap-index.xml`);
    const llms = await (await request.get('/llms.txt')).text();
    for (const [, address = ''] of llms.matchAll(/\]\((.*?)\)/g)) {
      expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
    }
  });

  test('no internal link is dead, and every anchor exists', async ({ request }) => {
    const documents = new Map<string, string>();
    const open = async (path: string) => {
      const known = documents.get(path);
      if (known !== undefined) return known;
      const response = await request.get(path);
      expect(response.status(), `link to ${path}`).toBe(200);
      const text = await response.text();
      documents.set(path, text);
      return text;
    };
    for (const path of await pagesOf(request)) {
      const html = await open(path);
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
        if (/^(https?:|mailto:|tel:)/.test(href)) continue;
        const target = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`);
        const document = await open(target.pathname);
        const id = decodeURIComponent(target.hash.slice(1));
        if (id !== '') expect(document, `${path} links to ${href}`).toContain(`id="${id}"`);
      }
    }
  });
});

test('nothing scrolls sideways at 320 px, on any page', { tag: '@phone' }, async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of await pagesOf(request)) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

/** Figures of the specification's section 1, and the page that owns each. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  '/': ['Mais de 50'],
  '/sobre': ['180+', '1.5B+', '480M+', '17 anos', '100%'],
  '/projetos': ['180+', '94%', '1.5B+'],
  '/ai-first-human-centered': ['87%', '350+', '100%', '96%'],
  '/solucoes/newsletter-ai': ['+67%', '340%', '98%', '3x'],
  '/solucoes/chama-la': ['4.9/5', '1.247+'],
  '/solucoes/leia-la': ['< 50 ms', '99.99%', '180+', '95%'],
  '/solucoes/publicidade-legal': ['5 min'],
  '/solucoes/portais-noticias': [
    '0.8 s',
    '99.9%',
    '+65%',
    '300+',
    '5 semanas',
    'Sem taxa de implantação',
    '24/7',
    '180+',
  ],
  '/sites-para-jornais': ['menos de 2 s'],
};

test('every figure of the specification stands on the page that owns it', { tag: '@desktop' }, async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const [path, figures] of Object.entries(FIGURES)) {
    await page.goto(path);
    const text = (await page.getByRole('main').textContent())?.replaceAll(/\s+/g, ' ') ?? '';
    for (const figure of figures) expect(text, path).toContain(figure);
  }
});
