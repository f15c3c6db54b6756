// R-POR-11, R-POR-14
import { expect, it } from 'vitest';
import { textOn } from '#shared/dated-text.ts';
import { launchBadge, launchOn, withLaunch } from './launch.ts';

const late = 'Antes previsto para o primeiro semestre de 2026; nova data, ainda em 2026, a confirmar';

it.each([
  ['2026-06-30', 'Lançamento no primeiro semestre de 2026', 'Lançamento 2026'],
  ['2026-07-01', late, 'Lançamento 2026'],
  ['2026-12-31', late, 'Lançamento 2026'],
  [
    '2027-01-01',
    'Antes previsto para o primeiro semestre de 2026; nova data a confirmar',
    'Nova data a confirmar',
  ],
])('on %s the launch is called by its words of that day', (day, sentence, badge) => {
  expect(launchOn(day).sentence).toBe(sentence);
  expect(textOn(launchBadge, day)).toBe(badge);
});

it('a new plan is its period and its last day, also the last of the year', () => {
  const plan = { period: 'segundo semestre de 2027', lastDay: '2027-12-31' };
  expect(withLaunch(({ sentence, short }) => `${sentence} / ${short}`, plan)).toEqual({
    lastDay: '2027-12-31',
    text: 'Lançamento no segundo semestre de 2027 / Segundo semestre de 2027',
    after: 'Antes previsto para o segundo semestre de 2027; nova data a confirmar / Nova data a confirmar',
  });
});
