/**
 * Copies a text; where that is not possible it selects the element that shows the text.
 * @param shown element whose whole text is `text`
 * @returns `copied`, or `selected` when the visitor has to copy the selection
 */
export async function copyText(text: string, shown: Element): Promise<'copied' | 'selected'> {
  return copyOrSelect(() => navigator.clipboard.writeText(text), shown);
}

/**
 * Copies HTML under both clipboard types: an editor of texts pastes what it shows, an editor of code its source.
 * Where only text can be copied, the source is; where nothing can, it selects the element that shows it.
 * @param shown element whose whole text is `html`
 */
export async function copyHtml(html: string, shown: Element): Promise<'copied' | 'selected'> {
  return copyOrSelect(() => writeHtml(html), shown);
}

async function writeHtml(html: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(html);
  const as = (type: string) => new Blob([html], { type });
  const item = new ClipboardItem({ 'text/html': as('text/html'), 'text/plain': as('text/plain') });
  try {
    await navigator.clipboard.write([item]);
  } catch {
    await navigator.clipboard.writeText(html);
  }
}

async function copyOrSelect(copy: () => Promise<void>, shown: Element): Promise<'copied' | 'selected'> {
  try {
    await copy();
    return 'copied';
  } catch {
    // No clipboard (plain HTTP, an older browser) or no permission.
    getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}
