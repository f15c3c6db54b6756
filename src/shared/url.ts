/**
 * A web address, read. `URL.parse` and `URL.canParse` do the same, and Safari has them only since 18 and 17
 * (docs/browsers.md).
 * @returns null when the text is no URL
 */
export function parseUrl(text: string): URL | null {
  // What a request does not name: an error with its stack would cost a sign-up a thirtieth of its time.
  if (text === '') return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
