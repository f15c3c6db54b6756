import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { coupon } from '#content/pages/newspaper-sites.ts';

/** Launch, beta and access, as the subscription coupon has them. */
export function CouponPairs() {
  const pairs = coupon.rows.map(({ label, value }, index) => ({
    label,
    mark: index === coupon.rows.length - 1 ? <Dot /> : <Ring />,
    value: (
      <span className="type-h4">
        <Dated text={value} />
      </span>
    ),
  }));
  return <RegisterPairs pairs={pairs} />;
}
