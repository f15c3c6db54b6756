import { listOf } from '#content/waitlist-lists.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { parseEmail } from '#features/erasure/person.ts';
import {
  type CorrectionField,
  type CorrectionValues,
  correctSignUp,
  readCorrection,
} from '#features/waitlist/correct/correct.ts';
import type { Database } from '#server/database/database.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { filterQuery, gone, idIn, readFilter, signUpPath, type TypedFilter } from './filter.ts';
import type { ExportedSignUp } from './list.ts';

/** Path of the page that corrects a sign-up, which its form is posted to, with the filter of the list that led there. */
export function correctionPath(id: number, filter: TypedFilter['values'] = {}): string {
  return `${signUpPath(id)}/corrigir${filterQuery(filter)}`;
}

/** Number of the other sign-up that has an address on the same list; undefined when none has. */
export async function takenBy(
  { db }: Database,
  { id, source }: Pick<ExportedSignUp, 'id' | 'source'>,
  typed: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('waitlist')
    .select(['id', 'source'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', parseEmail(typed) ?? '')
    .where('id', '<>', id)
    .execute();
  return found.find((other) => listOf(other.source) === listOf(source))?.id;
}

/** The staff's correction of a sign-up; leads back to its page. */
export const correctForm: PostedForm<
  { readonly values: CorrectionValues },
  CorrectionField,
  Parameters<typeof correctSignUp>[0]
> = {
  read: (fields) => ({ values: readCorrection(fields) }),
  async receive({ values }, _, services, { path, query, actor }) {
    const id = idIn(path);
    if (id === undefined) return gone;
    const outcome = await correctSignUp(services, id, values, {
      who: actor.who,
      alongside: (db, changed) =>
        recordAudit(
          { db },
          { action: 'correct', subject: 'sign-up', subjectId: id, detail: changed.join(' '), ...actor },
        ),
    });
    if (outcome.status === 'invalid') return { status: 422, errors: outcome.errors };
    if (outcome.status === 'gone') return gone;
    return { path: signUpPath(id, readFilter(query).values, { feito: 'corrigido' }) };
  },
};
