import { lostAnswers } from '#content/forms.ts';
import { staffMessages, staffViews } from '#content/staff/pages.ts';
import { requestPage } from '#content/staff/requests.ts';
import { recordAudit } from '#features/audit/audit.ts';
import { parseProtocol } from '#features/data-requests/rules/protocol.ts';
import type { DatabaseHandle } from '#server/database/database.ts';
import { createPostedForm } from '#server/http/posted-form.ts';
import { answerRequest, readRequest, type StaffRequest } from './requests.ts';

/** Path of a request's page, which its form is posted to. */
export function staffRequestPath(protocol: string): string {
  return `${staffViews.requests.path}/${protocol}`;
}

/** The request that an address is about; undefined when there is none. */
export async function requestAt(
  database: Pick<DatabaseHandle, 'db'>,
  typed: string | undefined,
): Promise<StaffRequest | undefined> {
  const protocol = parseProtocol(typed ?? '');
  return protocol === undefined ? undefined : await readRequest(database, protocol);
}

/** Noting that a request was answered; leads back to its page. */
export const answerForm = createPostedForm<object, never, { readonly database: DatabaseHandle }>(
  { cookiePath: staffViews.summary.path, lost: lostAnswers },
  {
    messages: staffMessages,
    read: () => ({}),
    async receive(_, __, { database }, { path, clientNetwork }) {
      const request = await requestAt(database, path.split('/')[3]);
      if (request === undefined) return { status: 404, problem: requestPage.unknown };
      const { protocol } = request;
      await recordAudit(database, {
        action: 'answer',
        subject: 'request',
        subjectId: request.id,
        address: clientNetwork,
      });
      const answered = await answerRequest(database, protocol, new Date());
      return { path: `${staffRequestPath(protocol)}?feito=${answered?.wasOpen ? 'respondido' : 'ja'}` };
    },
  },
);
