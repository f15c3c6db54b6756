/**
 * Opens the download dialogs, from every `DownloadButton`. React and the dialog are downloaded when a pointer or focus reaches such a button,
 * never before. When they can't be loaded, the visitor gets the SVG file, and is told so under the button.
 */
const buttons = 'button[data-download]';

const load = () => import('./DownloadIsland.tsx');

function buttonOf(event: Event): HTMLButtonElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLButtonElement>(buttons) : null;
}

function preload(event: Event): void {
  // What fails here is tried again at the press.
  if (buttonOf(event)) load().catch(() => undefined);
}

document.addEventListener('pointerover', preload, { passive: true });
document.addEventListener('focusin', preload);

document.addEventListener('click', (event) => {
  const button = buttonOf(event);
  if (!button) return;
  const { download: kind = '', file = '' } = button.dataset;
  const line = document.getElementById(`${kind}-aviso`);
  if (line) line.textContent = '';
  load()
    .then(({ openDownload }) => openDownload(kind, button))
    .catch(() => {
      // Downloaded under the address's own name; the visitor stays on the page.
      Object.assign(document.createElement('a'), { href: file, download: '' }).click();
      if (line) line.textContent = line.dataset.said ?? '';
    });
});

// A module, so that its names are its own.
export {};
