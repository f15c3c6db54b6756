import type { LinkItem } from '#components/sections/LinkList.tsx';
import { termsIndex } from '#content/policies.ts';

/** A document's card in the index of the documents. One that is not written yet leads nowhere (R-POL-2). */
export function policyCard({
  href,
  label,
  status,
  ...words
}: {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly status: 'available' | 'soon';
}): LinkItem {
  if (status === 'soon') return { ...words, label: termsIndex.soon, mark: 'ring' };
  return { ...words, href, label, mark: 'dot' };
}
