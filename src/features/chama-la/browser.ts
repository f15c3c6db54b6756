/** What the builder asks of the browser: the clipboard and a file. Nothing leaves the device. */

/**
 * Copies a text; where that is not possible it selects the element that shows the text.
 * @param shown element whose whole text is `text`
 * @returns `copied`, or `selected` when the visitor has to copy the selection
 */
export async function copyText(text: string, shown: Element): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No clipboard (plain HTTP, an older browser) or no permission.
    getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has taken the file by then; a longer life would only hold memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
