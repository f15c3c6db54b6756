import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '#components/ui/adopt-styles.ts';
import { CloseButton } from '#components/ui/Button.tsx';
import { openModal } from '#components/ui/open-modal.ts';
import { closeDialog } from '#content/interface.ts';
import { kinds } from '#features/downloads/rules/kinds.ts';
import downloadForm from './DownloadForm.css?inline';
import { DownloadForm } from './DownloadForm.tsx';

let root: Root | undefined;
let openings = 0;

/**
 * Opens a download dialog over the page. Called by `downloads.client.ts`, which loads this module, and React with it,
 * on the first press of a download button.
 * @param kind one of the keys of {@link kinds}; anything else opens nothing
 * @param opener gets focus back when the dialog closes
 */
export function openDownload(kind: string, opener: HTMLElement): void {
  const options = Object.entries(kinds).find(([name]) => name === kind)?.[1];
  if (!options) return;
  adoptStyles(downloadForm);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  openings += 1;
  root.render(
    <dialog
      key={openings}
      className="dialog dialog--sheet"
      aria-labelledby="baixar-titulo"
      ref={(dialog) => {
        if (dialog) openModal(dialog, () => opener.focus({ preventScroll: true }));
      }}
    >
      <h2 className="type-h3 dialog__title" id="baixar-titulo">
        {options.words.title}
      </h2>
      <CloseButton label={closeDialog} className="dialog__close" />
      <DownloadForm kind={options} />
    </dialog>,
  );
}
