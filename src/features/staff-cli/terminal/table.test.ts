import { describe, expect, test } from 'vitest';
import { renderTable } from './table.ts';
import { widthOf } from './width.ts';

const columns = [{ title: 'Chave', whole: true }, { title: 'Nome' }, { title: 'Texto' }];
const rows = [
  ['2026-7K3QZ-M9X0J', 'Helena Prado', `${'muito longo '.repeat(20)}fim`],
  ['2026-AAAAA-AAAAA', '日本語の新聞', '\u001b[2Jcurto'],
];

describe('a table', () => {
  test('cuts nothing where there is no width', () => {
    const text = renderTable(columns, rows, undefined);
    expect(text).toContain('muito longo fim');
    expect(text.split('\n')).toHaveLength(5);
  });

  test.each([120, 80, 60])('fits into %i columns, and a key stays whole', (width) => {
    const text = renderTable(columns, rows, width);
    for (const line of text.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(width);
    expect(text).toContain('2026-7K3QZ-M9X0J');
    expect(text).toContain('…');
    expect(text).not.toContain('\u001b');
  });

  test('becomes blocks where even that is too narrow, and loses nothing', () => {
    const text = renderTable(columns, rows, 30);
    expect(text).toContain('Chave: 2026-7K3QZ-M9X0J\nNome: Helena Prado\nTexto: muito longo');
    expect(text).toContain('muito longo fim\n\nChave: 2026-AAAAA-AAAAA\n');
    expect(text).toContain(String.raw`Texto: \u001b[2Jcurto`);
  });
});
