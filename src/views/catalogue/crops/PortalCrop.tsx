import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { Dot } from '#components/ui/RingOrDot.tsx';
import { portalCrop as words } from '#content/catalogue-scenes.ts';

/** Portal AI 1.0: the editor, with a suggestion for the marked passage; nothing is published while it waits. */
export function PortalCrop() {
  return (
    <EditorScene
      cut
      open
      {...words}
      bar={
        <>
          <b>{words.paper}</b>
          <span className="scene__pill scene__pill--off">
            <Dot />
            {words.publish}
          </span>
        </>
      }
    />
  );
}
