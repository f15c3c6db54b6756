import { Scene } from '#components/scenes/Scene.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { newsletter } from '#content/newsletter.ts';
import { readers } from '#content/newsletter-edition.ts';
import { ReaderLetter } from './ReaderLetter.tsx';
import './NewsletterBenefits.css';

const { benefits, demo } = newsletter;
const [, osvaldo] = readers;

/** The three benefit pillars beside one e-mail, which stays in view: their numbers stand at the parts they speak of. */
export function NewsletterBenefits() {
  return (
    <section className="section" id="beneficios" aria-labelledby="beneficios-titulo">
      <div className="page-wrap newsletter-benefits">
        <h2 className="visually-hidden" id="beneficios-titulo">
          {benefits.title}
        </h2>
        <Scene
          className="newsletter-benefits__mail"
          label={benefits.label}
          proposed={benefits.proposed}
          decided={benefits.decided}
        >
          <ReaderLetter reader={osvaldo} short>
            <div className="letter__answer">
              <Dot />
              {demo.done}
            </div>
          </ReaderLetter>
        </Scene>
        <ol className="newsletter-benefits__list">
          {benefits.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p className="type-lead">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
