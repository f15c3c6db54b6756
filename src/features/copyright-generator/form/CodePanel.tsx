import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { copyText } from '#components/ui/clipboard.ts';
import { useCopied } from '#components/ui/useCopied.ts';
import { generator } from '#content/generator.ts';
import { secureUrl } from '#features/copyright-generator/embed/product-url.ts';
import { type BuiltCode, buildCode } from '#features/copyright-generator/embed/schema.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import type { useToast } from '#features/copyright-generator/toast/Toast.tsx';

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
        <div className="code-panel__empty">
          <svg width="100%" height="70" fill="var(--ct-rule)" aria-hidden="true">
            <rect width="92%" height="7" rx="3.5" />
            <rect y="21" width="74%" height="7" rx="3.5" />
            <rect y="42" width="83%" height="7" rx="3.5" />
            <rect y="63" width="38%" height="7" rx="3.5" />
          </svg>
          <p className="type-small">{words.empty}</p>
        </div>
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
        </>
      )}
      {children}
    </section>
  );
}

/** A tag's beginning or end, the logo's outlines, the campaign; between tags, the words that a visitor reads. */
const marked = /(<\/?[a-z]+|\/?>| d="[^"]*"|utm_campaign=[a-z0-9_]+|(?<=>)[^<]+)/;

/** The code, letter by letter, with what a person looks for in it. Every second piece is one that `marked` found. */
function Pieces({ code }: { readonly code: string }) {
  return code.split(marked).map((piece, index) => (
    <span key={index} className={index % 2 === 1 ? classOf(piece) : undefined}>
      {piece}
    </span>
  ));
}

function classOf(piece: string): string {
  if (piece.startsWith('utm_campaign=')) return 'code-campaign';
  return /^(<|\/?>$| d=")/.test(piece) ? 'code-quiet' : 'code-words';
}

/** Time without a change after which a new code is announced, in milliseconds. */
const announceAfterMs = 1000;

/** Tells a screen reader that the code followed a change. The first code has a toast, which tells it. */
export function CodeAnnouncer({ embed }: { readonly embed: string | null }) {
  const last = useRef(embed);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const isUpdate = last.current !== null && embed !== null && last.current !== embed;
    last.current = embed;
    if (!isUpdate) return;
    setSaid('');
    const timer = setTimeout(() => setSaid(generator.form.updated), announceAfterMs);
    return () => clearTimeout(timer);
  }, [embed]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

const { messages } = generator;

/**
 * Copies the code of the panel, or a saved one, and tells what came of it (R-GEN-19 to R-GEN-21).
 * @param embed the panel's code: an answer to an earlier one does not stay
 */
export function useCopyCode(show: ReturnType<typeof useToast>['show'], embed: string | null) {
  /** The element whose whole text is the panel's code. */
  const shown = useRef<HTMLPreElement>(null);
  const [answer, setAnswer] = useCopied();
  // An answer ends with its code.
  useEffect(() => setAnswer(undefined), [embed]);

  const tell = (outcome: 'copied' | 'selected') => {
    if (outcome === 'copied') show('success', messages.copied);
    else show('error', messages.copyFailed);
    return outcome;
  };
  return {
    shown,
    answer,
    copy: async ({ embed, rich }: BuiltCode) => setAnswer(tell(await copyText(embed, shown.current, rich))),
    /** The code as it was saved, also when today another would be built. */
    copySaved: async ({ client_name, product_url, preview_mode, embed_code }: SavedGeneration) => {
      const values = { clientName: client_name, url: secureUrl(product_url), mode: preview_mode };
      return tell(await copyText(embed_code, null, buildCode(values).code?.rich ?? embed_code));
    },
  } as const;
}
