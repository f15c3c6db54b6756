/**
 * Copies a text; where that is not possible it selects the element that shows the text.
 * @param shown element whose whole text is `text`; without one nothing is selected
 * @param rich the same for `text/html`: an editor of code pastes the text, an editor of formatted text what this shows
 * @returns `copied`, or `selected` when the visitor has to copy the selection
 */
export async function copyText(
  text: string,
  shown: Element | null,
  rich?: string,
): Promise<'copied' | 'selected'> {
  try {
    await write(text, rich);
    return 'copied';
  } catch {
    // No clipboard (plain HTTP, an older browser) or no permission.
    if (shown) getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}

async function write(text: string, rich: string | undefined): Promise<void> {
  if (rich === undefined) return navigator.clipboard.writeText(text);
  try {
    const blob = (part: string, type: string) => new Blob([part], { type });
    const both = { 'text/plain': blob(text, 'text/plain'), 'text/html': blob(rich, 'text/html') };
    await navigator.clipboard.write([new ClipboardItem(both)]);
  } catch {
    // Where only text can be copied, it is.
    await navigator.clipboard.writeText(text);
  }
}
