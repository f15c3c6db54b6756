import { Scene } from '#components/scenes/Scene.tsx';
import { closing, hero, linkPanel } from '#content/leia-la.ts';
import './ShortLink.css';

const { drawing } = closing;

/** What the page ends with: the long address, and the short link that its line comes to. */
export function ShortLink() {
  return (
    <Scene
      stacked
      className="short-link"
      label={drawing.label}
      proposed={drawing.proposed}
      decided={drawing.decided}
    >
      <p className="scene__note">{drawing.long}</p>
      <p className="type-body">
        {hero.longAddress.split(/(?<=\/)/).map((part) => (
          <span key={part}>
            {part}
            <wbr />
          </span>
        ))}
      </p>
      <svg viewBox="0 0 400 96" width="100%" fill="none" aria-hidden="true">
        <path
          d="M396 0C396 44 330 50 262 46S176 22 204 12 268 34 232 56 96 52 50 60 4 76 4 92"
          stroke="#9333ea"
          strokeWidth="1.5"
        />
        <circle cx="4" cy="92" r="4" fill="#9333ea" />
      </svg>
      <p className="scene__note">{drawing.short}</p>
      <p className="type-h3">{linkPanel.link}</p>
    </Scene>
  );
}
