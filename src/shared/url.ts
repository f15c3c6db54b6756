/**
 * A web address, read. `URL.parse` and `URL.canParse` do the same, and Safari has them only since 18 and 17
 * (docs/browsers.md).
 * @returns null when the text is no URL
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
