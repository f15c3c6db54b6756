import { createHash } from 'node:crypto';

/**
 * The version of a text that a visitor decides about: changes with every word of it. A decision about another version is asked
 * again. Computed at build.
 * @returns the first 16 hexadecimal digits of the text's SHA-256
 */
export function policyVersion(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
