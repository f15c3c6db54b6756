import { type ReactNode, useId, useReducer, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Switch } from '#components/ui/Choice.tsx';
import { Segments, type SegmentsProps } from '#components/ui/Segments.tsx';
import { saveFile } from '#components/ui/save-file.ts';
import { downloads } from '#content/downloads.ts';
import { drawingSvg } from '#features/artwork/drawing.ts';
import { rasterFile } from '#features/downloads/files/raster.ts';
import { type Choices, changed, chosenFile, firstChoices } from '#features/downloads/rules/choices.ts';
import type { KindOptions } from '#features/downloads/rules/kinds.ts';
import { FilePreview, FrameSign } from './FilePreview.tsx';

/** What every download dialog holds: the file as it will be, the choices, and the button that makes it. */
export function DownloadForm({ kind }: { readonly kind: KindOptions }) {
  const [choices, change] = useReducer(changed, kind, firstChoices);
  const [working, setWorking] = useState(false);
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
        <SizeField kind={kind} preset={file.isCustom ? null : choices.preset} onChange={change} />
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

/** The presets and a size of the visitor's own, which overrides them. */
function SizeField({
  kind,
  preset,
  onChange,
}: {
  readonly kind: KindOptions;
  /** The preset that counts; null when a typed size does. */
  readonly preset: number | null;
  readonly onChange: (change: Partial<Choices>) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { min, max, presets } = kind.sizes;
  return (
    <ChoiceRow
      name="size"
      label={kind.words.size}
      unit={downloads.unit}
      focusFirst
      value={preset}
      options={presets.map((value) => ({ value, label: String(value) }))}
      onChange={(value) => {
        // Cleared by hand: React reads a number field with letters in it as empty, and would leave the
        // letters there.
        if (input.current) input.current.value = '';
        onChange({ preset: value });
      }}
    >
      <div className="split download__custom">
        <label className="type-small" htmlFor={id}>
          {kind.words.other}
          <small>{` ${downloads.range(min, max)}`}</small>
        </label>
        <input
          ref={input}
          className={`input ${preset === null ? 'is-chosen' : ''}`}
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          onInput={({ currentTarget }) => onChange({ typed: currentTarget.value })}
        />
      </div>
    </ChoiceRow>
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
