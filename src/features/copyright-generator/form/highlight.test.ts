import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildEmbed } from '#features/copyright-generator/embed/embed.ts';
import { codePieces } from './highlight.ts';

const join = (code: string) =>
  codePieces(code)
    .map(({ text }) => text)
    .join('');

it('gives back the code, letter by letter, whatever the code is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(join(text)).toBe(text);
      const embed = buildEmbed({
        clientName: text,
        url: 'https://cometta.example',
        mode: 'dark',
        year: 2026,
      });
      expect(join(embed)).toBe(embed);
    }),
  );
});

it('marks the campaign, the words and the drawing', () => {
  const pieces = codePieces(
    buildEmbed({ clientName: 'Gazeta', url: 'https://cometta.example', mode: 'dark', year: 2026 }),
  );
  const of = (kind: string) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  expect(of('campaign')).toEqual(['utm_campaign=gazeta']);
  expect(of('words')).toContain('Gazeta');
  expect(of('drawing')).toHaveLength(1);
});
