import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { archive } from '#content/downloads.ts';
import { archiveName, svgArchiveUrl } from './archive.ts';
import '#features/downloads/downloads.css';

/**
 * 'Baixar tudo': `archive.client.ts` makes the ZIP in the browser. Without JavaScript it is a link to the ZIP of SVG
 * files that the build wrote.
 */
export function ArchiveButton() {
  return (
    <>
      <Button
        className="download-button scripts-only"
        data-archive={archive.working}
        aria-describedby="baixar-tudo-aviso"
      >
        {archive.action}
      </Button>
      <noscript>
        <ButtonLink href={svgArchiveUrl} download>
          {archive.svgAction}
        </ButtonLink>
      </noscript>
      <p
        className="type-small download-button__said"
        id="baixar-tudo-aviso"
        role="status"
        data-archive-done={archive.done(archiveName)}
        data-archive-said={archive.failed}
      />
    </>
  );
}
