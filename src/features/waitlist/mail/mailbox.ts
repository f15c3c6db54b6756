import { domainToASCII } from 'node:url';

/** Providers that ignore dots before the @; the second name is the first's. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * One name for the mailbox behind an address, for comparing and never for sending: without the tag that most providers ignore
 * (`ana+loja@`), in lower case and in one Unicode form (NFKC), the domain in Punycode.
 * @param email an address that was accepted
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').toLowerCase();
  const at = address.lastIndexOf('@');
  const written = address.slice(at + 1);
  const domain = (domainToASCII(written) || written).replace(/\.$/, '');
  // A plus at the beginning is no tag: something has to be left.
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
