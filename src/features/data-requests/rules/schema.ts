import * as z from 'zod/mini';
import { requestErrors, requestKinds } from '#content/data-requests.ts';
import { atMost, personErrors } from '#content/forms.ts';
import { personLengths, personSchemas } from '#shared/person.ts';
import { optionalText, requiredText, type TextRule } from '#shared/text.ts';
import { type Returned, type Validation, validate } from '#shared/validate.ts';

/** Longest value of each text, in UTF-16 units: the form's `maxlength` and the schema's bound. */
export const requestLengths = { ...personLengths, details: 2000 } as const;

const kinds = requestKinds.map(({ value }) => value) satisfies RequestKind[];

const details: TextRule = {
  invalid: requestErrors.details,
  max: requestLengths.details,
  tooLong: atMost(requestErrors.detailsName, requestLengths.details),
  multiline: true,
};

/** The schema of a request; one that is none of those listed has to say what it is. */
function requestSchema(isOther: boolean) {
  return z.object({
    kind: z.enum(kinds, { error: requestErrors.kind }),
    ...personSchemas(personErrors),
    details: isOther ? requiredText(details, requestErrors.detailsMissing) : optionalText(details),
  });
}

/** What a person asks for about their own data (LGPD, art. 18). */
export type DataRequest = Readonly<z.output<ReturnType<typeof requestSchema>>>;

export type RequestField = keyof DataRequest;

/** Checks a request, which may be anything at all; what the table does not have is left behind. */
export function parseDataRequest(body: unknown): Validation<DataRequest, RequestField> {
  const isOther = typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'other';
  return validate(requestSchema(isOther), body);
}

/** What a person asks for, as it is stored. */
export type RequestKind = (typeof requestKinds)[number]['value'];

export function kindLabel(kind: RequestKind): string {
  return requestKinds.find(({ value }) => value === kind)?.label ?? kind;
}

export type RequestValues = Readonly<Record<RequestField, string>>;

/** A form that the server sends back. */
export type ReturnedRequest = Returned<{ readonly values: RequestValues }, RequestField>;
