import { LineIcon } from '#components/drawing/LineIcon.tsx';
import { Arrow, GoLink } from '#components/ui/Button.tsx';
import { about, products } from '#content/about.ts';
import { solutionGroups } from '#content/navigation.ts';
import type { Solution } from '#content/schema.ts';
import { IconStrip } from '#features/downloads/IconStrip.tsx';
import './FiveProducts.css';

const drawings = new Map(solutionGroups.flatMap((group) => group.links).map((link) => [link.href, link]));

/** The five products hang from one orbit; the ring of the one pointed at fills. */
export function FiveProducts() {
  return (
    <section className="section five-products" aria-labelledby="produtos">
      <div className="page-wrap">
        <div className="split">
          <h2 className="type-h2" id="produtos">
            {about.products.title}
          </h2>
          <GoLink href="/solucoes">{about.products.all}</GoLink>
        </div>
        <div className="five-products__row">
          <svg
            className="five-products__orbit"
            viewBox="0 0 1280 100"
            fill="none"
            stroke="#111827"
            aria-hidden="true"
          >
            <path
              d="M-430 167.5Q860 -147.5 2150 167.5"
              strokeOpacity=".42"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ul className="five-products__list">
            {products.map((product) => (
              <Product key={product.id} product={product} />
            ))}
          </ul>
        </div>
        <div className="five-products__icon">
          <IconStrip {...about.icon} />
        </div>
      </div>
    </section>
  );
}

function Product({ product }: { readonly product: Solution }) {
  const drawing = drawings.get(product.path);
  return (
    <li>
      <a href={product.path}>
        {drawing ? <LineIcon path={drawing.path} dot={drawing.dot} /> : null}
        <h3>{product.name}</h3>
        <p className="type-small five-products__tagline">{product.tagline}</p>
        <p className="type-label five-products__status">{product.status}</p>
        <span className="go-link five-products__go">
          <span>{about.products.go}</span>
          <Arrow />
        </span>
      </a>
    </li>
  );
}
