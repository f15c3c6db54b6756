/**
 * Makes a policy's tables register tables (components/sections/RegisterTable.css): the first cell of a row is its head, the
 * others get the label of their column (`data-label`), which a phone shows beside the value.
 * @param html as the Markdown renderer writes it: plain rows, one cell a column
 */
export function labelCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const labels = [...table.matchAll(/<th(?: [^>]*)?>(.*?)<\/th>/gs)].map(([, label = '']) => label);
    const labelled = table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row
        .replace(/<td>(.*?)<\/td>/s, (_, head: string) => {
          column++;
          return `<th scope="row">${head}</th>`;
        })
        .replaceAll('<td>', () => `<td data-label="${labels[column++] ?? ''}">`);
    });
    return `<div class="register-table">${labelled}</div>`;
  });
}
