import * as z from 'zod/mini';
import { brand } from '#brand.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { type AccessLogAddress, accessLogAddresses } from '#shared/access-log-address.ts';
import { type Environment, parsed, readVariables, refuseLonely, text } from './environment.ts';
import { readNotifications } from './notifications.ts';
import { parseStaffUsers, type StaffSettings } from './staff.ts';
import { parseRanges } from './trusted-proxies.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The server's settings, read once at the start; every value has been checked. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads the settings from environment variables (docs/operations.md). An empty variable counts as unset.
 * @throws SettingsError naming the variable and what it accepts; the value itself stays out, it may be a password
 */
export function readSettings(source: Environment) {
  const server = readVariables(serverVariables, source);
  refuseLonely(server, [
    [
      'STAFF_SIGN_ON_HEADER',
      ['TRUSTED_PROXIES'],
      'um cabeçalho só junto com TRUSTED_PROXIES, de quem ele é aceito',
    ],
  ]);
  return {
    databaseUrl: server.DATABASE_URL,
    dataDir: server.DATA_DIR,
    /** TCP port; 0 lets the system choose a free one. */
    port: server.PORT,
    host: server.HOST,
    /** Canonical origin, no slash at the end. */
    siteUrl: server.SITE_URL,
    rateLimitWritesPerMinute: server.RATE_LIMIT_WRITES_PER_MINUTE,
    /** Peers whose forwarding headers count. */
    trustedProxies: server.TRUSTED_PROXIES ?? [],
    staff: readStaff(server),
    /** Where Prometheus reads the numbers; undefined keeps none. */
    metrics:
      server.METRICS_PORT === undefined
        ? undefined
        : { port: server.METRICS_PORT, host: server.METRICS_HOST },
    logLevel: server.LOG_LEVEL,
    /** `full` keeps whole addresses, in a file of their own (http/access-log.ts); `truncated` keeps none. */
    accessLogAddress: server.ACCESS_LOG_ADDRESS,
    notifications: readNotifications(source),
  };
}

/**
 * Reads the settings of the database alone, for commands that need nothing else of the server's.
 * @throws as {@link readSettings}
 */
export function readDatabaseSettings(source: Environment): DatabaseSettings {
  const variables = z.pick(serverVariables, { DATABASE_URL: true, DATA_DIR: true });
  const { DATABASE_URL, DATA_DIR } = readVariables(variables, source);
  return { databaseUrl: DATABASE_URL, dataDir: DATA_DIR };
}

/**
 * Reads how much of an address is kept, for the build, which needs no other setting.
 * @throws as {@link readSettings}
 */
export function readAccessLogAddress(source: Environment): AccessLogAddress {
  return readVariables(z.pick(serverVariables, { ACCESS_LOG_ADDRESS: true }), source).ACCESS_LOG_ADDRESS;
}

/** Characters of the staff's password at the least: it opens from anywhere what the staff save. */
const staffPasswordLength = 12;

const usersForm =
  'linhas nome:hash feitas por npm run leads -- user NOME (ou separadas por vírgulas), cada nome uma vez, ou o caminho de um arquivo com elas';

const serverVariables = z.object({
  DATABASE_URL: z.optional(
    text(
      (url) => ['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? ''),
      'um endereço postgres://usuario:senha@maquina:porta/banco',
    ),
  ),
  DATA_DIR: z.prefault(z.string(), './data'),
  PORT: z.prefault(integer(0, 65_535), '3000'),
  HOST: z.prefault(hostName(), '127.0.0.1'),
  METRICS_PORT: z.optional(integer(0, 65_535)),
  METRICS_HOST: z.prefault(hostName(), '127.0.0.1'),
  SITE_URL: z.prefault(
    parsed(originOf, 'uma origem http(s) sem caminho (por exemplo https://www.exemplo.com.br)'),
    brand.url,
  ),
  RATE_LIMIT_WRITES_PER_MINUTE: z.prefault(integer(1, 1_000_000), '20'),
  TRUSTED_PROXIES: z.optional(
    parsed(parseRanges, 'endereços IP ou faixas CIDR separados por vírgula (por exemplo 10.0.0.0/8,::1)'),
  ),
  STAFF_BASIC_AUTH: z.optional(
    parsed(
      readCredentials,
      `usuario:senha, com uma senha de ${staffPasswordLength} caracteres ou mais (por exemplo, openssl rand -base64 24)`,
    ),
  ),
  STAFF_USERS: z.optional(parsed(parseStaffUsers, usersForm)),
  STAFF_SIGN_ON_HEADER: z.optional(
    parsed(
      (name) => (/^[a-z0-9-]{1,60}$/i.test(name) ? name.toLowerCase() : undefined),
      'o nome de um cabeçalho (por exemplo Remote-User)',
    ),
  ),
  LOG_LEVEL: z.prefault(z.enum(logLevels, { error: `um destes níveis: ${logLevels.join(', ')}` }), 'info'),
  ACCESS_LOG_ADDRESS: z.prefault(
    z.enum(accessLogAddresses, { error: `um destes valores: ${accessLogAddresses.join(', ')}` }),
    'full',
  ),
});

/** Who may use the staff's tools; undefined leaves the generator open, and there is no staff page. */
function readStaff({
  STAFF_BASIC_AUTH: shared,
  STAFF_USERS: users,
  STAFF_SIGN_ON_HEADER: signOnHeader,
}: z.output<typeof serverVariables>): StaffSettings | undefined {
  if (shared === undefined && users === undefined && signOnHeader === undefined) return undefined;
  return { shared, users: users ?? new Map(), signOnHeader };
}

function hostName() {
  return text(
    (host) => /^[a-z0-9.:_-]{1,255}$/i.test(host),
    'um endereço IP ou um nome de máquina, sem porta (por exemplo 127.0.0.1)',
  );
}

function integer(least: number, most: number) {
  return parsed((digits) => {
    const value = Number(digits);
    return /^\d{1,9}$/.test(digits) && value >= least && value <= most ? value : undefined;
  }, `um número inteiro de ${least} a ${most}`);
}

function originOf(text: string): string | undefined {
  const { protocol = '', origin, href } = URL.parse(text) ?? {};
  return ['https:', 'http:'].includes(protocol) && `${origin}/` === href ? origin : undefined;
}

/** RFC 7617, section 2: the user name has no colon, the password may. */
function readCredentials(text: string) {
  const at = text.indexOf(':');
  const password = text.slice(at + 1);
  return at > 0 && [...password].length >= staffPasswordLength
    ? { user: text.slice(0, at), password }
    : undefined;
}
