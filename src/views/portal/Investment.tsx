import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { investment, waitlist } from '#content/portal.ts';
import { EarlyAccessButton } from '#features/waitlist/dialog/PausedProjects.tsx';
import './Investment.css';

/** What comes when, on one line from the launch to the visitor's own place. */
export function Investment() {
  const { launch, beta, access } = investment;
  return (
    <section className="section investment" id="investimento" aria-labelledby="investimento-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="investimento-titulo">
          {investment.title}
        </h2>
        <ul className="investment__cards">
          {[launch, beta, access].map((card) => (
            <li key={card.label}>
              <p className="type-small">{card.label}</p>
              <h3 className="type-h3">
                <Dated text={card.title} />
              </h3>
              {'text' in card ? <p className="type-body">{card.text}</p> : null}
              {card === access ? (
                <div className="actions">
                  <ButtonLink href={waitlist.href}>{waitlist.label}</ButtonLink>
                  <EarlyAccessButton>{investment.action}</EarlyAccessButton>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
