import { Figures } from '#components/sections/Figures.tsx';
import { closing, companyFigures } from '#content/home.ts';
import './Home.css';

/** How large the company is, in one strip under the first view. */
export function CompanyFigures() {
  const { title, counted, since } = companyFigures;
  return (
    <section className="company-figures" aria-label={title}>
      <div className="page-wrap">
        <Figures layout="strip" quiet items={[...counted, since]} basis={[...counted, closing.figure]} />
      </div>
    </section>
  );
}
