import { createHash } from 'node:crypto';

/**
 * The version of the text that a visitor decides about: changes with every word of it. A decision about another
 * version is asked again. Computed at build.
 * @param parts the words of banner and panel, the policy's Markdown, who the controller is, the services
 * @returns 16 hexadecimal digits
 */
export function policyVersion(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
