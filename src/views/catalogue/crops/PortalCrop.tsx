import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { Scene } from '#components/ui/Scene.tsx';
import { portalCrop as words } from '#content/catalogue-scenes.ts';
import './PortalCrop.css';

/** Portal AI 1.0: the editor, with a suggestion for the marked passage. */
export function PortalCrop() {
  const [before, marked, after] = words.paragraph;
  return (
    <Scene
      className="crop portal-crop"
      label={words.label}
      proposed={words.proposed}
      decided={words.decided}
      open
      bar={
        <>
          <b>{words.paper}</b>
          <span className="crop__pill portal-crop__publish">
            <Dot />
            {words.publish}
          </span>
        </>
      }
    >
      <p className="scene__note portal-crop__byline">{words.byline}</p>
      <p className="portal-crop__headline">{words.headline}</p>
      <p className="portal-crop__text">
        {before}
        <mark>{marked}</mark>
        {after}
      </p>
      <div className="portal-crop__note">
        <b>
          <Ring />
          {words.note.title}
        </b>
        <p>{words.note.text}</p>
        <p className="portal-crop__choice">
          <span className="crop__pill">{words.accept}</span>
          <span className="crop__pill">{words.ignore}</span>
        </p>
      </div>
    </Scene>
  );
}
