import { summaryPage } from '#content/staff/pages.ts';
import { number, percent } from './words.ts';
import './Shares.css';

const { shares: words } = summaryPage;

/** How a whole is shared out, each part with its bar, its number and its share. */
export function Shares({
  title,
  shares,
}: {
  readonly title: string;
  readonly shares: readonly { readonly label: string; readonly many: number }[];
}) {
  const whole = shares.reduce((sum, { many }) => sum + many, 0);
  const most = Math.max(1, ...shares.map(({ many }) => many));
  return (
    <table className="shares">
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{words.many}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ label, many }) => (
          <tr key={label}>
            <th scope="row">
              <bdi>{label}</bdi>
              <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={many} height="1" />
              </svg>
            </th>
            <td>{number(many)}</td>
            <td className="shares__part">{percent(many, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
