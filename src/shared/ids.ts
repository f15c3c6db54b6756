/** A random UUID (version 4). `crypto.randomUUID` is missing where the page is not served by HTTPS. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The largest number that a row can have: PostgreSQL's `integer` refuses a larger one with an error. */
export const largestRowId = 2 ** 31 - 1;

/** Reads the number of a row in an address; undefined when no row can have it. */
export function readRowId(typed: string | null | undefined): number | undefined {
  if (!typed || !/^[1-9]\d{0,9}$/.test(typed)) return undefined;
  const id = Number(typed);
  return id <= largestRowId ? id : undefined;
}
