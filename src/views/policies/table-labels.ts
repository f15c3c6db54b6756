/**
 * Gives every cell of a policy's tables the label of its column (`data-label`), which a phone shows above the cell: there
 * the columns stand below each other.
 * @param html as the Markdown renderer writes it: plain rows, one cell a column
 */
export function labelCells(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, (table) => {
    const labels = [...table.matchAll(/<th(?: [^>]*)?>(.*?)<\/th>/gs)].map(([, label = '']) => label);
    return table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row.replaceAll('<td>', () => `<td data-label="${labels[column++] ?? ''}">`);
    });
  });
}
