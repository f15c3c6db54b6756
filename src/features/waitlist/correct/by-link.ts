import { correction as words } from '#content/leave.ts';
import { type List, listOf } from '#content/waitlist-lists.ts';
import { correctPath, leaveToken } from '#features/waitlist/leave/leave.ts';
import type { Database } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { type LinkSettings, readLink } from '#server/http/signed-link.ts';
import {
  type CorrectionField,
  type CorrectionValues,
  correctionFields,
  correctSignUp,
  readCorrection,
} from './correct.ts';

type Services = Parameters<typeof correctSignUp>[0] & { readonly settings: LinkSettings };

/** Name of the field with the link's signed text. */
export const tokenName = 't';

/**
 * What the person of a link may correct, as it stands, and on which list.
 * @returns undefined when the link is not right, the sign-up is gone, or its address was corrected since
 */
export async function readByLink(
  { database, settings }: { readonly database: Database; readonly settings: LinkSettings },
  token: string,
): Promise<(CorrectionValues & { readonly list: List }) | undefined> {
  const claim = readLink(settings.notifications.linkSecret, 'leave', token);
  const row = claim && (await readRow(database, claim.id));
  return row && claim.isTo(row.email)
    ? { ...row, phone: row.phone ?? '', list: listOf(row.source) }
    : undefined;
}

function readRow({ db }: Database, id: number) {
  return db
    .selectFrom('waitlist')
    .select([...correctionFields, 'id', 'created_at', 'source'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The person's correction, by the signed link of the confirmation e-mail; leads to a page that says so. */
export const linkForm: PostedForm<
  { readonly values: CorrectionValues; readonly token: string },
  CorrectionField,
  Services
> = {
  stores: 'signUp',
  messages: words.messages,
  read: (fields) => ({ values: readCorrection(fields), token: fields.get(tokenName) ?? '' }),
  async receive({ values, token }, _, services) {
    const { linkSecret } = services.settings.notifications;
    const claim = readLink(linkSecret, 'leave', token);
    if (linkSecret === undefined || claim === undefined) return { path: `${correctPath}?feito=nada` };
    const kept = await services.store(() =>
      correctSignUp(services, claim.id, values, {
        who: 'a própria pessoa',
        isAllowed: ({ email }) => claim.isTo(email),
      }),
    );
    if (!kept.allowed) return kept;
    const outcome = kept.stored;
    if (outcome.status === 'invalid') return { status: 422, errors: outcome.errors };
    if (outcome.status === 'gone') return { path: `${correctPath}?feito=nada` };
    // A new address needs a link of its own to be shown.
    const row = await readRow(services.database, claim.id);
    return { path: `${correctPath}?feito=sim&${tokenName}=${row ? leaveToken(linkSecret, row) : ''}` };
  },
};
