import { iconStrip } from '#content/downloads.ts';
import { FramedIcon } from '#features/artwork/Artwork.tsx';
import { DownloadButton } from './dialog/DownloadButton.tsx';
import './IconStrip.css';

/** Offers the icon to people who write about the company: a row under the catalogue. */
export function IconStrip() {
  return (
    <section className="icon-strip paper" aria-labelledby="icone">
      <div className="page-wrap actions icon-strip__row">
        <FramedIcon theme="dark" frame="rounded" size={72} />
        <div className="icon-strip__text">
          <h2 className="type-h4" id="icone">
            {iconStrip.title}
          </h2>
          <p className="type-body">{iconStrip.text}</p>
        </div>
        <DownloadButton kind="icon" variant="line">
          {iconStrip.action}
        </DownloadButton>
      </div>
    </section>
  );
}
