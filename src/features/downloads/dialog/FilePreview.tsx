import { downloads } from '#content/downloads.ts';
import { Artwork, Drawn } from '#features/artwork/Artwork.tsx';
import { type Frame, iconDrawing } from '#features/artwork/drawing.ts';
import type { Choices, ChosenFile } from '#features/downloads/rules/choices.ts';
import type { KindOptions } from '#features/downloads/rules/kinds.ts';

/** The file as it will be, measured like a drawing. A chequered ground stands for no ground. */
export function FilePreview({
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
        <Drawn {...kind.drawing(choices)} size={kind.preview} />
        <span aria-hidden="true">{file.width}</span>
        <span aria-hidden="true">{file.height}</span>
      </div>
    </div>
  );
}

/** A frame in small, with the icon in it. */
export function FrameSign({ frame }: { readonly frame: Frame }) {
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
