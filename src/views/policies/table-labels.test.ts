import { expect, test } from 'vitest';
import { labelCells } from './table-labels.ts';

test('a row begins with its head, and each other cell says the label of its column', () => {
  const html = `<p>Antes</p><table>
<thead><tr><th>Categoria</th><th>Obrigatória</th></tr></thead>
<tbody><tr><td>Essenciais</td><td>Sim</td></tr>
<tr><td><code>a</code></td><td>Não</td></tr></tbody>
</table>`;
  const labelled = labelCells(html);
  expect(labelled).toContain('<tr><th scope="row">Essenciais</th><td data-label="Obrigatória">Sim</td></tr>');
  expect(labelled).toContain('<th scope="row"><code>a</code></th><td data-label="Obrigatória">Não');
  expect(labelled).toMatch(/^<p>Antes<\/p><div class="register-table"><table>/);
});
