import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { campaignName, trackedUrl } from './embed.ts';
import { checkProductUrl } from './product-url.ts';

const numRuns = propertyRuns(5_000);
const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }), fc.string());

describe('the campaign of a client (R-GEN-12)', () => {
  it.each([
    ['Jornal da Serra', 'jornal_da_serra'],
    ['  Prefeitura de São José — 2026! ', 'prefeitura_de_sao_jose_2026'],
    ['Ação & Cia.', 'acao_cia'],
    ['INDÚSTRIA Ñandú İzmir', 'industria_nandu_izmir'],
    ['__a__', 'a'],
    ['日本新聞', 'cliente'],
    ['', 'cliente'],
  ])('of %j is %s', (name, campaign) => {
    expect(campaignName(name)).toBe(campaign);
  });
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

  it(`keeps host, path, fragment and other parameters, and has each of ours once, the campaign in a to z, 0 to 9 and underscores (${numRuns} runs) (R-GEN-11)`, () => {
    fc.assert(
      fc.property(anyText, anyText, (rest, name) => {
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
      { numRuns },
    );
  });
});
