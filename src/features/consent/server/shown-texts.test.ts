// R-STF-16
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { keepShownTexts, readShownText, shownTextsFile } from './shown-texts.ts';

test('the texts of every build that was served are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-texts-'));
  const dist = pathToFileURL(`${folder}/`);
  const [before, after] = ['a'.repeat(16), 'b'.repeat(16)];
  for (const [version, text] of [
    [before, 'Você concorda.'],
    [after, 'Você pede.'],
  ]) {
    writeFileSync(new URL(shownTextsFile, dist), JSON.stringify([{ version, text }]));
    keepShownTexts(dist, folder);
  }
  expect(readShownText(folder, before)).toBe('Você concorda.');
  expect(readShownText(folder, after)).toBe('Você pede.');
  expect(readShownText(folder, 'c'.repeat(16))).toBeUndefined();
  expect(readShownText(folder, '../shown-texts/aaaa')).toBeUndefined();
  rmSync(folder, { recursive: true });
});
