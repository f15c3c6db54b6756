import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from './raw-http.ts';
import { startServer } from './server.ts';

/** A webhook that arrived. */
export interface ReceivedHook {
  readonly id: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A system that gets webhooks, on 127.0.0.1. */
export type HookServer = Awaited<ReturnType<typeof startHookServer>>;

export async function startHookServer() {
  const received: ReceivedHook[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const hook = { id: String(request.headers['webhook-id']), headers: request.headers, body };
    received.push(hook);
    hooks.answer(response, hook);
  });
  const port = await listen(server);
  const hooks = {
    url: `http://127.0.0.1:${port}/leads`,
    /** Everything that arrived whole, in order; a test may empty it. */
    received,
    /** How it answers from now on. */
    answer: (response: ServerResponse, _: ReceivedHook): void => void response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return hooks;
}

/** One item that a node of n8n hands on. */
type Item = { readonly json: Readonly<Record<string, unknown>> };
type CodeNode = (this: object, input: object, require: NodeJS.Require) => Promise<readonly Item[]>;
const AsyncFunction = (async () => undefined).constructor as new (...parts: readonly string[]) => CodeNode;

/**
 * The documents' Code node, run as n8n does: the Webhook node's item with its headers, and the raw body as binary data.
 * @param secret that is written into it
 * @returns what it gives for a webhook; it throws where the node does
 */
export function n8nNode(secret: string) {
  const code = readFileSync('docs/examples/n8n-code-node.js', 'utf8');
  const node = new AsyncFunction(
    '$input',
    'require',
    code.replace('whsec_PUT-LEADS_WEBHOOK_SECRET-HERE', secret),
  );
  return ({ headers, body }: Pick<ReceivedHook, 'headers' | 'body'>) => {
    const helpers = { getBinaryDataBuffer: async () => Buffer.from(body) };
    return node.call({ helpers }, { first: () => ({ json: { headers } }) }, createRequire(import.meta.url));
  };
}

/** Starts the documents' example of a receiver, as a reader would. */
export function startExampleReceiver(secret: string) {
  return startServer({ LEADS_WEBHOOK_SECRET: secret }, undefined, ['docs/examples/webhook-receiver.ts']);
}

/** An e-mail that arrived: `raw` as it came, `head` with its headers, one to a line, and what one of them says. */
function readMail(to: string, raw: string) {
  const [headers = ''] = raw.split(/\r?\n\r?\n/, 1);
  const head = headers.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim();
  /** The outbox item's. */
  const key = /^<([^@>]+)@/.exec(header('Message-ID') ?? '')?.[1] ?? '';
  return { to, raw, head, header, key };
}
type ReceivedMail = ReturnType<typeof readMail>;

/** A mail server, on 127.0.0.1. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export async function startMailServer() {
  const received: ReceivedMail[] = [];
  /** What it does from now on. */
  const mood = {
    /** Never says hello. */
    mute: false,
    /** Addresses that it refuses, with the code that it gives. */
    refuses: new Map<string, number>(),
    /** An e-mail was taken, and the sender is not told yet. */
    taken: (_: ReceivedMail): void => undefined,
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, proceed) {
      if (!mood.mute) proceed();
    },
    onRcptTo({ address }, _session, proceed) {
      const code = mood.refuses.get(address);
      if (code === undefined) return proceed();
      proceed(Object.assign(new Error(`mailbox ${address} unavailable`), { responseCode: code }));
    },
    onData(stream, { envelope }, proceed) {
      const take = (raw: string): void => {
        const mail = readMail(envelope.rcptTo.map(({ address }) => address).join(), raw);
        received.push(mail);
        mood.taken(mail);
        proceed();
      };
      // A sender that gives up halfway has sent nothing.
      text(stream).then(take, () => undefined);
    },
  });
  // A sender that is killed in the middle of a conversation is what some tests are about.
  server.on('error', () => undefined);
  const port = await listen(server.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    mood,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
