import ipaddr from 'ipaddr.js';
import { brand } from '#brand.ts';
import { isEmail } from '#shared/person.ts';
import { SettingsError } from './settings-error.ts';

/** Who hears of a sign-up, and how. What is undefined or empty is off. */
export interface NotificationSettings {
  readonly smtp:
    | {
        /** `smtp://` or `smtps://`, as nodemailer takes it. */
        readonly url: string;
        /** Whether an unencrypted session is refused: always, but for a server on this machine or network. */
        readonly requireTls: boolean;
        /** Address of the sender. */
        readonly from: string;
      }
    | undefined;
  /** The staff's addresses, each told of every sign-up. */
  readonly leadsEmailTo: readonly string[];
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** Whether the person gets an e-mail too. */
  readonly confirmation: boolean;
  /** Signs the removal links. Set without `confirmation`, links that were sent before go on working. */
  readonly linkSecret: string | undefined;
}

/**
 * Reads the settings of the notifications (docs/operations.md).
 * @param read value of a variable, trimmed; undefined when it is unset or empty
 * @throws SettingsError naming the variable: a wrong value, or one that needs another variable
 */
export function readNotifications(read: (name: string) => string | undefined): NotificationSettings {
  const smtpUrl = read('SMTP_URL');
  const leadsEmailTo = readAddresses(read('LEADS_EMAIL_TO'));
  const confirmation = readSwitch('CONFIRMATION_EMAIL', read('CONFIRMATION_EMAIL'));
  const linkSecret = readLinkSecret(read('LINK_SECRET'));
  const from = readFrom(read('MAIL_FROM') ?? `site@${brand.domain}`);
  if (smtpUrl === undefined && leadsEmailTo.length > 0) {
    throw new SettingsError('LEADS_EMAIL_TO', 'endereços só junto com SMTP_URL, o servidor que os entrega');
  }
  if (smtpUrl === undefined && confirmation) {
    throw new SettingsError(
      'CONFIRMATION_EMAIL',
      'on só junto com SMTP_URL, o servidor que entrega os e-mails',
    );
  }
  if (confirmation && linkSecret === undefined) {
    throw new SettingsError('CONFIRMATION_EMAIL', 'on só junto com LINK_SECRET, que assina o link de saída');
  }
  if (smtpUrl !== undefined && leadsEmailTo.length === 0 && !confirmation) {
    throw new SettingsError('SMTP_URL', 'um servidor só junto com LEADS_EMAIL_TO ou CONFIRMATION_EMAIL=on');
  }
  return {
    smtp: smtpUrl === undefined ? undefined : { ...readSmtpUrl(smtpUrl), from },
    leadsEmailTo,
    webhook: readWebhook(read('LEADS_WEBHOOK_URL'), read('LEADS_WEBHOOK_SECRET')),
    confirmation,
    linkSecret,
  };
}

function readAddresses(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const addresses = [...new Set(text.split(',').map((address) => address.trim().toLowerCase()))];
  if (addresses.length <= 20 && addresses.every(isEmail)) return addresses;
  throw new SettingsError(
    'LEADS_EMAIL_TO',
    'de 1 a 20 endereços de e-mail separados por vírgula (por exemplo vendas@exemplo.com.br)',
  );
}

function readFrom(text: string): string {
  if (isEmail(text)) return text;
  throw new SettingsError('MAIL_FROM', 'um endereço de e-mail, sem nome (por exemplo site@exemplo.com.br)');
}

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === 'off') return false;
  if (text === 'on') return true;
  throw new SettingsError(name, 'on ou off');
}

function readLinkSecret(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= 32) return text;
  throw new SettingsError(
    'LINK_SECRET',
    'um segredo de 32 caracteres ou mais (por exemplo, openssl rand -hex 32)',
  );
}

function readSmtpUrl(text: string): { readonly url: string; readonly requireTls: boolean } {
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new SettingsError('SMTP_URL', 'um endereço smtp://usuario:senha@maquina:porta ou smtps://...');
  }
  return { url: text, requireTls: !isNear(url.hostname) };
}

function readWebhook(url: string | undefined, secret: string | undefined): NotificationSettings['webhook'] {
  if (url === undefined) {
    if (secret === undefined) return undefined;
    throw new SettingsError('LEADS_WEBHOOK_SECRET', 'um segredo só junto com LEADS_WEBHOOK_URL');
  }
  const parsed = URL.parse(url);
  const isAllowed =
    parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isNear(parsed.hostname));
  if (parsed === null || !isAllowed || parsed.username !== '' || parsed.password !== '') {
    throw new SettingsError(
      'LEADS_WEBHOOK_URL',
      'um endereço https:// sem usuário e senha (http:// só nesta máquina ou na rede privada)',
    );
  }
  if (secret === undefined) {
    throw new SettingsError(
      'LEADS_WEBHOOK_URL',
      'um endereço só junto com LEADS_WEBHOOK_SECRET, que assina os envios',
    );
  }
  // The form that the Standard Webhooks libraries take; 24 to 64 bytes (its section 'Signature scheme').
  if (!/^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(secret)) {
    throw new SettingsError('LEADS_WEBHOOK_SECRET', webhookSecretForm);
  }
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64').byteLength;
  if (bytes < 24 || bytes > 64) throw new SettingsError('LEADS_WEBHOOK_SECRET', webhookSecretForm);
  return { url: parsed.href, secret };
}

const webhookSecretForm =
  'whsec_ seguido de 24 a 64 bytes em base64 (por exemplo, echo whsec_$(openssl rand -base64 32))';

/**
 * Whether a host is this machine or on its private network, where plain text may do: `localhost`, a private
 * address, or a name without a dot, as a container's neighbours have.
 */
function isNear(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(address)) return !hostname.replace(/\.$/, '').includes('.');
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range());
}
