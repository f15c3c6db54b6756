import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { urlErrors } from '#content/generator.ts';
import { anyCharacter } from '../../../../tests/support/any-text.ts';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { checkProductUrl, maxUrlLength, secureUrl } from './product-url.ts';

const { domain } = brand;
const numRuns = propertyRuns(2_500);
const messageOf = (text: string) => {
  const checked = checkProductUrl(text);
  return checked.ok ? checked.url : checked.message;
};

describe('a page of the agency’s', () => {
  it.each([
    [`https://${domain}`, `https://${domain}/`],
    [domain, `https://${domain}/`],
    [`www.${domain}/sobre`, `https://www.${domain}/sobre`],
    [`  HTTPS://WWW.${domain.toUpperCase()}/Sobre  `, `https://www.${domain}/Sobre`],
    [`https://a.b-c.${domain}/x?y=1&utm_source=z#w`, `https://a.b-c.${domain}/x?y=1&utm_source=z#w`],
    [`${domain}?a=1`, `https://${domain}/?a=1`],
    [`${domain}:443`, `https://${domain}/`],
    [`${domain}#a`, `https://${domain}/#a`],
    [`https://${domain}/notícia`, `https://${domain}/not%C3%ADcia`],
    [`https://${domain}/@ana:80`, `https://${domain}/@ana:80`],
    [`${domain}/?para=https://evil.example`, `https://${domain}/?para=https://evil.example`],
    [`${domain}/?para=http://evil.example`, `https://${domain}/?para=http://evil.example`],
    [`\u200dhttps://www.\ufe0f${domain}/a\u200d`, `https://www.${domain}/a`],
  ])('%s is taken as %s (R-GEN-8)', (text, url) => {
    expect(checkProductUrl(text)).toEqual({ ok: true, url });
  });

  it.each([
    ['', `Digite a URL da ${brand.name}`],
    [' \n', `Digite a URL da ${brand.name}`],
    ['http://', 'Use HTTPS para segurança'],
    [`HTTP://${domain}`, 'Use HTTPS para segurança'],
    [`http://evil.example/?x=${domain}`, 'Use HTTPS para segurança'],
    [`https://${domain}/a b`, 'URL inválida. Tire o espaço do endereço'],
    [`${domain}/sobre ?a=b c`, 'URL inválida. Tire o espaço do endereço'],
  ])('of %j is said what is missing, not safe or too much: %s (R-GEN-5, R-GEN-7)', (text, message) => {
    expect(messageOf(text)).toBe(message);
  });

  it('has at most 2,048 characters, also after the browser has encoded them (R-GEN-9)', () => {
    const of = (length: number) => `https://${domain}/`.padEnd(length, 'a');
    expect(checkProductUrl(of(maxUrlLength)).ok).toBe(true);
    expect(messageOf(of(maxUrlLength + 1))).toBe(urlErrors.tooLong(maxUrlLength));
    expect(messageOf(`https://${domain}/${'ã'.repeat(400)}`)).toBe(urlErrors.tooLong(maxUrlLength));
  });
});

describe('somebody else’s page (R-GEN-6)', () => {
  it.each([
    ...`https://evil.example/ https://evil.example/?x=${domain} https://evil.example/${domain}
    https://evil.example/#${domain} https://evil.example/https://${domain} https://${domain}.evil.example
    https://evil-${domain} https://evil${domain} https://${domain}@evil.example
    https://${domain}:senha@evil.example/ https://${domain}%40evil.example`.split(/\s+/),
    `https://evil.example\\@${domain}`,
    `https://${domain}\\@evil.example`,
    `https://${domain}\\.evil.example`,
    `https:\\\\${domain}`,
    ...`https://ana@${domain} https://ana:senha@${domain} https://@${domain} https://:@${domain} ana@${domain}
    https://${domain}:8443/ https://${domain}:/ ${domain}:80 https://${domain}./ https://www.${domain}.
    https://.${domain} https://a..${domain} https://-a.${domain} https://a_b.${domain}
    https://å.${domain}/ https:/${domain} https:${domain} https:///${domain} //${domain} ftp://${domain}
    javascript:alert(1)//${domain} javascript://${domain}/%0aalert(1) data:text/html,${domain}
    mailto:ana@${domain} blob:https://${domain}/1 https://${domain}:443.evil.example https://${domain}:0443/
    https:// . [::1]`.split(/\s+/),
    `https://${domain.replace('e', 'е')}/`, // a Cyrillic letter
    `https://${domain.replace('.', '。')}/`,
    `https://${domain.replace('c', 'ｃ')}/`, // a full-width letter
    `https://${domain.replace('.', '%2e')}/`,
    `https://${domain} .evil.example`,
    `https://${domain} /a`,
    `https://${domain}/\u0000`,
    `https://${domain.slice(0, 2)}\t${domain.slice(2)}/`,
    `https://${domain}\n/`,
    `https://${domain}/\ud800`,
    'não é um endereço',
  ])('%j, also written to look like another, is refused', (text) => {
    expect(messageOf(text)).toBe(`URL inválida. Deve ser do domínio ${domain}`);
  });
});

it(`never takes an address that leads elsewhere (${numRuns} runs)`, () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...`https:// http:// // / \\ @ : . ? # %2e %40 %00 ${domain} www. evil.example 。 [ é`.split(' '),
      '\t',
      ' ',
    ),
    fc.string({ unit: anyCharacter, maxLength: 3 }),
  );
  const pieces = fc.array(piece, { maxLength: 3 }).map((parts) => parts.join(''));
  let taken = 0;
  fc.assert(
    fc.property(pieces, pieces, (before, after) => {
      const checked = checkProductUrl(before + domain + after);
      if (!checked.ok) return;
      taken += 1;
      const url = new URL(checked.url);
      expect(url.href).toBe(checked.url);
      expect(url.protocol).toBe('https:');
      expect(url.username + url.password + url.port).toBe('');
      expect(`.${url.hostname}`.endsWith(`.${domain}`)).toBe(true);
      expect(checkProductUrl(checked.url)).toEqual(checked);
    }),
    { numRuns },
  );
  expect(taken).toBeGreaterThan(numRuns / 50);
});

it.each([
  [`http://${domain}/a?b#c`, `https://${domain}/a?b#c`],
  [`HTTP://${domain}`, `https://${domain}`],
  [`https://${domain}`, `https://${domain}`],
  [` ${domain}/a `, `https://${domain}/a`],
  [`${domain}/?a=https://x&b=http://y`, `https://${domain}/?a=https://x&b=http://y`],
  ['  ', ''],
])('%j, which was not typed, becomes %j (R-GEN-8)', (text, url) => {
  expect(secureUrl(text)).toBe(url);
});
