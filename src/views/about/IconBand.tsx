import { ButtonLink } from '#components/ui/Button.tsx';
import { about } from '#content/about.ts';
import { ArtworkSymbols, Mark } from '#features/artwork/Artwork.tsx';
import { DownloadButton } from '#features/downloads/dialog/DownloadButton.tsx';
import './IconBand.css';

/** The icon, larger than the screen can hold, and the way to the whole brand. */
export function IconBand() {
  return (
    <section className="icon-band night" aria-labelledby="icone">
      <ArtworkSymbols />
      <div className="page-wrap icon-band__wrap">
        <div className="icon-band__words">
          <h2 className="type-h2" id="icone">
            {about.icon.title}
          </h2>
          <p className="type-lead icon-band__text">{about.icon.text}</p>
          <div className="actions">
            <DownloadButton kind="icon">{about.icon.download}</DownloadButton>
            <ButtonLink href="/brand" variant="line">
              {about.icon.brand}
            </ButtonLink>
          </div>
        </div>
        <div className="icon-band__mark" role="img" aria-label={about.icon.drawing}>
          <Mark kind="icon" />
        </div>
      </div>
    </section>
  );
}
