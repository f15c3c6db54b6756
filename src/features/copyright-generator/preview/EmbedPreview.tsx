import { type Ref, useEffect, useReducer, useState } from 'react';
import { Segments } from '#components/ui/Segments.tsx';
import { generator } from '#content/generator.ts';
import type { GeneratorValues } from '#features/copyright-generator/embed/embed.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/schema.ts';
import { FORM_ID } from '#features/copyright-generator/form/FormFields.tsx';
import { RetryButton } from '#features/copyright-generator/form/RetryButton.tsx';
import { useSettled } from '#features/copyright-generator/useSettled.ts';
import { timeLimit } from '#shared/time-limit.ts';
import { previewUrl } from './preview-document.ts';

const timeoutMs = 20_000;

const words = generator.preview;
/** Time without a change after which the frame is loaded again, in milliseconds. */
const loadAfterMs = 250;

/** The end of a client's page, drawn, with the credit itself in a frame. */
export function EmbedPreview({
  ref,
  code,
  mode,
  stale,
  onMode,
}: {
  readonly ref: Ref<HTMLElement>;
  readonly code: BuiltCode | null;
  readonly mode: GeneratorValues['mode'];
  readonly stale: boolean;
  readonly onMode: (mode: GeneratorValues['mode']) => void;
}) {
  return (
    <section className="embed-preview" ref={ref} aria-labelledby="previa">
      <header className="generator-bar split">
        <h2 id="previa" tabIndex={-1}>
          {`${words.title} `}
          <small className="type-label desk-only">{words.font}</small>
        </h2>
        <span className="visually-hidden" id="previa-fundo">
          {words.mode}
        </span>
        <Segments
          name="mode"
          labelledBy="previa-fundo"
          form={FORM_ID}
          value={mode}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: words.modes[value] }))}
          onChange={onMode}
        />
      </header>
      <div className={`client-page in-colour ${mode === 'dark' ? 'night' : ''} ${stale ? 'is-stale' : ''}`}>
        <ClientPage name={code?.values.clientName ?? ''} />
        {code === null ? (
          <p className="client-page__slot type-small">{words.empty}</p>
        ) : (
          <Frame code={code} />
        )}
      </div>
    </section>
  );
}

/** What stands above the credit on a client's page. Decorative. */
function ClientPage({ name }: { readonly name: string }) {
  return (
    <div aria-hidden="true">
      <div className="client-page__columns">
        {['a', 'b', 'c'].map((column) => (
          <svg key={column} width="100%" height="44" fill="var(--ct-ink)" aria-hidden="true">
            <rect width="70%" height="12" rx="4" fillOpacity="0.18" />
            <rect y="21" width="100%" height="7" rx="3.5" fillOpacity="0.1" />
            <rect y="37" width="62%" height="7" rx="3.5" fillOpacity="0.1" />
          </svg>
        ))}
      </div>
      <div className="client-page__foot">
        {name === '' ? (
          <svg width="112" height="14" fill="var(--ct-rule)" aria-hidden="true">
            <rect width="112" height="14" rx="4" />
          </svg>
        ) : (
          <b>{name}</b>
        )}
        <svg width="108" height="7" fill="var(--ct-rule)" aria-hidden="true">
          <rect width="44" height="7" rx="3.5" />
          <rect x="64" width="44" height="7" rx="3.5" />
        </svg>
      </div>
    </div>
  );
}

/** Shows exactly the code, in a document of its own where nothing may run. */
function Frame({ code: { values, year, words: line } }: { readonly code: BuiltCode }) {
  const src = useSettled(previewUrl({ ...values, year }), loadAfterMs);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState(false);
  // A frame does not report that it shows an error page. `attempt` asks again for the same address.
  useEffect(() => {
    const controller = new AbortController();
    fetch(src, { method: 'HEAD', signal: timeLimit(timeoutMs, controller.signal) })
      .then(({ ok }) => ok)
      .catch(() => false)
      .then((isThere) => controller.signal.aborted || setFailed(!isThere));
    return () => controller.abort();
  }, [src, attempt]);
  return (
    <>
      <div className={failed ? 'split client-page__problem type-small' : 'visually-hidden'}>
        <p role="status">{failed ? words.failed : ''}</p>
        {failed ? <RetryButton next="previa" onRetry={retry} /> : null}
      </div>
      {failed ? null : (
        <div className="client-page__credit">
          {/* The same line as in the frame, invisible: it gives the frame its height, for any name and width. */}
          <p aria-hidden="true">
            <span>
              {`${line.copyright} `}
              <span>
                {line.credit}
                <i />
              </span>
            </span>
          </p>
          {/* A new frame each time: a new `src` would add a step to the browser's history for every letter. */}
          <iframe key={src} title={words.frame(values.clientName)} src={src} sandbox="" />
        </div>
      )}
    </>
  );
}
