import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** The stored markup, as it stands where it would run. */
export const active = /<script>alert\(7\)|<img src=x/i;

/** Cells that a spreadsheet would calculate when it opens a text of CSV, split at commas or at semicolons. */
export function formulaCells(csv: string): readonly string[] {
  const cells = [...csv.matchAll(/(?:^\uFEFF?|,|\r\n)("(?:[^"]|"")*"|[^,\r\n]*)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
  return cells.filter((cell) => cell.split(/[;\t\r\n]/).some((part) => /^\s*[=+\-@＝＋－＠]/.test(part)));
}

/** The HTML of an e-mail as it came over SMTP, decoded. */
export function htmlOf(raw: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const part = raw.split(`--${boundary}`).find((text) => /^content-type: text\/html/im.test(text)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(content, 'base64').toString();
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Opens the staff's page, where a browser is installed, and tells what ran there that should not. */
export async function listInBrowser(
  url: string,
): Promise<{ readonly seen: string; readonly problems: readonly string[] }> {
  const executablePath = findChromium();
  if (executablePath === undefined) return { seen: 'não há Chromium aqui', problems: [] };
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('dialog', (dialog) => {
      problems.push('um script gravado foi executado na lista da equipe');
      void dialog.dismiss();
    });
    await page.goto(`${url}/copyright`);
    const entry = page.getByText('<script>alert(7)</script>').first();
    await entry.waitFor({ timeout: 15_000 });
    const injected = await page.locator('img[src="x"], script:text("alert(7)")').count();
    if (injected > 0) problems.push('a lista da equipe mostra marcação como marcação');
    return { seen: 'os nomes aparecem como texto', problems };
  } finally {
    await browser.close();
  }
}
