import { Scene } from '#components/scenes/Scene.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { proof, sampleNotices, search } from '#content/legal-notices.ts';
import '#components/ui/stacked-decision.css';
import './NoticesRegister.css';
import '#components/scenes/Scene.css';

const { columns } = search;

/**
 * The mock of the product's interface (R-LEG-1): a disabled search box, a Filters button
 * and three sample listings.
 */
export function NoticesRegister() {
  return (
    <Scene
      className="notices-register stacked-decision"
      label={search.scene}
      proposed={search.proposed}
      decided={search.decided}
    >
      <div className="notices-register__search">
        <input className="input" type="search" disabled placeholder={search.placeholder} />
        <button className="notices-register__filters" type="button" disabled>
          <svg
            width="18"
            height="14"
            viewBox="0 0 18 14"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M0 3h11M15 3h3M0 11h3M7 11h11" />
            <circle cx="13" cy="3" r="2" />
            <circle cx="5" cy="11" r="2" />
          </svg>
          <span className="notices-register__filters-name">{search.filters}</span>
        </button>
      </div>
      <div className="notices-register__body">
        <div>
          <p className="notices-register__row notices-register__head">
            <span>{columns.category}</span>
            <span>{columns.title}</span>
            <span>{columns.entity}</span>
            <span>{columns.date}</span>
            <span>{columns.status}</span>
          </p>
          <ul>
            {sampleNotices.map((notice) => (
              <li
                className={`notices-register__row ${notice.published ? 'notices-register__row--on' : ''}`}
                key={notice.title}
              >
                <span className="notices-register__category">{notice.category}</span>
                <span className="notices-register__title">{notice.title}</span>
                <span data-label={columns.entity}>{notice.entity}</span>
                <span data-label={columns.date}>{notice.date}</span>
                <span className="notices-register__status">
                  {notice.published ? <Dot /> : <Ring />}
                  {notice.published ? search.published : search.pending}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Proof />
      </div>
    </Scene>
  );
}

/** What a published notice proves. */
function Proof() {
  return (
    <div className="notices-register__proof">
      <span className="scene__note">{proof.label}</span>
      <b>{proof.title}</b>
      {proof.facts.map(([fact, value]) => (
        <p key={fact}>
          <span>{fact}</span>
          <span>{value}</span>
        </p>
      ))}
      <Signature />
    </div>
  );
}

/** A hand's line, which ends in the dot. */
export function Signature() {
  return (
    <svg viewBox="0 0 344 64" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      <path d="M2 46C30 46 34 12 52 12S60 52 78 50 96 20 108 22 112 48 128 46 150 30 160 32 168 46 184 44 210 40 300 40" />
      <circle cx="312" cy="40" r="5" fill="#9333ea" stroke="none" />
    </svg>
  );
}
