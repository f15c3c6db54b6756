import { RuledList } from '#components/sections/Lists.tsx';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { Dated } from '#components/ui/Dated.tsx';
import { FigureBasis } from '#components/ui/FigureBasis.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { coupon, editorial } from '#content/pages/newspaper-sites.ts';

/** The two notes in the leader's margin. */
export function EditorialNotes() {
  const { since, partners } = editorial;
  return (
    <RuledList
      columns={2}
      size="large"
      items={[
        { title: <span className="type-h3">{since.strong}</span>, text: since.text },
        {
          title: <span className="type-h3">{partners.strong}</span>,
          text: partners.text,
          extra: <FigureBasis figures={[partners.figure]} />,
        },
      ]}
    />
  );
}

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
