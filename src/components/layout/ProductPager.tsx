import { productPager as words } from '#content/interface.ts';
import type { Solution } from '#content/schema.ts';
import { solutions } from '#content/solutions.ts';

/** The products before and after this one in the catalogue, at the end of its page; the last leads to the first. */
export function ProductPager({ current }: { readonly current: Solution['id'] }) {
  const index = solutions.findIndex(({ id }) => id === current);
  const neighbours = [
    { label: words.previous, product: solutions.at(index - 1) },
    { label: words.next, product: solutions[(index + 1) % solutions.length] },
  ];
  return (
    <nav className="product-pager night" aria-label={words.label}>
      <ul className="page-wrap">
        {neighbours.map(({ label, product }) =>
          product ? (
            <li key={label}>
              <a href={product.path}>
                <span className="type-label">{label}</span>
                <span className="type-h4">{product.name}</span>
                <span className="type-small">{product.tagline}</span>
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
