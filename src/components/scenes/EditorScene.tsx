import { MarginNote, Marked, type Passage, Scene, type SceneFrame } from './Scene.tsx';

/**
 * The newsroom's editor: the reporter writes in the text, the machine in the margin, or a source stands before it. For what
 * an editor decides about a text. Narrow, the margin stands below the text; wide, the list of stories is there as well.
 * Without a headline the text is large: one sentence, and what became of it.
 */
export function EditorScene({
  list,
  source,
  byline,
  headline,
  paragraphs,
  remark,
  margin,
  ...frame
}: SceneFrame & {
  /** The stories of the day; the first one is open. */
  readonly list?: { readonly title: string; readonly items: readonly string[] };
  /** What the text was made from, beside it. */
  readonly source?: { readonly title: string; readonly text: Passage };
  readonly byline?: string;
  /** What a person put in stands at the odd places of its parts. */
  readonly headline?: Passage;
  /** The third one is only in a wide scene. */
  readonly paragraphs?: readonly Passage[];
  /** One line below the text. */
  readonly remark?: string;
  readonly margin?: {
    readonly title?: string;
    readonly notes: readonly { readonly title: string; readonly text: string; readonly decided?: string }[];
    /** Names of the two answers that an open note waits for. */
    readonly answers?: readonly string[];
  };
}) {
  return (
    <Scene {...frame}>
      {list ? (
        <ul className="scene__list">
          <li className="scene__note">{list.title}</li>
          {list.items.map((title, index) => (
            <li key={title} className={index === 0 ? 'scene__on' : undefined}>
              {index === 0 ? <b>{title}</b> : title}
            </li>
          ))}
        </ul>
      ) : null}
      {source ? (
        <div className="scene__side">
          <p className="scene__note">{source.title}</p>
          <p className="type-small">
            <Marked text={source.text} />
          </p>
        </div>
      ) : null}
      <div className="scene__main editor-scene__text">
        {byline ? <p className="scene__note">{byline}</p> : null}
        {headline ? (
          <p className="scene__title">
            <Marked text={headline} as="ins" />
          </p>
        ) : null}
        {paragraphs?.map((text) => (
          <p className="type-small" key={String(text)}>
            <Marked text={text} />
          </p>
        ))}
        {remark ? <p className="scene__note">{remark}</p> : null}
      </div>
      {margin ? (
        <div className="scene__side">
          {margin.title ? <p className="scene__note">{margin.title}</p> : null}
          {margin.notes.map((note) => (
            <MarginNote key={note.title} {...note} answers={margin.answers} />
          ))}
        </div>
      ) : null}
    </Scene>
  );
}
