import { recordAudit } from '#features/audit/audit.ts';
import { type Delimiter, rawColumns, toCsv, toJson } from '#features/waitlist/staff/csv.ts';
import type { SignUpFilter } from '#features/waitlist/staff/filter.ts';
import { signUpPages } from '#features/waitlist/staff/list.ts';
import { terminalSafeLines } from '#shared/terminal-safe.ts';
import { writeNewFile } from './new-file.ts';
import { atTerminal, type LeadsContext } from './terminal.ts';

/** Formats of an export. */
export const exportFormats = ['csv', 'json'] as const;

/** What may stand between two cells of a CSV. */
export const exportSeparators = [',', ';'] as const satisfies readonly Delimiter[];

interface ExportOptions extends SignUpFilter {
  readonly format: (typeof exportFormats)[number];
  /** Of a CSV; undefined is the comma. */
  readonly separator?: Delimiter | undefined;
  /** Path of a file that is not there yet; undefined writes to standard output. */
  readonly out?: string | undefined;
}

/** `export`: the sign-ups as a file, the oldest first, in the memory of one page however many they are. */
export async function exportSignUps(
  { database, terminal }: LeadsContext,
  { format, out, separator, ...filter }: ExportOptions,
): Promise<void> {
  const handle = await database();
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  await recordAudit(handle, {
    action: 'export',
    subject: 'sign-up',
    detail: [format, ...asked.map(([name, value]) => `${name}=${value}`)].join(' '),
    ...atTerminal(),
  });
  const pages = signUpPages(handle, filter, 'date', true);
  const pieces = format === 'csv' ? toCsv(pages, rawColumns, separator) : toJson(pages);
  if (out !== undefined) {
    await writeNewFile(out, async (_, file) => {
      for await (const piece of pieces) await file.appendFile(piece);
    });
    await terminal.write(`Exportado para ${out}, legível só para este usuário.\n`);
    return;
  }
  // `npm run` without `-s` has put the command's name into the same output.
  const { npm_command: command, npm_config_loglevel: level } = process.env;
  if (!terminal.isScreen && command?.startsWith('run') && level !== 'silent') {
    terminal.note(
      'O npm escreveu duas linhas antes do arquivo: use npm run -s leads -- export ..., ou --out.',
    );
  }
  for await (const piece of pieces) {
    // On a screen the byte-order mark means nothing.
    await terminal.write(terminal.isScreen ? terminalSafeLines(piece.replace(/^\uFEFF/, '')) : piece);
  }
}
