import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { downloads } from '#content/downloads.ts';
import { artworkUrl } from '#features/downloads/files/static-files.ts';
import { firstChoices } from '#features/downloads/rules/choices.ts';
import { type DownloadKind, kinds } from '#features/downloads/rules/kinds.ts';
import '#features/downloads/downloads.css';

/**
 * Opens a download dialog, which `downloads.client.ts` loads at the press. Without JavaScript it is a link to the SVG
 * file that the build wrote, which is also what a visitor gets when the dialog can't be loaded.
 */
export function DownloadButton({
  kind,
  variant = 'solid',
  children,
}: {
  readonly kind: DownloadKind;
  readonly variant?: 'solid' | 'line';
  readonly children: ReactNode;
}) {
  const file = artworkUrl(fallbackName(kind));
  return (
    <>
      <Button
        className="download-button scripts-only"
        variant={variant}
        aria-haspopup="dialog"
        data-download={kind}
        data-file={file}
        aria-describedby={`${kind}-aviso`}
      >
        {children}
      </Button>
      <noscript>
        <ButtonLink variant={variant} href={file} download>
          {children}
        </ButtonLink>
      </noscript>
      <p
        className="type-small download-button__said"
        id={`${kind}-aviso`}
        role="alert"
        data-said={downloads.loadFailed}
      />
    </>
  );
}

/** Name of the SVG on a dark ground; the small icon's dialog shares the brand icon's file. */
function fallbackName(kind: DownloadKind): string {
  const options = kinds[kind === 'icon' ? 'brand-icon' : kind];
  return options.fileName({ ...firstChoices(options), format: 'svg', size: options.sizes.preset });
}
