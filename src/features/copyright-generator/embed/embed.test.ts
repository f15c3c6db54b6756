// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { buildEmbed, buildRichText, campaignName, type EmbedOptions, lineText, trackedUrl } from './embed.ts';
import { checkProductUrl } from './product-url.ts';

const numRuns = propertyRuns(2_000);
const base: EmbedOptions = {
  clientName: 'Jornal da Serra',
  url: `https://www.${brand.domain}/solucoes`,
  mode: 'light',
  year: 2026,
};

/** Names of every kind: any characters, and pieces that mean something to HTML, to URLs or to readers. */
const anyName = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 160 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        ...`<script>alert(1)</script> " ' & &amp; &#60; < > </bdi> </span> <!-- --> ]]> $& ${brand.name}`.split(
          ' ',
        ),
        ...['" onmouseover="x', '\u0000', '\u202e', '\u0085', '\ud800', 'São José', '\r\n', ' '],
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join('')),
);
const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));
const anyUrl = fc
  .string({ unit: anyCharacter, maxLength: 40 })
  .map((rest) => `https://www.${brand.domain}/${rest.toWellFormed()}`);
const anyOptions = fc.record({
  clientName: anyName,
  url: anyUrl,
  mode: fc.constantFrom('light' as const, 'dark' as const),
  year: fc.integer({ min: 2000, max: 2999 }),
});

/** The tree of some HTML, without its texts: each element with its attributes' names, and what is in it. */
function treeOf(element: Element): string {
  const inside = Array.from(element.children, treeOf).join(' ');
  return `${element.localName}[${element.getAttributeNames().join(' ')}]${inside && `(${inside})`}`;
}
const logoTree =
  'svg[xmlns width height viewBox aria-hidden style](path[fill style d] circle[fill style cx cy r])';
const codeTree = `span[lang dir style](bdi[style] span[style](a[href target rel aria-label style](${logoTree})))`;

function parse(html: string): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  expect(host.childNodes).toHaveLength(1);
  const [root] = host.children;
  if (root === undefined) throw new Error('the code has no element');
  return root;
}

const shown = (name: string) =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();

describe('the code for a client’s site', () => {
  it(`and the line as formatted text are the expected trees with the name as text, whatever is typed (${numRuns} runs) (R-GEN-16)`, () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const html = buildEmbed(options);
        const root = parse(html);
        expect(treeOf(root)).toBe(codeTree);
        expect(root.querySelector('bdi')?.textContent).toBe(shown(options.clientName));
        expect(root.querySelector('a')?.getAttribute('href')).toBe(
          trackedUrl(options.url, options.clientName),
        );
        const rich = parse(buildRichText(options));
        expect(treeOf(rich)).toBe('span[lang dir](bdi[] a[href target rel])');
        expect(rich.querySelector('bdi')?.textContent).toBe(shown(options.clientName));
        expect(rich.querySelector('a')?.textContent).toBe(brand.name);
        // Right in every charset, on one line, and made of one spelling of quotes only.
        expect(html).toMatch(/^[\x20-\x7e]+$/);
        expect(buildEmbed({ ...options, clientName: `  ${options.clientName}\n` })).toBe(html);
      }),
      { numRuns },
    );
  });

  it('fits its column', () => {
    const longest = {
      ...base,
      clientName: '\u{1f4f0}'.repeat(80),
      url: `https://${brand.domain}/`.padEnd(2048, "'"),
    };
    expect(buildEmbed(longest).length).toBeLessThanOrEqual(20_000);
  });

  it('says who owns the site, and who made it (R-GEN-13)', () => {
    const root = parse(buildEmbed(base));
    expect(root.textContent).toBe('© 2026 Jornal da Serra. Todos os direitos reservados. Desenvolvido por ');
    const anchor = root.querySelector('a');
    expect(anchor?.getAttribute('aria-label')).toBe(`${brand.name} (abre em nova aba)`);
    expect(anchor?.getAttribute('rel')).toBe('noopener');
  });

  it('tells its words apart from the logo, for who measures the line', () => {
    const { copyright, credit } = lineText({ ...base, clientName: ' Gráfica  S.A. ' });
    // The full stop of a name is not doubled.
    expect(copyright).toBe('© 2026 Gráfica S.A. Todos os direitos reservados.');
    expect(lineText({ ...base, clientName: 'Rádio 1.0' }).copyright).toContain('Rádio 1.0. Todos');
    expect(`${copyright} ${credit}`).toBe(
      parse(buildEmbed({ ...base, clientName: 'Gráfica S.A.' })).textContent,
    );
  });

  it('shows each letter of the logo in the colour for its background, as attributes', () => {
    const path = (mode: EmbedOptions['mode']) => parse(buildEmbed({ ...base, mode })).querySelector('path');
    expect(path('light')?.getAttribute('fill')).toBe('#111827');
    expect(path('dark')?.getAttribute('fill')).toBe('#fff');
    expect(path('dark')?.getAttribute('d')).toBe(wordmark.letters);
  });

  it.each([
    ...[brand.name, `  ${brand.name.toLowerCase()} `, brand.name.replace('o', 'ó')].map((name) => [name, '']),
    ...[`${brand.name} Jornal`, brand.name.slice(0, -1), `a ${brand.name}`, ''].map((name) => [
      name,
      'Desenvolvido por ',
    ]),
  ])('for %j, the agency itself or another, says of it: %j (R-GEN-14)', (clientName, credit) => {
    expect(parse(buildEmbed({ ...base, clientName })).textContent).toMatch(
      new RegExp(`reservados\\. ${credit}$`),
    );
  });
});

