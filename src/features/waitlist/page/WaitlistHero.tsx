import { HeadlineDot } from '#components/ui/HeadlineDot.tsx';
import { Rings } from '#features/waitlist/drawing/Rings.tsx';

/** The short night opening of the waitlist page: a queue that ends in the visitor's dot. */
export function WaitlistHero() {
  return (
    <section className="waitlist-hero night">
      <div className="page-wrap">
        <h1 className="type-h1 waitlist-hero__title">
          <span className="title-line">Entre na fila do</span>{' '}
          <span className="title-line">
            Portal AI 1.0
            <HeadlineDot lands>
              <Rings />
            </HeadlineDot>
          </span>
        </h1>
        <p className="type-lead">
          Lançamento no primeiro semestre de 2026. Quem está na fila recebe acesso antecipado e condições
          especiais.
        </p>
      </div>
    </section>
  );
}
