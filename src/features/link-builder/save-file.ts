/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has taken the file by then; a longer life would only hold memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
