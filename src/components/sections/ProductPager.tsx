import { LinkList } from '#components/sections/LinkList.tsx';
import { productPager as words } from '#content/interface.ts';
import type { Solution } from '#content/schema.ts';
import { solutions } from '#content/solutions.ts';

/** The products before and after this one in the catalogue, at the end of its page; the last leads to the first. */
export function ProductPager({ current }: { readonly current: Solution['id'] }) {
  const index = solutions.findIndex(({ id }) => id === current);
  const items = [
    { label: words.previous, product: solutions.at(index - 1) },
    { label: words.next, product: solutions[(index + 1) % solutions.length] },
  ].flatMap(({ label, product }) =>
    product ? [{ href: product.path, label, title: product.name, text: product.tagline }] : [],
  );
  return (
    <nav className="product-pager night" aria-label={words.label}>
      <div className="page-wrap">
        <LinkList columns={2} items={items} />
      </div>
    </nav>
  );
}
