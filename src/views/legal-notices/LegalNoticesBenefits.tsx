import { benefits } from '#content/legal-notices.ts';
import './LegalNoticesBenefits.css';

/** Benefits written as articles of a statute. */
export function LegalNoticesBenefits() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap">
        <h2 className="type-h2 notices-benefits__title" id="beneficios-titulo">
          {benefits.title}
        </h2>
        <ol className="notices-benefits">
          {benefits.articles.map((article, index) => (
            <li key={article.title}>
              <span className="notices-benefits__number">{`${benefits.article} ${index + 1}º`}</span>
              <h3 className="type-h3">{article.title}</h3>
              <p className="type-body">{article.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
