import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { archive } from '#content/downloads.ts';
import './DownloadButton.css';

/**
 * 'Baixar tudo': `archive.client.ts` makes the ZIP in the browser. Without JavaScript it leads to `href`, where the
 * files can be had one by one.
 */
export function ArchiveButton({
  href,
  className = '',
}: {
  readonly href: string;
  readonly className?: string;
}) {
  return (
    <>
      <Button
        className={`download-button ${className}`}
        data-archive={archive.working}
        aria-describedby="baixar-tudo-aviso"
      >
        {archive.action}
      </Button>
      <noscript>
        <ButtonLink className={className} href={href}>
          {archive.action}
        </ButtonLink>
      </noscript>
      <p
        className="download-button__said"
        id="baixar-tudo-aviso"
        role="status"
        data-archive-said={archive.failed}
      />
    </>
  );
}
