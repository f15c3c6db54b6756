import { iconStrip } from '#content/downloads.ts';
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
      <p className="type-small">
        <b>{title}</b>
        {` ${text}`}
      </p>
      <DownloadButton kind="icon" variant="line">
        {iconStrip.action}
      </DownloadButton>
    </div>
  );
}
