import { Fragment } from 'react';
import { Ring } from '#components/ui/RingOrDot.tsx';
import { benefits } from '#content/legal-notices.ts';
import { Signature } from './NoticesRegister.tsx';
import './LegalNoticesBenefits.css';

/** A piece of the product under the number of an article, in their order. */
const PIECES = [
  <Signature key="signature" />,
  <Fragment key="alert">
    {benefits.alert}
    <Ring />
  </Fragment>,
  <Fragment key="found">
    {benefits.found[0]}
    <mark>{benefits.found[1]}</mark>
  </Fragment>,
  benefits.printed,
];

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
              <div>
                <span className="notices-benefits__number">{`${benefits.article} ${index + 1}º`}</span>
                <p className="notices-benefits__piece" aria-hidden="true">
                  {PIECES[index]}
                </p>
              </div>
              <h3 className="type-h3">{article.title}</h3>
              <p className="type-body">{article.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