it.each([
  ['Jornal da Serra', 'jornal_da_serra'],
  ['  Prefeitura de São José — 2026! ', 'prefeitura_de_sao_jose_2026'],
  ['Ação & Cia.', 'acao_cia'],
  ['INDÚSTRIA Ñandú İzmir', 'industria_nandu_izmir'],
  ['__a__', 'a'],
  ['日本新聞', 'cliente'],
  ['', 'cliente'],
])('the campaign of %j is %s (R-GEN-12)', (name, campaign) => {
  expect(campaignName(name)).toBe(campaign);
});

describe('the link', () => {
  const page = `https://www.${brand.domain}`;
  const ours = 'utm_source=copyright_link&utm_medium=referral&utm_campaign=ana&utm_content=footer_logo';

  it.each([
    [`${page}/`, `${page}/?${ours}`],
    [`${page}/sobre?a=1&b=%20x&flag#topo`, `${page}/sobre?a=1&b=%20x&flag&${ours}#topo`],
    [`${page}/?utm_source=velho&a=1&utm_campaign=velha`, `${page}/?a=1&${ours}`],
    [`${page}/?utm%5Fsource=velho&UTM_TERM=x&a=1`, `${page}/?a=1&${ours}`],
    [`${page}/?&&`, `${page}/?${ours}`],
    [`${page}/??utm_source=x&?`, `${page}/??utm_source=x&?&${ours}`],
    [`${page}/#utm_source=x`, `${page}/?${ours}#utm_source=x`],
  ])('%s becomes %s', (url, tracked) => {
    expect(trackedUrl(url, 'Ana')).toBe(tracked);
  });

  it('keeps host, path, fragment and other parameters, and has each of ours once, the campaign in a to z, 0 to 9 and underscores (R-GEN-11)', () => {
    fc.assert(
      fc.property(anyText, anyName, (rest, name) => {
        expect(campaignName(name)).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
        const checked = checkProductUrl(`${page}/${rest}`);
        if (!checked.ok) return;
        const before = new URL(checked.url);
        const after = new URL(trackedUrl(checked.url, name));
        expect(after.origin + after.pathname + after.hash).toBe(
          before.origin + before.pathname + before.hash,
        );
        const others = [...before.searchParams].filter(([key]) => !key.toLowerCase().startsWith('utm_'));
        expect([...after.searchParams].filter(([key]) => !key.startsWith('utm_'))).toEqual(others);
        expect([...after.searchParams].filter(([key]) => key.startsWith('utm_'))).toEqual([
          ['utm_source', 'copyright_link'],
          ['utm_medium', 'referral'],
          ['utm_campaign', campaignName(name)],
          ['utm_content', 'footer_logo'],
        ]);
        // Following the link again changes nothing.
        expect(trackedUrl(after.href, name)).toBe(after.href);
      }),
      { numRuns: propertyRuns(5_000) },
    );
  });
});
