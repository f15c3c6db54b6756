import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { contact } from '#content/contact.ts';
import './ContactHero.css';

/**
 * A conversation drawn as one line. It passes by what the site drafts, what the visitor decides and who
 * reads it, and ends in the dot, which here is the button.
 */
export function ContactHero() {
  const [first, second] = contact.heading;
  return (
    <section className="contact-hero night" aria-labelledby="contato">
      <div className="page-wrap">
        <h1 className="type-h1" id="contato">
          <span className="wide-line" data-line>
            {first}
          </span>
          <span className="wide-line" data-line>{` ${second}`}</span>
        </h1>
        <div className="contact-hero__talk">
          <ol className="contact-thread">
            {contact.steps.map((step) => (
              <li key={step.who}>
                <p className="type-label marked">
                  {step.decided ? <Dot /> : <Ring />}
                  {step.who}
                </p>
                <p className="type-h4">
                  {'link' in step ? `${step.what} ` : step.what}
                  {'link' in step ? (
                    <a className="text-link" href={step.link.href}>
                      {step.link.label}
                    </a>
                  ) : null}
                </p>
              </li>
            ))}
          </ol>
          <a className="contact-dot" href={contact.button.href} target="_blank" rel="noopener">
            <span className="type-h3">{contact.button.label}</span>
            <span className="visually-hidden"> ({contact.button.note})</span>
            <svg
              width="28"
              height="28"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d="M5 19 19 5M8 5h11v11" />
            </svg>
          </a>
        </div>
      </div>
    </section>
  );
}
