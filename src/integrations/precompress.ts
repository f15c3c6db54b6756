import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Packs what the build has written. It comes after everything that writes files. */
export const precompress = (dir: URL): Promise<void> => packFolder(fileURLToPath(dir));

/** Writes `.br` and `.gz` next to the text files of a folder, where they are smaller; the server sends them. */
export async function packFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(html|css|js|svg|json|xml|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(pack));
}

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const forms = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [extension, packed] of Object.entries(forms)) {
    if (packed.byteLength < bytes.byteLength) await writeFile(`${file}.${extension}`, packed);
  }
}
