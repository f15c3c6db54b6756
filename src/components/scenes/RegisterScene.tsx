import type { ReactNode } from 'react';
import { Dot, Ring } from '../ui/Marks.tsx';
import { Scene, type SceneFrame } from './Scene.tsx';

/** The register of legal notices: search, rows with their state, the proof of the first. With `columns` a wide one is a table. */
export function RegisterScene({
  search,
  filters,
  published,
  pending,
  rows,
  columns,
  proof,
  children,
  ...frame
}: SceneFrame & {
  /** The search field's placeholder. */
  readonly search: string;
  readonly filters: string;
  readonly published: string;
  readonly pending: string;
  readonly rows: readonly {
    readonly kind: string;
    readonly title: string;
    readonly entity: string;
    readonly date: string;
    readonly done: boolean;
  }[];
  /** Heads of the five columns, whose each notice is and when it was among them. */
  readonly columns?: readonly string[];
  /** What a published notice proves; only the widest scene has it. */
  readonly proof?: {
    readonly label: string;
    readonly title: string;
    readonly facts: readonly (readonly [fact: string, value: string])[];
  };
  /** A drawing that ends the proof, such as a signature. */
  readonly children?: ReactNode;
}) {
  return (
    <Scene {...frame} className={columns ? 'register-scene register-scene--columns' : 'register-scene'}>
      <div className="register-scene__search">
        {columns ? <input type="search" disabled placeholder={search} /> : <span>{search}</span>}
        {columns ? (
          <button type="button" disabled>
            {filters}
          </button>
        ) : (
          <span>{filters}</span>
        )}
      </div>
      <div className="register-scene__rows">
        {columns ? (
          <p className="scene__note">
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
        ) : null}
        <ul className="ruled">
          {rows.map(({ kind, title, entity, date, done }) => (
            <li key={title} className={columns && done ? 'scene__on' : undefined}>
              <b>{kind}</b>
              <p className="whole-row">
                {title}
                {columns ? null : <span className="scene__note">{`${entity} · ${date}`}</span>}
              </p>
              {columns ? (
                <>
                  <span className="type-body whole-row">{entity}</span>
                  <span className="type-body whole-row">{date}</span>
                </>
              ) : null}
              <span className="scene__note marked">
                {done ? <Dot /> : <Ring />}
                {done ? published : pending}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {proof ? (
        <div className="register-scene__proof">
          <span className="scene__note">{proof.label}</span>
          <b className="scene__title">{proof.title}</b>
          {proof.facts.map(([fact, value]) => (
            <p key={fact}>
              <span className="scene__note">{fact}</span>
              <span>{value}</span>
            </p>
          ))}
          {children}
        </div>
      ) : null}
    </Scene>
  );
}
