import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { coupon, waitlistLink } from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';
import { EarlyAccessButton } from '#features/waitlist/dialog/PausedProjects.tsx';
import './SubscriptionCoupon.css';

/** Launch, beta and access on the subscription coupon that readers used to cut out. */
export function SubscriptionCoupon() {
  return (
    <section className="section paper" id="investimento" aria-labelledby="investimento-titulo">
      <div className="page-wrap">
        <div className="subscription-coupon">
          <Scissors />
          <div>
            <h2 className="type-h2" id="investimento-titulo">
              {coupon.title}
            </h2>
            <p className="type-lead">{coupon.lead}</p>
          </div>
          <div>
            <dl>
              {coupon.rows.map(({ label, value }, index) => (
                <div className="subscription-coupon__row" key={label}>
                  <dt className="type-small marked">
                    {index === coupon.rows.length - 1 ? <Dot /> : <Ring />}
                    {label}
                  </dt>
                  <dd className="type-h4">
                    <Dated text={value} />
                  </dd>
                </div>
              ))}
            </dl>
            <div className="actions">
              <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
              <EarlyAccessButton>{coupon.action}</EarlyAccessButton>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

function Scissors() {
  return (
    <svg
      className="subscription-coupon__scissors"
      viewBox="0 0 44 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="5" />
      <circle cx="7" cy="21" r="5" />
      <path d="M11 10 42 24M11 18 42 4" />
    </svg>
  );
}
