import { correction as words } from '#content/leave.ts';
import { type List, listOf } from '#content/waitlist-lists.ts';
import { correctPath, leaveToken, readLeaveToken } from '#features/waitlist/leave/leave-link.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { addressHash } from '#server/http/signed-link.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import {
  type Corrected,
  type CorrectionField,
  type CorrectionValues,
  correctionFields,
  correctSignUp,
  readCorrection,
} from './correct.ts';

type Services = Parameters<typeof correctSignUp>[0] & {
  readonly settings: { readonly notifications: Pick<NotificationSettings, 'linkSecret'> };
};

/** The person's own correction as it was sent. */
export interface SentCorrection {
  readonly values: CorrectionValues;
  /** The signed text of the link. */
  readonly token: string;
}

/** Name of the field with the link's signed text. */
export const tokenName = 't';

/** How the records call the person. */
const ownName = 'a própria pessoa';

/**
 * What the person of a link may correct, as it stands, and on which list.
 * @returns undefined when the link is not right, the sign-up is gone, or its address was corrected since
 */
export async function readByLink(
  {
    database: { db },
    settings,
  }: { readonly database: Pick<DatabaseHandle, 'db'>; readonly settings: Services['settings'] },
  token: string,
): Promise<(CorrectionValues & { readonly list: List }) | undefined> {
  const claim = claimOf(settings, token);
  if (claim === undefined) return undefined;
  const row = await db
    .selectFrom('waitlist')
    .select([...correctionFields, 'source'])
    .where('id', '=', claim.id)
    .executeTakeFirst();
  return row !== undefined && claim.isOf(row)
    ? { ...row, phone: row.phone ?? '', list: listOf(row.source) }
    : undefined;
}

function claimOf({ notifications: { linkSecret } }: Services['settings'], token: string) {
  const claim = linkSecret === undefined ? undefined : readLeaveToken(linkSecret, token);
  if (linkSecret === undefined || claim === undefined) return undefined;
  const isOf = ({ email }: Corrected) => addressHash(linkSecret, email) === claim.addressHash;
  return { id: claim.id, isOf };
}

/** The link's text for a sign-up as it stands. */
async function currentToken({ database, settings }: Services, id: number): Promise<string> {
  const { linkSecret } = settings.notifications;
  const row = await database.db
    .selectFrom('waitlist')
    .select(['id', 'created_at', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && linkSecret !== undefined ? leaveToken(linkSecret, row) : '';
}

/** The person's correction, by the signed link of the confirmation e-mail; leads to a page that says so. */
export const linkForm: PostedForm<SentCorrection, CorrectionField, Services> = {
  stores: 'signUp',
  messages: words.messages,
  read: (fields) => ({ values: readCorrection(fields), token: fields.get(tokenName) ?? '' }),
  async receive({ values, token }, _, services) {
    const claim = claimOf(services.settings, token);
    if (claim === undefined) return { path: `${correctPath}?feito=nada` };
    const kept = await services.store(() =>
      correctSignUp(services, claim.id, values, { who: ownName, isAllowed: claim.isOf }),
    );
    if (!kept.allowed) return kept;
    const outcome = kept.stored;
    if (outcome.status === 'invalid') return { status: 422, errors: outcome.errors };
    if (outcome.status === 'gone') return { path: `${correctPath}?feito=nada` };
    // A new address needs a link of its own to be shown.
    const now = await currentToken(services, claim.id);
    return { path: `${correctPath}?feito=sim&${tokenName}=${now}` };
  },
};
