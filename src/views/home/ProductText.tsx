import { GoLink } from '#components/ui/Button.tsx';
import { productWords } from '#content/home.ts';
import { solution } from '#content/solutions.ts';

/** Products that the home page shows in a row of the list. */
export type ProductId = keyof typeof productWords;

/**
 * Words of one product: who can have it, its name, what it does, three benefits and the way to its page, which has its
 * figures.
 */
export function ProductText({
  id,
  heading: Heading = 'h3',
}: {
  readonly id: ProductId;
  /** `h2` where the product is a section of its own. */
  readonly heading?: 'h2' | 'h3';
}) {
  const { name, status, benefits, path, action } = solution(id);
  const { lead, object } = productWords[id];
  return (
    <div className="product-text">
      <p className="type-label">{status}</p>
      <Heading className="type-h3">{name}</Heading>
      <p className="type-lead">{lead}</p>
      <ul className="wide-only type-small">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <GoLink href={path}>
        <span>
          {action}
          <span className="visually-hidden">{` ${object}`}</span>
        </span>
      </GoLink>
    </div>
  );
}
