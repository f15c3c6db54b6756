// R-ABT-1
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { about, aboutNumbers, products, values } from './about.ts';
import { milestones } from './timeline.ts';

describe('the figures of /sobre', () => {
  const text = JSON.stringify({ about, aboutNumbers, milestones });

  it.each([
    '180+',
    '1.5B+',
    '480M+',
    'mais de 17 anos',
    '100% de transparência',
    '50+ escolas',
    '1B de impressões',
  ])('%s', (figure) => {
    expect(text).toContain(figure);
  });

  it('says what each number counts, and draws as many lines as it stands for (R-ABT-3)', () => {
    const lines = Object.fromEntries(aboutNumbers.map((item) => [item.value, item.lines]));
    expect(lines).toEqual({ '180+': 180, '1.5B+': 15, '480M+': 24 });
    expect(aboutNumbers.map((item) => item.label)).toEqual([
      expect.stringContaining('empresas'),
      expect.stringMatching(/impressões de página.*2024/),
      expect.stringContaining('pessoas alcançadas'),
    ]);
  });

  it('says both founding years in one sentence (R-ABT-2)', () => {
    const sentence = about.hero.lead.split('.').find((words) => words.includes('desde'));
    expect(sentence).toContain(String(brand.since));
    expect(sentence).toContain(String(brand.founded));
  });
});

describe('the milestones', () => {
  it.each([
    [2009, /educação.*50\+ escolas/],
    [2010, /plataforma de mídia.*portais de notícias/],
    [2015, /compromisso com o jornalismo/],
    [2019, /1B de impressões em um só ano/],
    [2022, /inteligência artificial.*GPTs/],
    [2023, /WhatsApp/],
    [2025, /Agentes autônomos de IA/],
  ])('%i says its fact and has a badge (R-ABT-8, R-ABT-10, R-ABT-11)', (year, fact) => {
    const milestone = milestones.find((item) => item.year === year);
    expect(`${milestone?.title} ${milestone?.description}`).toMatch(fact);
    expect(milestone?.badge).not.toBe('');
  });

  it('are seven, in order, and only 2015 links, to the journalism commitment (R-ABT-7, R-ABT-9)', () => {
    expect(milestones.map((item) => item.year)).toEqual([2009, 2010, 2015, 2019, 2022, 2023, 2025]);
    expect(milestones.filter((item) => item.link).map((item) => [item.year, item.link?.href])).toEqual([
      [2015, '/compromisso-jornalismo'],
    ]);
  });
});

it('has six values and five products, without the custom projects (R-ABT-4, R-ABT-5)', () => {
  expect(new Set(values.map((value) => value.title)).size).toBe(6);
  expect(products.map((product) => product.name)).toEqual([
    'Newsletter AI',
    'Portal AI 1.0',
    'Publicidade Legal',
    'Chama.lá',
    'Leia.lá',
  ]);
});
