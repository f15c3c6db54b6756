import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { downloads } from '#content/downloads.ts';
import { artworkUrl } from '#features/downloads/files/archive.ts';
import { firstChoices } from '#features/downloads/rules/choices.ts';
import { type DownloadKind, kinds } from '#features/downloads/rules/kinds.ts';
import '#features/downloads/downloads.css';

/**
 * Opens a download dialog, which `downloads.client.ts` loads at the press. Without JavaScript, or when the dialog can't
 * be loaded, the visitor gets an SVG on a dark ground; the small icon's dialog shares the brand icon's file.
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
  const { fileName, ...options } = kinds[kind === 'icon' ? 'brand-icon' : kind];
  const first = firstChoices(kinds[kind]);
  const file = artworkUrl(fileName({ ...first, format: 'svg', size: options.sizes.preset }));
  const line = `${kind}-aviso`;
  return (
    <>
      <Button
        className="download-button scripts-only"
        variant={variant}
        aria-haspopup="dialog"
        aria-describedby={line}
        data-download={kind}
        data-file={file}
      >
        {children}
      </Button>
      <noscript>
        <ButtonLink variant={variant} download href={file}>
          {children}
        </ButtonLink>
      </noscript>
      <p
        className="type-small download-button__said"
        id={line}
        role="alert"
        data-said={downloads.loadFailed}
      />
    </>
  );
}
