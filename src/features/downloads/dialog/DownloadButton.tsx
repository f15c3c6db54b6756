import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { archive, downloads } from '#content/downloads.ts';
import { archiveName, svgArchiveUrl } from '#features/downloads/files/archive.ts';
import { artworkUrl } from '#features/downloads/files/static-files.ts';
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
  return (
    <ButtonOrLink
      variant={variant}
      button={{ 'aria-haspopup': 'dialog', 'data-download': kind, 'data-file': file, children }}
      link={{ href: file, children }}
      line={{ id: `${kind}-aviso`, role: 'alert', 'data-said': downloads.loadFailed }}
    />
  );
}

/** 'Baixar tudo': `archive.client.ts` makes the ZIP in the browser. Without JavaScript it is the build's ZIP of SVG files. */
export function ArchiveButton() {
  return (
    <ButtonOrLink
      variant="solid"
      button={{ 'data-archive': archive.working, children: archive.action }}
      link={{ href: svgArchiveUrl, children: archive.svgAction }}
      line={{
        id: 'baixar-tudo-aviso',
        role: 'status',
        'data-archive-done': archive.done(archiveName),
        'data-archive-said': archive.failed,
      }}
    />
  );
}

type Data = Readonly<Record<`data-${string}`, string>>;

/** A button for who has scripts, a link to a file for the others, and the line that says what came of it. */
function ButtonOrLink({
  variant,
  button,
  link,
  line,
}: {
  readonly variant: 'solid' | 'line';
  readonly button: ComponentProps<'button'> & Data & { readonly children: ReactNode };
  readonly link: { readonly href: string; readonly children: ReactNode };
  readonly line: ComponentProps<'p'> & Data;
}) {
  return (
    <>
      <Button
        className="download-button scripts-only"
        variant={variant}
        aria-describedby={line.id}
        {...button}
      />
      <noscript>
        <ButtonLink variant={variant} download {...link} />
      </noscript>
      <p className="type-small download-button__said" {...line} />
    </>
  );
}
