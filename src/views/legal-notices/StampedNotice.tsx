import { Scene } from '#components/scenes/Scene.tsx';
import { closing, proof, search } from '#content/legal-notices.ts';
import { Stamp } from './Postmark.tsx';
import '#components/ui/stacked-decision.css';
import './StampedNotice.css';

const { notice } = closing;

/** What the page ends with: a notice as the portal shows it, signed and stamped. */
export function StampedNotice() {
  return (
    <Scene
      className="stamped-notice stacked-decision"
      label={notice.label}
      proposed={search.proposed}
      decided={search.decided}
    >
      <p className="stamped-notice__category">{notice.category}</p>
      <p className="stamped-notice__title">{proof.title}</p>
      <p className="stamped-notice__entity">{notice.entity}</p>
      <p className="stamped-notice__text">{notice.text}</p>
      <Stamp className="stamped-notice__stamp" />
      <ul>
        {notice.facts.map(([fact, value]) => (
          <li key={fact}>
            <span>{fact}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
