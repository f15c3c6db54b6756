import { Drawing } from '#components/drawing/Drawing.tsx';
import './EditorPiece.css';
import { EditorScene } from '#components/scenes/EditorScene.tsx';
import { Dot, Ring } from '#components/ui/Marks.tsx';
import { candidates, editorPiece as words } from '#content/pages/home-scenes.ts';

/** A piece of the newsroom's editor: candidate headlines run out of the view and come back to its round button, a link. */
export function EditorPiece() {
  return (
    <div className="editor-piece">
      <ul className="counted" aria-hidden="true" data-drawing>
        {candidates.map((text) => {
          const chosen = text === words.headline;
          return (
            <li key={text} className={chosen ? 'is-chosen' : undefined}>
              <span className="marked">
                {chosen ? <Dot /> : <Ring />}
                {text}
              </span>
              {/* From the headline's end to the button, stretched over the box that the row gives it. */}
              <Drawing
                box="0 0 100 100"
                preserveAspectRatio="none"
                overflow="visible"
                stroke={chosen ? '#c084fc' : 'url(#arco)'}
              >
                {chosen ? (
                  <linearGradient id="arco" x1="0" y1="0" x2="0" y2="1">
                    <stop stopColor="#fff" stopOpacity=".34" />
                    <stop offset=".55" stopColor="#c084fc" stopOpacity=".6" />
                    <stop offset="1" stopColor="#a855f7" />
                  </linearGradient>
                ) : null}
                <path d="M0 0C62 0 100 20 100 50S62 100 0 100" vectorEffect="non-scaling-stroke" />
              </Drawing>
            </li>
          );
        })}
      </ul>
      <EditorScene {...words} />
      <a className="editor-piece__publish" href={words.publish.href}>
        {words.publish.label}
        <span className="visually-hidden">{` ${words.publish.hint}`}</span>
      </a>
    </div>
  );
}
