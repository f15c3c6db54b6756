import { iconStrip } from '#content/downloads.ts';
import { DrawnArtwork } from '#features/artwork/Artwork.tsx';
import { iconDrawing } from '#features/artwork/drawing.ts';
import { DownloadButton } from './dialog/DownloadButton.tsx';

/** Offers the icon to people who write about the company: a line at the end of a section, in the words of its page. */
export function IconStrip({
  title = iconStrip.title,
  text = iconStrip.text,
}: {
  readonly title?: string;
  readonly text?: string;
}) {
  return (
    <div className="icon-strip">
      <DrawnArtwork {...iconDrawing({ theme: 'dark', frame: 'rounded', transparent: false })} size={32} />
      <p className="type-small fills">
        <b>{title}</b>
        {` ${text}`}
      </p>
      <DownloadButton kind="icon" variant="line">
        {iconStrip.action}
      </DownloadButton>
    </div>
  );
}
