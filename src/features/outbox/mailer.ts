import { createTransport } from 'nodemailer';
import { brand } from '#brand.ts';
import type { NotificationSettings } from '#server/settings/notifications.ts';
import type { Delivery } from './outbox-item.ts';

/** One e-mail to one address. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends e-mails over SMTP. */
export type Mailer = ReturnType<typeof createMailer>;

/** Carries, in the staff's e-mails, the message that the webhook gets, as base64: `leads read-in` reads it after a loss. */
export const noticeHeader = 'X-Site-Notice';

/** Such a header. Base64 has no place to fold a line at, so it gets some. */
export function noticeHeaders(message: object): Readonly<Record<string, string>> {
  const encoded = Buffer.from(JSON.stringify(message)).toString('base64');
  return { [noticeHeader]: encoded.replace(/.{60}(?=.)/g, '$& ') };
}

/** How long each step of the conversation may take. */
const timeoutMs = 10_000;

export function createMailer({ url, requireTls, from }: NonNullable<NotificationSettings['smtp']>) {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A message is made of texts; nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    /**
     * Sends one e-mail.
     * @param key becomes the `Message-ID`: mail programs show what comes twice with the same one once
     * @returns `refused` when the server says for good that this address takes no mail
     */
    async send(
      { subject, replyTo, headers, ...mail }: Mail,
      key: string,
      signal: AbortSignal,
    ): Promise<Delivery> {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: brand.name, address: from },
          subject: oneLine(subject, 150),
          ...(replyTo && { replyTo: { ...replyTo, name: oneLine(replyTo.name, 120) } }),
          messageId: `<${key}@${domain}>`,
          // Asks mail programs not to answer it automatically (RFC 3834, section 5).
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          signal,
        });
        return { status: 'delivered' };
      } catch (error) {
        return failure(error);
      }
    },
    /** Connects and logs in, and sends nothing. Why it can't, as a code; undefined when it can. */
    verify: (): Promise<string | undefined> =>
      transport.verify().then(
        () => undefined,
        (error: unknown) => failure(error).reason,
      ),
  };
}

/** What of nodemailer's error may be kept: its message quotes the server, which quotes the address. */
function failure(error: unknown): Exclude<Delivery, { readonly status: 'delivered' }> {
  const { code, command, responseCode }: Readonly<Record<string, unknown>> = Object(error);
  const reason = [code, command, responseCode]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  const isForGood = command === 'RCPT TO' && Number(responseCode) >= 500 && Number(responseCode) < 600;
  return { status: isForGood ? 'refused' : 'failed', reason: `SMTP ${reason || 'erro'}` };
}

/** A header's text: no line break or other control character, and no more of it than is read. */
function oneLine(text: string, max: number): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
  return clean.length <= max ? clean : `${clean.slice(0, max - 1).toWellFormed()}…`;
}
