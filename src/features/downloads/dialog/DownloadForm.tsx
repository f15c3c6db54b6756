import { type ReactNode, useId, useReducer, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Switch } from '#components/ui/Choice.tsx';
import { Segments, type SegmentsProps } from '#components/ui/Segments.tsx';
import { saveFile } from '#components/ui/save-file.ts';
import { downloads } from '#content/downloads.ts';
import { Artwork, DrawnArtwork } from '#features/artwork/Artwork.tsx';
import { drawingSvg, type Frame, iconDrawing } from '#features/artwork/drawing.ts';
import { rasterFile } from '#features/downloads/files/raster.ts';
import {
  type Choices,
  type ChosenFile,
  changed,
  chosenFile,
  firstChoices,
} from '#features/downloads/rules/choices.ts';
import type { KindOptions } from '#features/downloads/rules/kinds.ts';

/** What every download dialog holds: the file as it will be, the choices, and the button that makes it. */
export function DownloadForm({ kind }: { readonly kind: KindOptions }) {
  const [choices, change] = useReducer(changed, kind, firstChoices);
  const [working, setWorking] = useState(false);
  /** The size of the visitor's own, which overrides the presets. */
  const typed = useRef<HTMLInputElement>(null);
  const { min, max, presets } = kind.sizes;
  const file = chosenFile(kind, choices);
  const jpg = choices.format === 'jpg';
  const format = downloads.formats[choices.format];
  /** What a row of the dialog is given that chooses one of a look's parts. */
  const rowOf = <Name extends 'frame' | 'theme' | 'format'>(
    name: Name,
    label: string,
    values: readonly Choices[Name][],
    words: Readonly<Record<Choices[Name], string>>,
  ) => ({
    name,
    label,
    value: choices[name],
    options: values.map((value) => ({ value, label: words[value] })),
    onChange: (value: Choices[Name]) => change({ [name]: value }),
  });
  const frame = rowOf('frame', downloads.frame, kind.frames, downloads.frames);

  async function download() {
    if (working) return;
    setWorking(true);
    try {
      const drawing = kind.drawing(choices);
      const made =
        choices.format === 'svg'
          ? new Blob([drawingSvg(drawing, file.width)], { type: 'image/svg+xml' })
          : await rasterFile(drawing, file.width, choices.format);
      saveFile(made, file.name);
    } catch {
      // Without a canvas or a picture it stops in silence (R-DWN-17).
    }
    setWorking(false);
  }

  return (
    <form
      className="download"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      <div className="download__body">
        <FilePreview kind={kind} choices={choices} file={file} />
        <ChoiceRow
          name="size"
          label={kind.words.size}
          unit={downloads.unit}
          focusFirst
          value={file.isCustom ? null : choices.preset}
          options={presets.map((value) => ({ value, label: String(value) }))}
          onChange={(preset) => {
            // Cleared by hand: React reads a number field with letters in it as empty, and would leave the
            // letters there.
            if (typed.current) typed.current.value = '';
            change({ preset });
          }}
        >
          <div className="split download__custom">
            <label className="type-small" htmlFor="outro-tamanho">
              {kind.words.other}
              <small>{` ${downloads.range(min, max)}`}</small>
            </label>
            <input
              ref={typed}
              className={`input ${file.isCustom ? 'is-chosen' : ''}`}
              id="outro-tamanho"
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              step={1}
              onInput={({ currentTarget }) => change({ typed: currentTarget.value })}
            />
          </div>
        </ChoiceRow>
        {kind.frames.length > 0 ? (
          <ChoiceRow
            {...frame}
            options={frame.options.map((option) => ({ ...option, sign: <FrameSign frame={option.value} /> }))}
          />
        ) : null}
        <ChoiceRow {...rowOf('theme', kind.words.theme, ['dark', 'light'], downloads.themes)} />
        <ChoiceRow {...rowOf('format', downloads.format, kind.formats, downloads.formats)}>
          <p className="download__note type-small" ref={jpg ? intoView : undefined} role="status">
            {jpg ? downloads.jpgNote : null}
          </p>
        </ChoiceRow>
        <div className="download__row">
          <Switch
            name="transparent"
            checked={choices.transparent}
            disabled={jpg}
            aria-describedby="transparent-note"
            onChange={(event) => change({ transparent: event.currentTarget.checked })}
          >
            <b className="field__label">{downloads.transparent}</b>
          </Switch>
          <p id="transparent-note" className="type-label" ref={choices.transparent ? intoView : undefined}>
            {transparentHint(kind, choices)}
          </p>
        </div>
      </div>
      <footer>
        <p className="type-label" id="download-file">
          <b>{file.estimate}</b>
          <span>{file.name}</span>
        </p>
        <Button
          type="submit"
          aria-disabled={working || undefined}
          aria-busy={working || undefined}
          aria-describedby="download-file"
        >
          {working ? downloads.working : downloads.action(format)}
        </Button>
      </footer>
    </form>
  );
}

/** A row of the dialog: what is chosen, and its choices. */
function ChoiceRow<Value extends string | number>({
  label,
  unit,
  children,
  ...segments
}: SegmentsProps<Value> & {
  readonly label: string;
  readonly unit?: string;
  /** The dialog opens with focus on the choice that is made. */
  readonly focusFirst?: boolean;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <div className="download__row">
      <span className="field__label" id={id}>
        {label}
        {unit ? <span className="type-label title-line">{` ${unit}`}</span> : null}
      </span>
      <div>
        <Segments {...segments} labelledBy={id} />
        {children}
      </div>
    </div>
  );
}

/** What the switch does to the file, or why it can't be used. */
function transparentHint(kind: KindOptions, { format, transparent, frame }: Choices): string {
  if (format === 'jpg') return downloads.jpgHint;
  const framed = kind.frames.length > 0 && frame !== 'icon-only';
  return transparent && framed ? downloads.freeFrameHint : downloads.transparentHint;
}

/** What a choice says appears under the last visible row: without this it could lie under the button's bar. */
function intoView(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' });
}

/** The file as it will be, measured like a drawing. A chequered ground stands for no ground. */
function FilePreview({
  kind,
  choices,
  file,
}: {
  readonly kind: KindOptions;
  readonly choices: Choices;
  readonly file: ChosenFile;
}) {
  const { theme, transparent, format, frame } = choices;
  const framed = kind.frames.length > 0 ? downloads.frames[frame] : undefined;
  return (
    <div
      className="file-preview in-colour"
      role="img"
      aria-label={downloads.preview(kind.words.subject, choices, framed, file)}
    >
      <div className={transparent ? `is-free-${theme} is-${frame}` : format === 'jpg' ? 'is-jpg' : undefined}>
        <DrawnArtwork {...kind.drawing(choices)} size={kind.preview} />
        <span aria-hidden="true">{file.width}</span>
        <span aria-hidden="true">{file.height}</span>
      </div>
    </div>
  );
}

/** A frame in small, with the icon in it. */
function FrameSign({ frame }: { readonly frame: Frame }) {
  const { background, ...icon } = iconDrawing({ theme: 'light', transparent: false, frame });
  return (
    <svg viewBox="-8 -8 216 216" width="28" height="28" fill="none" aria-hidden="true">
      {frame === 'icon-only' ? null : (
        <rect width="200" height="200" rx={background?.radius} stroke="currentColor" strokeWidth="10" />
      )}
      <Artwork {...icon} letters={{ ...icon.letters, color: 'currentColor' }} />
    </svg>
  );
}
