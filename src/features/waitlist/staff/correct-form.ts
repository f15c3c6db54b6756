import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { recordAudit } from '#features/audit/audit.ts';
import {
  type CorrectionField,
  type CorrectionValues,
  correctSignUp,
  readCorrection,
} from '#features/waitlist/correct/correct.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { idIn, signUpPath } from './filter-query.ts';

/** Path of the page that corrects a sign-up, which its form is posted to. */
export function correctionPath(id: number): string {
  return `${signUpPath(id)}/corrigir`;
}

/** The staff's correction of a sign-up; leads back to its page. */
export const correctForm: PostedForm<
  { readonly values: CorrectionValues },
  CorrectionField,
  Parameters<typeof correctSignUp>[0]
> = {
  messages: staffMessages,
  read: (fields) => ({ values: readCorrection(fields) }),
  async receive({ values }, _, services, { path, actor }) {
    const id = idIn(path);
    const gone = { path: `${staffViews.signUps.path}?feito=sumiu` };
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
    return outcome.status === 'gone' ? gone : { path: signUpPath(id, {}, { feito: 'corrigido' }) };
  },
};
