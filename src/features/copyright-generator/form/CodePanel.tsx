import { type ReactNode, useMemo } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { generator } from '#content/generator.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/code.ts';
import { codePieces } from './highlight.ts';
import type { useCopyCode } from './useCopyCode.ts';

const words = generator.code;

/** The code on ink, with its copy button. `children` is the row that saves it. */
export function CodePanel({
  code,
  stale,
  copying: { answer, shown },
  onCopy,
  children,
}: {
  readonly code: BuiltCode | null;
  readonly stale: boolean;
  readonly copying: Pick<ReturnType<typeof useCopyCode>, 'answer' | 'shown'>;
  readonly onCopy: () => void;
  readonly children: ReactNode;
}) {
  return (
    <section className="code-panel night" aria-labelledby="codigo">
      <header className="generator-bar split">
        <h2 id="codigo">
          {`${words.title} `}
          <small className="type-label wide-only">{words.language}</small>
        </h2>
        {code === null ? null : (
          <Button size="sm" className="scripts-only" onClick={onCopy}>
            {answer === 'copied' ? words.copied : words.copy}
          </Button>
        )}
      </header>
      {code === null ? (
        <EmptyCode />
      ) : (
        <>
          <p className="code-panel__note" role="status">
            {stale ? words.stale(code.values.clientName) : null}
            {!stale && answer === 'selected' ? words.selected : null}
          </p>
          <p className="code-panel__note without-script">{words.noScript}</p>
          <section
            className={`code-panel__scroll ${stale ? 'is-stale' : ''}`}
            aria-label={words.label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
            tabIndex={0}
          >
            <pre ref={shown}>
              <Pieces code={code.embed} />
            </pre>
          </section>
          {children}
        </>
      )}
    </section>
  );
}

function Pieces({ code }: { readonly code: string }) {
  const pieces = useMemo(() => codePieces(code), [code]);
  return pieces.map(({ at, kind, text }) => (
    <span key={at} className={`code-${kind}`}>
      {text}
    </span>
  ));
}

/** Before the first code: where it will stand, and what to do. */
function EmptyCode() {
  return (
    <div className="code-panel__empty">
      <svg width="100%" height="70" fill="var(--ct-rule)" aria-hidden="true">
        <rect width="92%" height="7" rx="3.5" />
        <rect y="21" width="74%" height="7" rx="3.5" />
        <rect y="42" width="83%" height="7" rx="3.5" />
        <rect y="63" width="38%" height="7" rx="3.5" />
      </svg>
      <p className="type-small">{words.empty}</p>
    </div>
  );
}
