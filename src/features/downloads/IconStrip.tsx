import { iconStrip } from '#content/downloads.ts';
import { FramedIcon } from '#features/artwork/Artwork.tsx';
import { DownloadButton } from './dialog/DownloadButton.tsx';
import './IconStrip.css';

/** Offers the icon to people who write about the company: a line at the end of a section. */
export function IconStrip() {
  return (
    <div className="icon-strip">
      <FramedIcon theme="dark" frame="rounded" size={32} />
      <p className="type-small">
        <b>{iconStrip.title}</b>
        {` ${iconStrip.text}`}
      </p>
      <DownloadButton kind="icon" variant="line">
        {iconStrip.action}
      </DownloadButton>
    </div>
  );
}
