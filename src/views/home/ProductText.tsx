import { GoLink } from '#components/ui/Button.tsx';
import { productWords } from '#content/home.ts';
import { solution } from '#content/solutions.ts';

/** Products that the home page shows in a row of the list. */
export type ProductId = keyof typeof productWords;

/**
 * Words of one product: who can have it, its name, what it does, three benefits, its figure and the way to its page.
 * It fills the height it is given: the words start where the scene starts and the figure ends where it ends.
 */
export function ProductText({ id }: { readonly id: ProductId }) {
  const { name, status, benefits, stat, path, action } = solution(id);
  const { lead, object } = productWords[id];
  return (
    <div className="flex h-full flex-col items-start">
      <p className="type-label">{status}</p>
      <h3 className="type-h3 mt-3">{name}</h3>
      <p className="type-lead mt-4 max-w-[27rem]">{lead}</p>
      <ul className="products__benefits">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <div className="products__end">
        <GoLink href={path}>
          <span>
            {action}
            <span className="visually-hidden"> {object}</span>
          </span>
        </GoLink>
        {stat ? (
          <p className="type-small flex items-baseline gap-2.5">
            <b className="products__figure">{stat.value}</b> {stat.label}
          </p>
        ) : null}
      </div>
    </div>
  );
}
