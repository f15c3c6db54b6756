import { brand } from '#brand.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
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
            Um c e um ponto
          </h2>
          <p className="type-lead icon-band__text">
            O c é a curva que a máquina traça. O ponto é de quem decide. Cabe no canto de uma aba.
          </p>
          <div className="actions">
            <DownloadButton kind="icon">Baixar ícone</DownloadButton>
            <ButtonLink href="/brand" variant="line">
              Ver a marca
            </ButtonLink>
          </div>
        </div>
        <div
          className="icon-band__mark"
          role="img"
          aria-label={`Ícone da ${brand.name}: um c minúsculo e um ponto.`}
        >
          <Mark kind="icon" />
        </div>
      </div>
    </section>
  );
}
