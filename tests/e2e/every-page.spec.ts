import { brand } from '#brand.ts';
import { parsePage, plain, wordsOf } from '../support/built-page.ts';
import { preloadedLetters } from '../support/font-letters.ts';
import { pagesOf } from '../support/pages.ts';
import { schemaOrgProblems } from '../support/schema-org.ts';
import { expect, test } from '../support/test.ts';

/** Pages that search engines are not shown, and people are. */
const unlisted = ['/copyright'];

/** First value of an attribute in the built HTML. */
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test.describe('what search engines and shared links get', () => {
  test('every page has its own title, description, canonical address and image', async ({ request }) => {
    const paths = await pagesOf(request);
    expect(paths).toContain('/');
    expect(paths).toContain('/portal-ai-waitlist');
    expect(paths.filter((path) => path.startsWith('/copyright'))).toEqual([]);
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

  test('the image is described by what it shows: the headline and the sections', async ({ request }) => {
    const seen = new Set<string>();
    for (const path of await pagesOf(request)) {
      const document = parsePage(await (await request.get(path)).text());
      const alt = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '';
      const headline = wordsOf(document.querySelector('main h1')).replace(/ ?\.$/, '');
      expect(alt, path).toContain(`“${headline}.”`);
      const [section] = document.querySelectorAll('main h2');
      if (section) expect(alt, path).toContain(wordsOf(section).replace(/ ?\.$/, ''));
      expect(alt, path).toMatch(/^.+, em letras brancas no preto: “/);
      expect(alt.length, path).toBeLessThanOrEqual(420);
      seen.add(alt);
    }
    expect(seen.size).toBe((await pagesOf(request)).length);
  });

  test('structured data keeps the rules of schema.org, says what the page says, and rates nothing', async ({
    request,
  }) => {
    const types = new Map<string, number>();
    for (const path of await pagesOf(request)) {
      const html = await (await request.get(path)).text();
      const text = wordsOf(parsePage(html).querySelector('main'));
      const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const items = scripts.map(([, json = '']) => JSON.parse(json));
      expect(schemaOrgProblems(items, brand.url), path).toEqual([]);
      for (const item of items) {
        types.set(item['@type'], (types.get(item['@type']) ?? 0) + 1);
        if (item['@type'] === 'BreadcrumbList') {
          expect(item.itemListElement.at(-1).item, path).toBe(`${brand.url}${path}`);
        }
        if (item['@type'] !== 'FAQPage') continue;
        for (const { name, acceptedAnswer } of item.mainEntity) {
          expect(text, path).toContain(plain(name));
          expect(text, path).toContain(plain(acceptedAnswer.text));
        }
      }
    }
    expect(types.get('Organization')).toBe(1);
    expect(types.get('WebSite')).toBe(1);
    expect(types.get('BreadcrumbList')).toBe((await pagesOf(request)).length - 1);
    expect(types.get('SoftwareApplication')).toBe(5);
    expect(types.get('FAQPage')).toBe(4);
  });

  test('every character of every page is in the preloaded font', async ({ request }) => {
    const preloaded = await preloadedLetters();
    // An arrow in a drawing, which no file of the font's latin letters has: the system's.
    const foreign = ['→'];
    for (const path of [...(await pagesOf(request)), ...unlisted, '/pagina-que-nao-existe']) {
      const { body } = parsePage(await (await request.get(path)).text());
      for (const part of body.querySelectorAll('script, style')) part.remove();
      const typed = [...body.querySelectorAll('[placeholder], [value]')].map(
        (field) => `${field.getAttribute('placeholder')}${field.getAttribute('value')}`,
      );
      const letters = new Set([body.textContent, ...typed].join('').replaceAll('\n', ''));
      expect(letters.size, path).toBeGreaterThan(40);
      const missing = [...letters].filter((letter) => !preloaded.has(letter.codePointAt(0) ?? 0));
      expect(
        missing.filter((letter) => !foreign.includes(letter)),
        path,
      ).toEqual([]);
    }
  });

  test('every page has the header, its content and the footer', async ({ request }) => {
    for (const path of [...(await pagesOf(request)), '/pagina-que-nao-existe']) {
      const document = parsePage(await (await request.get(path)).text());
      for (const part of ['body > [data-site-header]', 'body > main', 'body > footer']) {
        expect(document.querySelectorAll(part), `${part} of ${path}`).toHaveLength(1);
      }
    }
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
    for (const path of [...(await pagesOf(request)), ...unlisted]) {
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
  for (const path of [...(await pagesOf(request)), ...unlisted]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('a letter that Portuguese does not have brings the whole font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto('/portal-ai-waitlist', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(1);
  await page.getByRole('textbox').first().fill('Åsa Ødegård');
  await expect.poll(() => fonts.length).toBe(2);
});

test('a page starts at its top, wherever the page before was left', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page whose scripts never arrive keeps its words', async ({ page, request }) => {
  test.setTimeout(120_000);
  // Small scripts stand in the page itself.
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'script') return route.abort();
    if (type !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '');
    return route.fulfill({ response, body });
  });
  // Without it, what is further down is still waiting to rise into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of await pagesOf(request)) {
    await page.goto(path);
    const lost = await page.getByRole('main').evaluate(async (main) => {
      const isHidden = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const found: (string | null)[] = [];
      for (const heading of main.querySelectorAll('h1, h2, h3')) {
        // The demonstration of the newsletter shows one reader at a time, chosen without any script.
        if (heading.closest('dialog, #demo') || !isHidden(heading)) continue;
        // What is not shown at once has a link in the page that shows it.
        main.querySelector<HTMLElement>(`a[href="#${heading.closest('[id]')?.id}"]`)?.click();
        for (let frame = 0; frame < 120 && isHidden(heading); frame++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        if (isHidden(heading)) found.push(heading.textContent);
      }
      return found;
    });
    expect(lost, path).toEqual([]);
  }
});
