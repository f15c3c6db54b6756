import type { DatabaseSettings } from './database.ts';
import { codeOf, isDatabaseAway, sqlStateOf } from './errors.ts';
import { MigrationError } from './migrate.ts';

/** Why the folder of the embedded database can't be used, by the system's or SQLite's code. */
const folderReasons: Readonly<Record<string, string>> = {
  EACCES: 'sem permissão para escrever',
  EPERM: 'sem permissão para escrever',
  EROFS: 'o disco é só de leitura',
  EEXIST: 'o caminho é de um arquivo, e não de uma pasta',
  ENOTDIR: 'o caminho passa por um arquivo, e não por uma pasta',
  ENOENT: 'a pasta não pode ser criada',
  ENOSPC: 'o disco está cheio',
  '25006': 'o arquivo do banco é só de leitura',
  '53100': 'o disco está cheio',
  '55P03': 'outro processo está com o banco travado',
  '58030': 'o arquivo do banco não pode ser aberto para escrita',
  XX001: 'o arquivo do banco está corrompido ou não é um banco',
};

/** Why a PostgreSQL server can't be used, by SQLSTATE or by the system's code. */
const serverReasons: Readonly<Record<string, string>> = {
  '28000': 'o servidor não aceita esse usuário',
  '28P01': 'usuário ou senha errados',
  '3D000': 'o banco não existe no servidor',
  '42501': 'o usuário não tem o direito de criar tabelas',
  '53300': 'o servidor está com todas as conexões ocupadas',
  ECONNREFUSED: 'ninguém responde nesse endereço e porta',
  ENOTFOUND: 'o nome da máquina não existe',
  EAI_AGAIN: 'o nome da máquina não pôde ser resolvido',
};

/**
 * What the operator is told when the database can't be opened at the start: one line in Portuguese that names the
 * variable to look at, without its value, which may hold a password.
 * @param named what names the database, when it is no variable
 */
export function openingProblem(
  { databaseUrl }: DatabaseSettings,
  error: unknown,
  named: string = databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL',
): string {
  const reasons = databaseUrl === undefined ? folderReasons : serverReasons;
  return `Não foi possível abrir o banco de dados de ${named}: ${reasonOf(error, reasons)}.`;
}

function reasonOf(error: unknown, reasons: Readonly<Record<string, string>>): string {
  if (error instanceof MigrationError) return error.message;
  // Several addresses of one name, none of which answered.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0], reasons);
  const code = codeOf(error);
  const known = reasons[code];
  if (known !== undefined) return known;
  if (sqlStateOf(error) === undefined && isDatabaseAway(error)) return 'o servidor não responde';
  return `erro ${code || 'inesperado'}${error instanceof Error ? ` (${error.message.replaceAll(/\s+/g, ' ')})` : ''}`;
}
