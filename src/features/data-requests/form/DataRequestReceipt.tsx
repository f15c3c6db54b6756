import { RuledList } from '#components/sections/Lists.tsx';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { SectionHead } from '#components/sections/Section.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { dataRequests } from '#content/data-requests.ts';
import { kindLabel } from '#features/data-requests/rules/schema.ts';
import type { StoredRequest } from '#features/data-requests/server/store.ts';
import { formatDay } from '#shared/dates.ts';
import './DataRequestReceipt.css';

/** What was received and until when it is answered. It tells nothing about the person. */
export function DataRequestReceipt({
  request,
  isLinkSent,
}: {
  readonly request: StoredRequest;
  /** Whether a link that proves the mailbox is there to be pressed. */
  readonly isLinkSent: boolean;
}) {
  const { terms, received, back } = dataRequests;
  const isDone = request.done_at !== null;
  const facts = [
    { label: terms.protocol, value: <b className="type-h3">{request.protocol}</b> },
    { label: terms.kind, value: kindLabel(request.kind) },
    { label: terms.received, value: formatDay(request.created_at) },
    request.done_at === null
      ? { label: terms.due, value: formatDay(request.due_at) }
      : { label: terms.done, value: formatDay(request.done_at) },
  ];
  const next = isLinkSent ? [received.link, ...received.next.slice(1)] : received.next;
  const steps = (isDone ? next.slice(-1) : next).map((step) => ({
    title: step.title,
    text: step.text,
    extra:
      'email' in step ? (
        <a className="text-link" href={`mailto:${step.email}`}>
          {step.email}
        </a>
      ) : undefined,
  }));
  return (
    <div className="request-receipt">
      <RegisterPairs pairs={facts} />
      <section aria-labelledby="agora">
        <SectionHead id="agora" size="h3" title={received.nextTitle} />
        <RuledList ordered columns={1} items={steps} />
        <div className="actions">
          <ButtonLink variant="line" href="/politica-de-privacidade">
            {back}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
