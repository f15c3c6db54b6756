/**
 * Makes 'Baixar tudo' work: the ZIP's code is downloaded at the press, and the files are drawn here. What happens is
 * said in the line under the button.
 */

const button = document.querySelector<HTMLButtonElement>('button[data-archive]');
const line = document.querySelector<HTMLElement>('[data-archive-said]');

async function download(button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  button.setAttribute('aria-disabled', 'true');
  button.setAttribute('aria-busy', 'true');
  button.textContent = button.dataset.archive ?? label;
  if (line) line.textContent = '';
  try {
    const [{ archiveName, brandArchive }, { saveFile }] = await Promise.all([
      import('./archive.ts'),
      import('#components/ui/save-file.ts'),
    ]);
    saveFile(await brandArchive(), archiveName);
    if (line) line.textContent = line.dataset.archiveDone ?? '';
  } catch {
    if (line) line.textContent = line.dataset.archiveSaid ?? '';
  }
  button.textContent = label;
  button.removeAttribute('aria-disabled');
  button.removeAttribute('aria-busy');
}

button?.addEventListener('click', () => {
  if (button.getAttribute('aria-disabled') !== 'true') void download(button);
});
