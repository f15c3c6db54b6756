import { DrawingFile } from '../drawing/DrawingFile.tsx';
import { Scene, type SceneFrame } from './Scene.tsx';

/** The link builder, or whatever turns a few words into a link: its fields, and beside them the code of the link. */
export function CodeScene({
  fields,
  copy,
  scan,
  ...frame
}: SceneFrame & {
  /** The last one is the link. */
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** Name of the button in the link's field. */
  readonly copy?: string;
  /** What stands below the code. */
  readonly scan: string;
}) {
  return (
    <Scene {...frame} className="code-scene">
      <div className="code-scene__fields">
        {fields.map(({ label, value }, index) => (
          <p key={label}>
            <span className="scene__note">{label}</span>
            <b>
              {value}
              {copy && index === fields.length - 1 ? <span className="scene__pill">{copy}</span> : null}
            </b>
          </p>
        ))}
      </div>
      <div className="scene__side">
        <DrawingFile name="codigo-chama-la" width={158} height={158} />
        <span className="scene__note">{scan}</span>
      </div>
    </Scene>
  );
}
