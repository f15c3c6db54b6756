import { expect, test } from 'vitest';
import { labelCells } from './table-labels.ts';

test('each cell says the label of its column', () => {
  const html = `<p>Antes</p><table>
<thead><tr><th>Categoria</th><th>Obrigatória</th></tr></thead>
<tbody><tr><td>Essenciais</td><td>Sim</td></tr>
<tr><td><code>a</code></td><td>Não</td></tr></tbody>
</table>`;
  const labelled = labelCells(html);
  expect(labelled).toContain(
    '<tr><td data-label="Categoria">Essenciais</td><td data-label="Obrigatória">Sim</td></tr>',
  );
  expect(labelled).toContain(
    '<td data-label="Categoria"><code>a</code></td><td data-label="Obrigatória">Não',
  );
  expect(labelled.replaceAll(/ data-label="[^"]*"/g, '')).toBe(html);
});
