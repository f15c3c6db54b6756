import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { brand } from '#brand.ts';
import { isEmail } from '#shared/person.ts';
import { type Environment, parsed, readVariables, refuseLonely, text } from './environment.ts';

/** Who hears of a sign-up, and how. What is undefined or empty is off. */
export type NotificationSettings = Readonly<ReturnType<typeof readNotifications>>;

/**
 * Reads the settings of the notifications (docs/operations.md).
 * @throws SettingsError naming the variable: a wrong value, or one that needs another variable
 */
export function readNotifications(source: Environment) {
  const variables = readVariables(notificationVariables, source);
  refuseLonely(variables, [
    ['LEADS_EMAIL_TO', ['SMTP_URL'], 'endereços só junto com SMTP_URL, o servidor que os entrega'],
    ['CONFIRMATION_EMAIL', ['SMTP_URL'], 'on só junto com SMTP_URL, o servidor que entrega os e-mails'],
    ['CONFIRMATION_EMAIL', ['LINK_SECRET'], 'on só junto com LINK_SECRET, que assina o link de saída'],
    [
      'SMTP_URL',
      ['LEADS_EMAIL_TO', 'LINK_SECRET', 'CONFIRMATION_EMAIL'],
      'um servidor só junto com LEADS_EMAIL_TO, LINK_SECRET ou CONFIRMATION_EMAIL=on',
    ],
    ['LEADS_WEBHOOK_SECRET', ['LEADS_WEBHOOK_URL'], 'um segredo só junto com LEADS_WEBHOOK_URL'],
    [
      'LEADS_WEBHOOK_URL',
      ['LEADS_WEBHOOK_SECRET'],
      'um endereço só junto com LEADS_WEBHOOK_SECRET, que assina os envios',
    ],
  ]);
  const { SMTP_URL: smtp, LEADS_WEBHOOK_URL: webhook, LEADS_WEBHOOK_SECRET: secrets } = variables;
  return {
    /** `requireTls`: an unencrypted session is refused, but for a server on this machine or network. */
    smtp:
      smtp === undefined
        ? undefined
        : { url: smtp, requireTls: !isNear(new URL(smtp).hostname), from: variables.MAIL_FROM },
    /** The staff's addresses, each told of every sign-up. */
    leadsEmailTo: variables.LEADS_EMAIL_TO ?? [],
    /** Each secret signs every message: the second is there while it is being changed. */
    webhook: webhook === undefined || secrets === undefined ? undefined : { url: webhook, secrets },
    /** Whether the person gets an e-mail too. */
    confirmation: variables.CONFIRMATION_EMAIL ?? false,
    /** Signs the removal links. Set without `confirmation`, links that were sent before go on working. */
    linkSecret: variables.LINK_SECRET,
  };
}

const notificationVariables = z.object({
  SMTP_URL: z.optional(text(isSmtpUrl, 'um endereço smtp://usuario:senha@maquina:porta ou smtps://...')),
  LEADS_EMAIL_TO: z.optional(
    parsed((list): readonly string[] | undefined => {
      const addresses = [...new Set(list.split(',').map((address) => address.trim().toLowerCase()))];
      return addresses.length <= 20 && addresses.every(isEmail) ? addresses : undefined;
    }, 'de 1 a 20 endereços de e-mail separados por vírgula (por exemplo vendas@exemplo.com.br)'),
  ),
  MAIL_FROM: z.prefault(
    text(isEmail, 'um endereço de e-mail, sem nome (por exemplo site@exemplo.com.br)'),
    `site@${brand.domain}`,
  ),
  CONFIRMATION_EMAIL: z.optional(
    z.pipe(
      z.enum(['on', 'off'], { error: 'on ou off' }),
      z.transform((value) => value === 'on' || undefined),
    ),
  ),
  LINK_SECRET: z.optional(
    text(
      (secret) => secret.length >= 32,
      'um segredo de 32 caracteres ou mais (por exemplo, openssl rand -hex 32)',
    ),
  ),
  LEADS_WEBHOOK_URL: z.optional(
    parsed(
      webhookUrl,
      'um endereço https:// sem usuário e senha (http:// só nesta máquina ou na rede privada)',
    ),
  ),
  LEADS_WEBHOOK_SECRET: z.optional(
    parsed((list): readonly string[] | undefined => {
      const secrets = list.split(',').map((secret) => secret.trim());
      return secrets.length <= 2 && secrets.every(isWebhookSecret) ? secrets : undefined;
    }, 'whsec_ seguido de 24 a 64 bytes em base64 (por exemplo, echo whsec_$(openssl rand -base64 32)); dois, separados por vírgula, durante uma troca'),
  ),
});

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}

function webhookUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  const isRight = url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url.hostname));
  return isRight ? url.href : undefined;
}

/** The form that the Standard Webhooks libraries take; 24 to 64 bytes (its section 'Signature scheme'). */
function isWebhookSecret(text: string): boolean {
  if (!/^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)) return false;
  const { byteLength } = Buffer.from(text.slice('whsec_'.length), 'base64');
  return byteLength >= 24 && byteLength <= 64;
}

/**
 * Whether a host is this machine or on its private network, where plain text may do: `localhost`, a private
 * address, or a name without a dot, as a container's neighbours have.
 */
function isNear(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(address)) return !hostname.replace(/\.$/, '').includes('.');
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range());
}
