// R-POL-20
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { transferWords } from '#content/policies.ts';
import { fillTransfers } from './transfers.ts';

const place = '<p>Antes</p><!-- transferencias --><p>Depois</p>';

test('as shipped nothing goes abroad, and the policy has a place that says so', () => {
  expect(fillTransfers(place, brand.internationalTransfers)).toBe(
    `<p>Antes</p><p>${transferWords.none}</p><p>Depois</p>`,
  );
  const policy = new URL('../../content/policies/politica-de-privacidade.md', import.meta.url);
  expect(readFileSync(policy, 'utf8')).toContain('<!-- transferencias -->');
});

test('a transfer says all that art. 17 asks for, as text', () => {
  const html = fillTransfers(place, [
    {
      recipient: 'Nuvem & Cia.',
      country: 'Portugal',
      data: 'cadastros da fila',
      purpose: 'guardar o banco de dados',
      formAndDuration: 'armazenamento, enquanto o cadastro existir',
      mechanism: 'cláusulas-padrão contratuais',
      responsibilities: 'operadora; dados cifrados',
    },
  ]);
  expect(html).toContain(
    '<li><strong>Nuvem &#38; Cia., Portugal</strong>; dados: cadastros da fila; finalidade: guardar o banco de dados; forma e duração: armazenamento, enquanto o cadastro existir; base da transferência (LGPD, art. 33): cláusulas-padrão contratuais; responsabilidades e segurança: operadora; dados cifrados.</li>',
  );
  expect(html).toContain(transferWords.clauses);
  expect(html).not.toContain(transferWords.none);
});
