import { requestKinds } from '#content/data-requests.ts';

/** What a person asks for, as it is stored. */
export type RequestKind = (typeof requestKinds)[number]['value'];

/** The right's name in Portuguese. */
export function kindLabel(kind: RequestKind): string {
  return requestKinds.find(({ value }) => value === kind)?.label ?? kind;
}
