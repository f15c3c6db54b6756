import { iconStrip } from '#content/downloads.ts';
import { FramedIcon } from '#features/artwork/Artwork.tsx';
import { DownloadButton } from './dialog/DownloadButton.tsx';

/** Offers the icon to who writes about the company: a ruled row under the catalogue. */
export function IconStrip() {
  return (
    <section className="paper border-t border-rule" aria-labelledby="icone">
      <div className="page-wrap flex flex-wrap items-center gap-x-6 gap-y-5 py-10">
        <FramedIcon theme="dark" frame="rounded" size={72} />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="type-h4" id="icone">
            {iconStrip.title}
          </h2>
          <p className="type-body">{iconStrip.text}</p>
        </div>
        <DownloadButton kind="icon" variant="line" className="max-md:w-full">
          {iconStrip.action}
        </DownloadButton>
      </div>
    </section>
  );
}
