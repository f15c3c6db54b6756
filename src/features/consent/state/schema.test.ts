import { describe, expect, test } from 'vitest';
import { validate } from '#shared/validate.ts';
import { type ConsentReceipt, consentSchema } from './schema.ts';

const consent: ConsentReceipt = {
  receipt: '0f8fad5b-d9cb-469f-a165-70867728950e',
  decision: { essential: true, analytics: true, functional: false, marketing: false },
  policy_version: '0123456789abcdef',
  layer: 'panel',
};

const all = { essential: true, analytics: true, functional: true, marketing: true };

describe('a decision about cookies', () => {
  test('is kept as it was sent, with nothing besides', () => {
    const claim = {
      ...consent,
      ip: '203.0.113.7',
      user_agent: 'Mozilla/5.0',
      decision: { ...consent.decision, email: 'ana@x.com' },
    };
    expect(validate(consentSchema, claim)).toEqual({ ok: true, value: consent });
  });

  test.each([
    ['banner', consent.decision],
    ['panel', { ...all, analytics: false }],
    // A link to a policy accepts everything, and the browser's privacy signal turns off.
    ['policy-link', all],
    ['signal', { ...all, analytics: false, marketing: false }],
  ])('may come from %s', (layer, decision) => {
    const value = { ...consent, decision, layer };
    expect(validate(consentSchema, value)).toEqual({ ok: true, value });
  });

  test.each<[Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
    [{ receipt: '0F8FAD5B-D9CB-469F-A165-70867728950E' }, { receipt: 'Recibo inválido' }],
    [{ receipt: '0f8fad5b-d9cb-169f-a165-70867728950e' }, { receipt: 'Recibo inválido' }],
    [{ receipt: `${consent.receipt}\n` }, { receipt: 'Recibo inválido' }],
    [{ decision: undefined }, { decision: 'Escolha inválida' }],
    [{ decision: { ...consent.decision, analytics: 'true' } }, { decision: 'Escolha inválida' }],
    [{ decision: { ...consent.decision, marketing: undefined } }, { decision: 'Escolha inválida' }],
    [
      { decision: { ...consent.decision, essential: false } },
      { decision: 'Os cookies essenciais não podem ser desligados' },
    ],
    [{ policy_version: '0123456789ABCDEF' }, { policy_version: 'Versão da política inválida' }],
    [{ policy_version: '0123456789abcdef0' }, { policy_version: 'Versão da política inválida' }],
    [{ policy_version: 7 }, { policy_version: 'Versão da política inválida' }],
    [{ layer: 'footer' }, { layer: 'Origem da escolha inválida' }],
    [
      { layer: 'signal', decision: { ...consent.decision, analytics: true } },
      { decision: 'O sinal de privacidade só pode desligar' },
    ],
    [
      { layer: 'policy-link', decision: { ...all, functional: false } },
      { decision: 'O link da política só pode aceitar tudo' },
    ],
  ])('is not %j', (change, errors) => {
    expect(validate(consentSchema, { ...consent, ...change })).toEqual({ ok: false, errors });
  });
});
