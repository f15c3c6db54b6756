// R-STF-16
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { keepShownTexts, readShownText, shownTextsFile } from './shown-texts.ts';

test('the texts of every build that was served are kept', () => {
  const folder = temporaryFolder(onTestFinished);
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
});
