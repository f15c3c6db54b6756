import { ButtonLink } from '#components/ui/Button.tsx';
import { dataRequests } from '#content/data-requests.ts';
import { kindLabel } from '#features/data-requests/rules/request-kinds.ts';
import type { StoredRequest } from '#features/data-requests/rules/stored-request.ts';
import { formatDay } from '#shared/dates.ts';
import './DataRequestReceipt.css';

/** What was received and until when it is answered. It tells nothing about the person. */
export function DataRequestReceipt({ request }: { readonly request: StoredRequest }) {
  const { terms, received, back } = dataRequests;
  const isDone = request.done_at !== null;
  const facts = [
    [terms.kind, kindLabel(request.kind)],
    [terms.received, formatDay(request.created_at)],
    request.done_at === null
      ? [terms.due, formatDay(request.due_at)]
      : [terms.done, formatDay(request.done_at)],
  ] as const;
  return (
    <>
      <dl className="request-receipt">
        <div>
          <dt>{terms.protocol}</dt>
          <dd className="request-receipt__protocol">{request.protocol}</dd>
        </div>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className="request-receipt__now" aria-labelledby="agora">
        <h2 className="type-h3" id="agora">
          {received.nextTitle}
        </h2>
        <ol className="request-receipt__next">
          {(isDone ? received.next.slice(-1) : received.next).map((step) => (
            <li key={step.title}>
              <h3 className="type-h4">{step.title}</h3>
              <p className="type-small">{step.text}</p>
              {'email' in step ? (
                <a className="text-link" href={`mailto:${step.email}`}>
                  {step.email}
                </a>
              ) : null}
            </li>
          ))}
        </ol>
        <div className="actions">
          <ButtonLink variant="line" href="/politica-de-privacidade">
            {back}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
