import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { philosophy } from '#content/philosophy.ts';
import type { BenefitCard } from '#content/schema.ts';
import './Benefits.css';

/** The six benefits as a ruled table: figure on the left, words on the right, icon at the end. */
export function Benefits() {
  const { title, items } = philosophy.benefits;
  return (
    <section className="paper section" aria-labelledby="ganhos">
      <div className="page-wrap">
        <h2 className="type-h2" id="ganhos">
          {title}
        </h2>
        <ul className="benefits">
          {items.map((item) => (
            <Row key={item.title} {...item} />
          ))}
        </ul>
        <FigureBasis figures={items.map(({ stat }) => stat)} />
      </div>
    </section>
  );
}

function Row({ icon, title, description, stat, color }: BenefitCard) {
  return (
    <li className={`benefits__row benefits__row--${color}`}>
      <h3 className="benefits__title type-h4">{title}</h3>
      <p className="benefits__stat">{stat.value}</p>
      <p className="benefits__text type-body">{description}</p>
      <svg
        className="benefits__icon"
        viewBox="0 0 44 44"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={icon.path} />
        <circle cx={icon.dot[0]} cy={icon.dot[1]} r="4" />
      </svg>
    </li>
  );
}
