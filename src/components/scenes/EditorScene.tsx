import { Dot, Ring } from '../ui/Marks.tsx';
import { Scene, type SceneFrame } from './Scene.tsx';

/** A text with marked passages: a string, or parts in turn of which those at odd places are marked. */
type Passage = string | readonly string[];

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
  /** What the machine suggests at the edge of the text: with what a person decided, or with the two answers that wait. */
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
          {margin.notes.map(({ title, text, decided }) => (
            <div className="margin-note" key={title}>
              {decided ? <Dot /> : <Ring strong />}
              <div>
                <b>{title}</b>
                <p>{text}</p>
                {decided ? (
                  <b>{decided}</b>
                ) : (
                  <p>
                    {margin.answers?.map((answer) => (
                      <span className="scene__pill" key={answer}>
                        {answer}
                      </span>
                    ))}
                  </p>
                )}
              </div>
            </div>
          ))}
        </div>
      ) : null}
    </Scene>
  );
}

/** @param as `mark` for what the machine speaks of, `ins` for what a person put in */
function Marked({ text, as: Mark = 'mark' }: { readonly text: Passage; readonly as?: 'mark' | 'ins' }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => (index % 2 === 1 ? <Mark key={part}>{part}</Mark> : part));
}
