import { summaryPage } from '#content/staff/pages.ts';
import { number, percent } from './StaffFrame.tsx';
import './StaffFrame.css';

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
    <div className="register-table register-table--stays">
      <table className="staff-shares">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">
              <span className="visually-hidden">{words.many}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{words.share}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.length === 0 ? (
            <tr>
              <td colSpan={3}>{words.none}</td>
            </tr>
          ) : null}
          {shares.map(({ label, many }) => (
            <tr key={label}>
              <th scope="row">
                <bdi>{label}</bdi>
                <svg
                  width="100%"
                  height="4"
                  viewBox={`0 0 ${most} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={most} height="1" fill="var(--ct-rule)" />
                  <rect width={many} height="1" fill="var(--ct-accent)" />
                </svg>
              </th>
              <td className="is-number">{number(many)}</td>
              <td className="is-number">
                <small>{percent(many, whole)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
