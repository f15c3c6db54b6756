import { investment } from '#content/portal.ts';
import { EarlyAccessButton } from '#features/waitlist/dialog/PausedProjects.tsx';
import './Investment.css';

/** What comes when, on one line from the launch to the visitor's own place. */
export function Investment() {
  const { launch, beta, access } = investment;
  return (
    <section className="section overflow-x-clip" id="investimento" aria-labelledby="investimento-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="investimento-titulo">
          {investment.title}
        </h2>
        <ul className="portal-access">
          {[launch, beta, access].map((card) => (
            <li key={card.label}>
              <p className="type-small">{card.label}</p>
              <h3 className="type-h3 mt-1">{card.title}</h3>
              <p className="type-body mt-3 max-w-[22rem]">{card.text}</p>
              {card === access ? (
                <EarlyAccessButton className="mt-6 max-md:w-full">{investment.action}</EarlyAccessButton>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
