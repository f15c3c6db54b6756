import { confirmationPath, messages } from '#content/waitlist.ts';
import { dialogLists, listPath, lists } from '#content/waitlist-lists.ts';
import { type PageField, pageSource } from '#features/waitlist/rules/fields.ts';
import { checkForm, formValues, type TypedForm } from '#features/waitlist/rules/schema.ts';
import { ATTEMPT_KEY_FIELD, attemptKey, SHOWN_TEXTS_FIELD } from '#features/waitlist/rules/sent-beside.ts';
import type { PostedForm } from '#server/http/posted-form.ts';
import { CAMPAIGN_FIELD, campaignIn, campaignQuery } from '#shared/campaign.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { type JoinServices, join } from './join.ts';

/** Signing up with the page's form as the browser posts it by itself; a sign-up leads to the confirmation. */
export const signUpForm = postedForm(pageSource, confirmationPath);

/** The same for the dialog's form on each list's own page. */
export const listForms = new Map(
  dialogLists.map((id) => [id, postedForm(lists[id].source, `${listPath(id)}/confirmacao`)]),
);

function postedForm(source: string, joinedPath: string): PostedForm<TypedForm, PageField, JoinServices> {
  return {
    stores: 'signUp',
    messages,
    read: (fields, { referrer }) => ({
      values: formValues(fields),
      key: attemptKey(fields.get(ATTEMPT_KEY_FIELD)),
      // A built page can't write its query into its form: the browser says it, of a page of ours with all of its address.
      campaign: campaignQuery(campaignIn(fields.get(CAMPAIGN_FIELD) ?? referrer?.search ?? '')),
    }),
    async receive({ values, key, campaign }, fields, services, { referrer }) {
      const refused = await join(services, {
        checked: checkForm(source, values),
        honeypot: fields.get(HONEYPOT_FIELD),
        key,
        campaign: campaignIn(campaign),
        page: referrer,
        shownTexts: fields.get(SHOWN_TEXTS_FIELD),
      });
      return refused ?? { path: `${joinedPath}?${madeAtName}=${Date.now().toString(36)}` };
    },
  };
}

/** In the query of a confirmation's address: when the sign-up was made, in milliseconds since 1970, to base 36. */
const madeAtName = 'em';
const confirmedForMs = 15 * 60_000;

/** Whether a confirmation's address is that of a sign-up made just now, so that it tells nobody else that they signed up (R-WLP-22). */
export function isConfirmed({ searchParams }: URL): boolean {
  const madeAt = Number.parseInt(searchParams.get(madeAtName) ?? '', 36);
  // Another server's clock may be ahead.
  return Math.abs(Date.now() - madeAt) < confirmedForMs;
}
