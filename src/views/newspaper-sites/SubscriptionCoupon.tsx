import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { Section, SectionHead } from '#components/sections/Section.tsx';
import { Split } from '#components/sections/Split.tsx';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { coupon, waitlistLink } from '#content/newspaper-sites.ts';
import { waitlist } from '#content/portal.ts';
import { EarlyAccessButton } from '#features/waitlist/dialog/PausedProjects.tsx';
import './SubscriptionCoupon.css';

/** Launch, beta and access on the subscription coupon that readers used to cut out. */
export function SubscriptionCoupon() {
  const pairs = coupon.rows.map(({ label, value }, index) => ({
    label,
    mark: index === coupon.rows.length - 1 ? <Dot /> : <Ring />,
    value: (
      <span className="type-h4">
        <Dated text={value} />
      </span>
    ),
  }));
  return (
    <Section className="subscription-coupon" anchor="investimento" id="investimento-titulo" ground="paper">
      <Split
        framed
        share="5/7"
        align="start"
        words={
          <>
            <Scissors />
            <SectionHead id="investimento-titulo" title={coupon.title} lead={coupon.lead} />
          </>
        }
        object={
          <>
            <RegisterPairs pairs={pairs} />
            <div className="actions">
              <ButtonLink {...waitlistLink}>{waitlist.label}</ButtonLink>
              <EarlyAccessButton>{coupon.action}</EarlyAccessButton>
            </div>
          </>
        }
      />
    </Section>
  );
}

function Scissors() {
  return (
    <svg
      viewBox="0 0 44 28"
      width="60"
      height="28"
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
