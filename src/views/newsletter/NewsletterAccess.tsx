import { newsletter } from '#content/newsletter.ts';
import { ChatButton, WaitlistButton } from './WaitlistActions.tsx';
import './NewsletterAccess.css';

const { access } = newsletter;

/** Who can have it now: existing customers, and a waiting list for everybody else. */
export function NewsletterAccess() {
  return (
    <section className="section" id="acesso" aria-labelledby="acesso-titulo">
      <div className="page-wrap">
        <h2 className="type-h2" id="acesso-titulo">
          {access.title}
        </h2>
        <div className="newsletter-access">
          <div className="newsletter-access__door">
            <h3 className="type-h3">{access.customer.title}</h3>
            <p className="type-body">{access.customer.text}</p>
            <ChatButton href={access.customer.url} />
          </div>
          <div className="newsletter-access__door">
            <h3 className="type-h3">{access.other.title}</h3>
            <p className="type-body">{access.other.text}</p>
            <WaitlistButton />
          </div>
        </div>
      </div>
    </section>
  );
}
