import { waitlistMonths } from '#features/erasure/retention.ts';
import { signLink } from '#server/http/signed-link.ts';
import { monthsBefore } from '#shared/dates.ts';

/** Path of the page that takes a person off the list (src/pages). */
const leavePath = '/portal-ai-waitlist/sair';

/** Path of the page that corrects a sign-up, by a link with the same signed text. */
export const correctPath = '/portal-ai-waitlist/corrigir';

/** The signed text in a removal link, always the same for a sign-up; it works as long as that is kept under its address. */
export function leaveToken(
  secret: string,
  { id, created_at, email }: { readonly id: number; readonly created_at: string; readonly email: string },
): string {
  return signLink(secret, 'leave', {
    id,
    email,
    expires: monthsBefore(new Date(created_at), -waitlistMonths),
  });
}

/** The whole removal link. */
export function leaveUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${leavePath}?t=${token}`;
}

/** The whole link to correct one's data. */
export function correctUrl(siteUrl: string, token: string): string {
  return `${siteUrl}${correctPath}?t=${token}`;
}
