import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { closing, companyFigures } from '#content/home.ts';
import './CompanyFigures.css';

/** How large the company is, in one strip under the first view. */
export function CompanyFigures() {
  const { title, counted, since } = companyFigures;
  return (
    <section className="company-figures" aria-label={title}>
      <div className="page-wrap">
        <dl className="company-figures__list">
          {[...counted, since].map(({ value, label }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <FigureBasis figures={[...counted, closing.figure]} />
      </div>
    </section>
  );
}
