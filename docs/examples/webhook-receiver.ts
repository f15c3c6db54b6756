/**
 * Example of a system that gets a sign-up from the site (`LEADS_WEBHOOK_URL`). It uses nothing but Node 24:
 *
 *   LEADS_WEBHOOK_SECRET=whsec_... PORT=4000 EVENTS_FILE=events.jsonl node docs/examples/webhook-receiver.ts
 *
 * What matters, and why, says docs/integrations.md: the signature over the bytes as they came, refusing what is old (somebody may have
 * recorded it), answering a `webhook-id` that comes twice without doing it again, storing by the event's `id`, keeping each event as it came.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';

const secret = Buffer.from((process.env.LEADS_WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
if (secret.byteLength < 24)
  throw new Error('LEADS_WEBHOOK_SECRET must be whsec_ and 24 bytes or more in base64');

/** Where the events are kept. It holds personal data: delete it after some months, and the lines of who was removed with their copy. */
const eventsFile = process.env.EVENTS_FILE;

/** How far the sender's clock may be from ours, in seconds. */
const toleranceSeconds = 5 * 60;
const maxBytes = 64 * 1024;

/** What comes; webhook-events.schema.json, beside this file, has every field of `data`. */
interface Notice {
  /** The event's own, as in the header `webhook-id`: what to key by. */
  readonly id: string;
  readonly type: string;
  /** ISO 8601, when it happened. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a real system does with each type instead of a line. An exception here is answered 500, and the notice comes again. */
const lines: Readonly<Record<string, (notice: Notice) => string>> = {
  /** A CRM would store the lead; `data.id` is the number of the sign-up, which its removal names too. */
  'waitlist.created': ({ id }) => `lead ${id}`,
  /**
   * Somebody left the list or was erased: what was stored of that sign-up goes here too (LGPD, art. 18, par. 6). Who signs up
   * again gets another number: a newer sign-up of the same address stays.
   */
  'waitlist.removed': ({ id }) => `removed ${id}`,
  /** Somebody would get a task with a date. Who asked for what is read on the site's staff page, by the protocol. */
  'data_request.created': ({ data }) => `request ${data.protocol} until ${data.due_at}`,
};

// A real system keeps these with what it stores, in the same transaction, for at least two days.
const done = new Set<string>();

const server = createServer((request, response) => {
  receive(request)
    .then((status) => response.writeHead(status).end())
    // The sender went away, or storing failed: without a good answer it comes again.
    .catch(() => (response.headersSent ? response.destroy() : response.writeHead(500).end()));
});

/** Status of the answer. Anything from 200 to 299 says: it is mine now. Anything else, or silence for 10 s, and it comes again. */
async function receive(request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST') return 405;
  const body = await read(request);
  if (body === undefined) return 413;
  const header = (name: string) => String(request.headers[name] ?? '');
  const id = header('webhook-id');
  if (!isGenuine(id, header('webhook-timestamp'), header('webhook-signature'), body)) return 401;
  if (!done.has(id)) {
    const event: Notice = JSON.parse(body.toString());
    const line = lines[event.type]?.(event);
    if (line !== undefined) process.stdout.write(`${line}\n`);
    if (eventsFile) appendFileSync(eventsFile, `${JSON.stringify(event)}\n`, { mode: 0o600 });
    done.add(id);
  }
  return 204;
}

/** Checks the signature as https://www.standardwebhooks.com says; its libraries do the same. */
function isGenuine(id: string, timestamp: string, signatures: string, body: Buffer): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  // Not a number fails the comparison too.
  if (id === '' || !(age <= toleranceSeconds)) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
  // Several signatures come while a secret is being changed.
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  });
}

/** The body's bytes, at most 64 kB of them. */
async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : address}\n`);
});
