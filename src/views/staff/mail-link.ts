/**
 * An address that opens a new e-mail (RFC 6068).
 * @param email whatever somebody gave as theirs: no part of it can add a field
 */
export function mailLink(
  email: string,
  { subject, body }: { readonly subject: string; readonly body?: string },
): string {
  const fields = [['subject', subject] as const, ...(body === undefined ? [] : [['body', body] as const])];
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')}?${query}`;
}
