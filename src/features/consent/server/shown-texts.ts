import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in `dist/` with the texts that the build shows, each with its version. */
export const shownTextsFile = 'shown-texts.json';

/** Form of a text's version. */
export const versionForm = /^[0-9a-f]{16}$/;

const fileOf = (dataDir: string, version: string): string => join(dataDir, 'shown-texts', `${version}.txt`);

/**
 * Keeps the texts of a build for as long as somebody may have to prove what was shown: a file each in `DATA_DIR/shown-texts`, once.
 * @param dist folder of the build
 * @throws when the build has none, or a file can't be written
 */
export function keepShownTexts(dist: URL, dataDir: string): void {
  const texts: readonly { readonly version: string; readonly text: string }[] = JSON.parse(
    readFileSync(new URL(shownTextsFile, dist), 'utf8'),
  );
  mkdirSync(join(dataDir, 'shown-texts'), { recursive: true });
  for (const { version, text } of texts) writeFileSync(fileOf(dataDir, version), text);
}

/** The text of a version, as it was shown; undefined when no server of this folder had it. */
export function readShownText(dataDir: string, version: string): string | undefined {
  try {
    return versionForm.test(version) ? readFileSync(fileOf(dataDir, version), 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
