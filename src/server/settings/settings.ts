import { brand } from '#brand.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { type NotificationSettings, readNotifications } from './notifications.ts';
import { SettingsError } from './settings-error.ts';
import { parseRanges, type TrustedRange } from './trusted-proxies.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The server's settings, read once at the start; every value has been checked. */
export interface Settings extends DatabaseSettings {
  /** TCP port; 0 lets the system choose a free one. */
  readonly port: number;
  readonly host: string;
  /** Canonical origin, no slash at the end. */
  readonly siteUrl: string;
  readonly rateLimitWritesPerMinute: number;
  /** Peers whose forwarding headers count. */
  readonly trustedProxies: readonly TrustedRange[];
  /** Credentials that the staff's tools ask for; undefined leaves them open. */
  readonly staffBasicAuth: { readonly user: string; readonly password: string } | undefined;
  readonly logLevel: (typeof logLevels)[number];
  readonly notifications: NotificationSettings;
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * @param source usually `process.env`
 * @throws an error naming the variable and what it accepts; the value itself stays out, it may be a password
 */
export function readSettings(source: Environment): Settings {
  const read = reader(source);
  return {
    ...readDatabaseSettings(source),
    port: integer('PORT', read('PORT') ?? '3000', 0, 65_535),
    host: readHost(read('HOST') ?? '127.0.0.1'),
    siteUrl: readSiteUrl(read('SITE_URL') ?? brand.url),
    rateLimitWritesPerMinute: integer(
      'RATE_LIMIT_WRITES_PER_MINUTE',
      read('RATE_LIMIT_WRITES_PER_MINUTE') ?? '20',
      1,
      1_000_000,
    ),
    trustedProxies: readTrustedProxies(read('TRUSTED_PROXIES') ?? ''),
    staffBasicAuth: readStaff(read('STAFF_BASIC_AUTH')),
    logLevel: readLogLevel(read('LOG_LEVEL') ?? 'info'),
    notifications: readNotifications(read),
  };
}

/**
 * Reads the settings of the database alone, for commands that need nothing else of the server's.
 * @throws as {@link readSettings}
 */
export function readDatabaseSettings(source: Environment): DatabaseSettings {
  const read = reader(source);
  return {
    databaseUrl: readDatabaseUrl(read('DATABASE_URL')),
    dataDir: read('DATA_DIR') ?? './data',
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable, trimmed; undefined when it is unset or empty. */
function reader(source: Environment): (name: string) => string | undefined {
  return (name) => source[name]?.trim() || undefined;
}

function integer(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least || value > most) {
    throw new SettingsError(name, `um número inteiro de ${least} a ${most}`);
  }
  return value;
}

function readHost(text: string): string {
  if (/^[a-z0-9.:_-]{1,255}$/i.test(text)) return text;
  throw new SettingsError('HOST', 'um endereço IP ou um nome de máquina, sem porta (por exemplo 127.0.0.1)');
}

function readSiteUrl(text: string): string {
  const url = URL.parse(text);
  const isOrigin =
    url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && `${url.origin}/` === url.href;
  if (!isOrigin) {
    throw new SettingsError(
      'SITE_URL',
      'uma origem http(s) sem caminho (por exemplo https://www.exemplo.com.br)',
    );
  }
  return url.origin;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new SettingsError('DATABASE_URL', 'um endereço postgres://usuario:senha@maquina:porta/banco');
  }
  return text;
}

function readTrustedProxies(text: string): readonly TrustedRange[] {
  try {
    return parseRanges(text);
  } catch {
    throw new SettingsError(
      'TRUSTED_PROXIES',
      'endereços IP ou faixas CIDR separados por vírgula (por exemplo 10.0.0.0/8,::1)',
    );
  }
}

function readStaff(text: string | undefined): Settings['staffBasicAuth'] {
  if (text === undefined) return undefined;
  // RFC 7617, section 2: the user name has no colon, the password may.
  const colon = text.indexOf(':');
  const user = text.slice(0, Math.max(colon, 0));
  const password = text.slice(colon + 1);
  if (user === '' || password === '') throw new SettingsError('STAFF_BASIC_AUTH', 'usuario:senha');
  return { user, password };
}

function readLogLevel(text: string): Settings['logLevel'] {
  const level = logLevels.find((candidate) => candidate === text);
  if (level === undefined) throw new SettingsError('LOG_LEVEL', `um destes níveis: ${logLevels.join(', ')}`);
  return level;
}
