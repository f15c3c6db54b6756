/** Long enough for a browser to have read the file that a link pointed to. */
const RELEASE_MS = 10_000;

/** Hands a file to the browser as a download. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}
