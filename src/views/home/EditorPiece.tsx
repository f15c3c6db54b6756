import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { Dot, Ring } from '#components/ui/RingOrDot.tsx';
import { candidates, editorPiece as words } from '#content/home-scenes.ts';
import './EditorPiece.css';

/**
 * A piece of the newsroom's editor. Candidate headlines run out of the view beside it and come back to its round button,
 * which leads to the whole editor.
 */
export function EditorPiece() {
  return (
    <div className="editor-piece">
      <ul aria-hidden="true" data-drawing>
        {candidates.map(({ text, chosen = false }) => (
          <li key={text} className={chosen ? 'is-chosen' : undefined}>
            <span className="marked">
              {chosen ? <Dot /> : <Ring />}
              {text}
            </span>
            <Arc chosen={chosen} />
          </li>
        ))}
      </ul>
      <EditorScene
        {...words}
        bar={
          <>
            <b>{words.paper}</b>
            <span className="scene__bar-detail">{words.section}</span>
            <span>{words.saved}</span>
          </>
        }
      />
      <a className="editor-piece__publish" href={words.publish.href}>
        {words.publish.label}
        <span className="visually-hidden">{` ${words.publish.hint}`}</span>
      </a>
    </div>
  );
}

/** The way of a line from its headline's end to the button, stretched over the box that its row gives it. */
function Arc({ chosen }: { readonly chosen: boolean }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" fill="none" aria-hidden="true">
      {chosen ? (
        <linearGradient id="arco" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".55" stopColor="#c084fc" stopOpacity=".6" />
          <stop offset="1" stopColor="#a855f7" />
        </linearGradient>
      ) : null}
      <path
        d="M0 0C62 0 100 20 100 50S62 100 0 100"
        stroke={chosen ? '#c084fc' : 'url(#arco)'}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
