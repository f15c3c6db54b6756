import { CopyRefusal } from '#server/database/copy/copy-database.ts';
import { isDatabaseAway, sqlStateOf } from '#server/database/errors.ts';
import { MigrationError } from '#server/database/migrate.ts';
import { SettingsError } from '#server/settings/environment.ts';
import { Refusal } from './terminal.ts';

/** What the system says about a file, in the staff's language (errno(3)). */
const fileErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'a cota do disco acabou',
  EFBIG: 'o arquivo ficou grande demais',
  EACCES: 'este usuário não tem permissão',
  EPERM: 'este usuário não tem permissão',
  EROFS: 'o disco é só de leitura',
  ENOENT: 'o arquivo ou a pasta não existe',
  ENOTDIR: 'o caminho passa por algo que não é uma pasta',
  EISDIR: 'o caminho é de uma pasta',
  EEXIST: 'já existe um arquivo com esse nome',
  ENAMETOOLONG: 'o nome do arquivo é longo demais',
  EMFILE: 'há arquivos abertos demais',
  EIO: 'o disco falhou',
};

/** One line that says why a command failed: no stack, nothing stored, no words of a library's. */
export function describeFailure(error: unknown): string {
  if (error instanceof Refusal || error instanceof SettingsError || error instanceof CopyRefusal)
    return error.message;
  if (error instanceof MigrationError) return `O banco de dados não serve: ${error.message}.`;
  const code = codeOrType(error);
  const known = fileErrors[code];
  if (known !== undefined) return `Não deu para ler ou gravar: ${known} (${code}).`;
  if (isDatabaseAway(error)) {
    return `O banco de dados não respondeu (${code}): confira DATABASE_URL ou DATA_DIR, e se ele está no ar.`;
  }
  return sqlStateOf(error) !== undefined || code.startsWith('SQLite')
    ? `O banco de dados recusou o que foi pedido (${code}).`
    : `O comando falhou por um erro inesperado (${code}).`;
}

/** The code of an error, or its type where it has none. Messages may quote what is stored. */
export function codeOrType(error: unknown): string {
  if (!(error instanceof Error)) return 'sem código';
  if ('errcode' in error && typeof error.errcode === 'number') return `SQLite ${error.errcode}`;
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  const [first] = error instanceof AggregateError ? error.errors : [];
  if (first !== undefined) return codeOrType(first);
  return /timeout/i.test(error.message) ? 'sem resposta' : error.name;
}
