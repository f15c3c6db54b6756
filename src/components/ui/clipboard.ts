/**
 * Copies a text; where that is not possible it selects the element that shows the text.
 * @param shown element whose whole text is `text`
 * @returns `copied`, or `selected` when the visitor has to copy the selection
 */
export async function copyText(text: string, shown: Element): Promise<'copied' | 'selected'> {
  return copyOrSelect(() => navigator.clipboard.writeText(text), shown);
}

/**
 * Copies a code under both clipboard types: an editor of code pastes the code, an editor of formatted text pastes
 * what `rich` shows. Where only text can be copied, the code is; where nothing can, the element that shows it is
 * selected.
 * @param rich the same for `text/html`
 * @param shown element whose whole text is `code`; without one nothing is selected
 */
export async function copyCode(
  code: string,
  rich: string,
  shown: Element | null,
): Promise<'copied' | 'selected'> {
  return copyOrSelect(() => writeBoth(code, rich), shown);
}

async function writeBoth(code: string, rich: string): Promise<void> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob([code], { type: 'text/plain' }),
        'text/html': new Blob([rich], { type: 'text/html' }),
      }),
    ]);
  } catch {
    await navigator.clipboard.writeText(code);
  }
}

async function copyOrSelect(
  copy: () => Promise<void>,
  shown: Element | null,
): Promise<'copied' | 'selected'> {
  try {
    await copy();
    return 'copied';
  } catch {
    // No clipboard (plain HTTP, an older browser) or no permission.
    if (shown) getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}
