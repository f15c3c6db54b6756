import { useReducer, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Switch } from '#components/ui/Choice.tsx';
import { saveFile } from '#components/ui/save-file.ts';
import { downloads } from '#content/downloads.ts';
import { makeFile } from '#features/downloads/files/raster.ts';
import { type Choices, changed, chosenFile, firstChoices } from '#features/downloads/rules/choices.ts';
import type { KindOptions } from '#features/downloads/rules/kinds.ts';
import { FilePreview, FrameSign } from './FilePreview.tsx';
import { ChoiceRow, SizeField } from './SizeField.tsx';

/** What every download dialog holds: the file as it will be, the choices, and the button that makes it. */
export function DownloadForm({ kind }: { readonly kind: KindOptions }) {
  const [choices, change] = useReducer(changed, kind, firstChoices);
  const [working, setWorking] = useState(false);
  const file = chosenFile(kind, choices);
  const jpg = choices.format === 'jpg';
  const format = downloads.formats[choices.format];

  async function download() {
    if (working) return;
    setWorking(true);
    try {
      saveFile(await makeFile(kind, choices, file.width), file.name);
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
            name="frame"
            label={downloads.frame}
            value={choices.frame}
            options={kind.frames.map((frame) => ({
              value: frame,
              label: downloads.frames[frame],
              sign: <FrameSign frame={frame} />,
            }))}
            onChange={(frame) => change({ frame })}
          />
        ) : null}
        <ChoiceRow
          name="theme"
          label={kind.words.theme}
          value={choices.theme}
          options={(['dark', 'light'] as const).map((theme) => ({
            value: theme,
            label: downloads.themes[theme],
          }))}
          onChange={(theme) => change({ theme })}
        />
        <ChoiceRow
          name="format"
          label={downloads.format}
          value={choices.format}
          options={kind.formats.map((value) => ({ value, label: downloads.formats[value] }))}
          onChange={(value) => change({ format: value })}
        >
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
