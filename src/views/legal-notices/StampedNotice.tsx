import { Scene } from '#components/scenes/Scene.tsx';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';
import { closing, proof, search } from '#content/legal-notices.ts';
import { Stamp } from './Postmark.tsx';
import './StampedNotice.css';

const { notice } = closing;

/** What the page ends with: a notice as the portal shows it, signed and stamped. */
export function StampedNotice() {
  return (
    <Scene
      stacked
      className="stamped-notice"
      label={notice.label}
      proposed={search.proposed}
      decided={search.decided}
    >
      <p className="type-label">{notice.category}</p>
      <p className="type-h3">{proof.title}</p>
      <p className="type-small">{notice.entity}</p>
      <p className="type-small">{notice.text}</p>
      <Stamp id="notice-stamp" colour="#7e22ce" />
      <RegisterPairs pairs={notice.facts.map(([label, value]) => ({ label, value }))} />
    </Scene>
  );
}
