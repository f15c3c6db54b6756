// R-POR-11, R-POR-14
import { expect, it } from 'vitest';
import { textOn } from '#shared/dated-text.ts';
import { launchBadge, launchOn, withLaunch } from './launch.ts';

const late = 'O lançamento, previsto para o primeiro semestre de 2026, foi adiado, com nova data a confirmar';

it.each([
  ['2026-06-30', 'O lançamento é no primeiro semestre de 2026', 'Lançamento 2026'],
  ['2026-07-01', late, 'Lançamento 2026'],
  ['2026-12-31', late, 'Lançamento 2026'],
  ['2027-01-01', late, 'Nova data a confirmar'],
])('on %s the launch is called by its words of that day', (day, sentence, badge) => {
  expect(launchOn(day).sentence).toBe(sentence);
  expect(textOn(launchBadge, day)).toBe(badge);
});

it('a new plan is its period and its last day', () => {
  const plan = { period: 'segundo semestre de 2027', lastDay: '2027-12-31' };
  expect(withLaunch(({ named, short }) => `${named} / ${short}`, plan)).toEqual({
    lastDay: '2027-12-31',
    text: 'O lançamento do Portal AI 1.0 é no segundo semestre de 2027 / Segundo semestre de 2027',
    after:
      'O lançamento do Portal AI 1.0, previsto para o segundo semestre de 2027, foi adiado, com nova data a confirmar / Nova data a confirmar',
  });
});
