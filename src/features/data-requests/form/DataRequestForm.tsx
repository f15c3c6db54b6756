import { Button } from '#components/ui/Button.tsx';
import { RadioCards } from '#components/ui/Choice.tsx';
import { ErrorBanner, ReturnedProblems } from '#components/ui/ErrorSummary.tsx';
import { Honeypot, TextArea, TextField } from '#components/ui/Field.tsx';
import { dataRequests, requestKinds, requestMessages } from '#content/data-requests.ts';
import { requestPath } from '#features/data-requests/rules/paths.ts';
import {
  type RequestField,
  type ReturnedRequest,
  requestLengths,
} from '#features/data-requests/rules/schema.ts';
import './DataRequestForm.css';

/** The request form, as plain HTML that the browser posts by itself where `data-requests.client.ts` does not. */
export function DataRequestForm({ returned }: { readonly returned?: ReturnedRequest }) {
  const field = (name: Exclude<RequestField, 'kind'>) => ({
    name,
    maxLength: requestLengths[name],
    defaultValue: returned?.values[name],
    error: returned?.errors[name],
  });
  return (
    <form
      className="data-request"
      method="post"
      action={requestPath}
      aria-label={dataRequests.title}
      data-request={returned === undefined ? 'empty' : 'typed'}
      // The messages are the site's own, in Portuguese; the server checks.
      noValidate
    >
      <div data-request-problem="answer">
        <ReturnedProblems returned={returned} />
      </div>
      <div hidden data-request-problem="unreachable">
        <ErrorBanner message={requestMessages.unreachable} />
      </div>
      <fieldset>
        <legend className="visually-hidden">{dataRequests.title}</legend>
        <RadioCards
          name="kind"
          legend={dataRequests.kindLegend}
          options={requestKinds}
          defaultValue={returned?.values.kind}
          error={returned?.errors.kind}
        />
        <div className="field-grid">
          <TextField {...field('nome')} label={dataRequests.nameLabel} autoComplete="name" aria-required />
          <TextField
            {...field('email')}
            label={dataRequests.emailLabel}
            type="email"
            autoComplete="email"
            aria-required
            hint={dataRequests.emailHint}
          />
        </div>
        <TextArea
          {...field('details')}
          label={dataRequests.detailsLabel}
          optional
          hint={dataRequests.detailsHint}
        />
      </fieldset>
      <Honeypot />
      <div className="actions">
        <Button type="submit" data-sending={dataRequests.sending}>
          {dataRequests.submit}
        </Button>
        <p className="visually-hidden" role="status" />
      </div>
    </form>
  );
}
