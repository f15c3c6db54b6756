// R-GEN-28
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { validate } from '#shared/validate.ts';
import { buildEmbed } from './embed.ts';
import { generatorLimits, generatorSchema, parseGeneration } from './schema.ts';

const url = `https://www.${brand.domain}/sobre`;
const now = new Date('2026-11-21T12:00:00Z');

/** What comes of a form that is right but for some values: the values to keep, or what is wrong. */
function check(values: Readonly<Record<string, unknown>>) {
  const checked = validate(generatorSchema, { clientName: 'Ana', url, mode: 'dark', ...values });
  return checked.ok ? checked.value : checked.errors;
}

describe('the form', () => {
  it('asks for both fields (R-GEN-4)', () => {
    expect(check({ clientName: '', url: '' })).toEqual({
      clientName: 'Digite o nome do cliente',
      url: `Digite a URL da ${brand.name}`,
    });
    expect(check({ mode: 'sepia' })).toEqual({ mode: 'Escolha o fundo claro ou escuro' });
  });

  it('keeps the values clean', () => {
    const typed = {
      clientName: ' \u202aJornal\u202c\u00a0',
      url: `\u200bwww.${brand.domain}/\u200esobre\ufeff `,
    };
    expect(check(typed)).toEqual({ clientName: 'Jornal', url, mode: 'dark' });
  });

  it.each([
    ['a'.repeat(generatorLimits.clientName + 1), 'Nome do cliente deve ter no máximo 160 caracteres'],
    ['a\u0007b', 'Nome do cliente inválido'],
    ['a\nb', 'Nome do cliente inválido'],
    [1, 'Nome do cliente inválido'],
    [' \t ', 'Digite o nome do cliente'],
    [' \u200b\u3164 ', 'Digite o nome do cliente'],
  ])('refuses the name %j', (clientName, message) => {
    expect(check({ clientName })).toEqual({ clientName: message });
  });

  it('refuses an address that is no text', () => {
    expect(check({ url: 1 })).toEqual({ url: `URL inválida. Deve ser do domínio ${brand.domain}` });
  });
});

describe('a generation from the network', () => {
  const row = (changes: Readonly<Record<string, unknown>> = {}, year = 2026) => ({
    client_name: 'Jornal <da> Serra',
    product_url: url,
    preview_mode: 'dark',
    embed_code: buildEmbed({ clientName: 'Jornal <da> Serra', url, mode: 'dark', year }),
    ...changes,
  });

  it('is taken with all that the form takes', () => {
    const long = `${url}?${'a'.repeat(generatorLimits.url - url.length - 1)}`;
    const clientName = 'á'.repeat(generatorLimits.clientName);
    const embed_code = buildEmbed({ clientName, url: long, mode: 'dark', year: 2026 });
    expect(check({ clientName, url: long })).toEqual({ clientName, url: long, mode: 'dark' });
    expect(parseGeneration(row({ client_name: clientName, product_url: long, embed_code }), now).ok).toBe(
      true,
    );
  });

  it.each([2025, 2026, 2027])(
    'is taken with the code of %i, its values cleaned as the form cleans them',
    (year) => {
      const typed = { client_name: ' Jornal <da> Serra\u200b', product_url: `www.${brand.domain}/sobre ` };
      expect(parseGeneration(row({ ...typed, id: 1, is_deleted: true }, year), now)).toEqual({
        ok: true,
        value: row({}, year),
      });
    },
  );

  it.each([
    ['another year', row({}, 2024)],
    ['another name', row({ client_name: 'Outro' })],
    ['another address', row({ product_url: `https://${brand.domain}/` })],
    ['another background', row({ preview_mode: 'light' })],
    ['a script at its end', row({ embed_code: `${row().embed_code}<script>alert(1)</script>` })],
  ])('is refused with the code of %s', (_, body) => {
    expect(parseGeneration(body, now)).toEqual({
      ok: false,
      errors: { embed_code: 'O código não corresponde ao nome, à URL e ao fundo informados' },
    });
  });

  it('tells what is missing', () => {
    for (const body of [undefined, null, 1, 'texto', [], {}]) {
      expect(parseGeneration(body, now)).toEqual({
        ok: false,
        errors: {
          client_name: 'Digite o nome do cliente',
          product_url: `Digite a URL da ${brand.name}`,
          preview_mode: 'Escolha o fundo claro ou escuro',
          embed_code: 'Gere um código antes de salvar',
        },
      });
    }
  });
});
