// R-POR-11, R-POR-14
import { describe, expect, it } from 'vitest';
import { textOn } from '#shared/dated-text.ts';
import { dateInThePast } from '../../tests/support/launch-dates.ts';
import { launchBadge, launchOn, withLaunch } from './launch.ts';

const late = 'Previsto para o primeiro semestre de 2026; agora em 2026, com nova data a confirmar';
const after = 'Previsto para o primeiro semestre de 2026; nova data a confirmar';

it.each([
  ['2026-06-30', 'Lançamento no primeiro semestre de 2026', 'Lançamento 2026'],
  ['2026-07-01', late, 'Lançamento 2026'],
  ['2026-12-31', late, 'Lançamento 2026'],
  ['2027-01-01', after, 'Nova data a confirmar'],
])('on %s the launch is called by its words of that day', (day, sentence, badge) => {
  expect(launchOn(day).sentence).toBe(sentence);
  expect(textOn(launchBadge, day)).toBe(badge);
});

it('a new plan is its period and its last day, also the last of the year', () => {
  const plan = { period: 'segundo semestre de 2027', lastDay: '2027-12-31' };
  expect(withLaunch(({ sentence, short }) => `${sentence} / ${short}`, plan)).toEqual({
    lastDay: '2027-12-31',
    text: 'Lançamento no segundo semestre de 2027 / Segundo semestre de 2027',
    after: 'Previsto para o segundo semestre de 2027; nova data a confirmar / Nova data a confirmar',
  });
});

/** Every text of a content file as it is on a day, wherever it stands in it. */
function textsOn(value: unknown, day: string): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOn(item, day));
  if (typeof value !== 'object' || value === null) return [];
  const { lastDay, text, after: later } = Object(value);
  if (typeof lastDay === 'string') return [textOn({ lastDay, text, after: later }, day)];
  return Object.values(value).flatMap((item) => textsOn(item, day));
}

describe('no text of the site says a date in the past as a plan', () => {
  const files = import.meta.glob(['./*.ts', '!./*.test.ts', '!./check.ts', '!./schema.ts', '!./launch.ts'], {
    eager: true,
  });
  const policies = import.meta.glob('./policies/*.md', { eager: true, query: '?raw', import: 'default' });

  it.each(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'])('on %s', (day) => {
    const texts = textsOn([...Object.values(files), ...Object.values(policies)], day);
    expect(texts.filter((text) => /2026/.test(text)).length).toBeGreaterThan(10);
    expect(texts.filter((text) => dateInThePast(text, day))).toEqual([]);
  });
});

it.each([
  ['Lançamento no primeiro semestre de 2026.', '2026-07-01', true],
  ['O lançamento está previsto para o primeiro semestre de 2026.', '2026-07-01', true],
  ['Primeiro semestre de 2026', '2026-07-01', true],
  [`${late}.`, '2026-12-31', false],
  [`${late}.`, '2027-01-01', true],
  [`${after}.`, '2027-01-01', false],
  ['Lançamento 2026', '2026-12-31', false],
  ['Lançamento 2026', '2027-01-01', true],
  ['Portal com IA, em 2026', '2027-01-01', true],
  ['Quinta, 12 de março de 2026', '2027-01-01', false],
  ['Pregão eletrônico nº 18/2026', '2027-01-01', false],
])('a plan is told from another date: %s on %s', (text, day, past) => {
  expect(dateInThePast(text, day)).toBe(past);
});
