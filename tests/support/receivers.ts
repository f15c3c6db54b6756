import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A webhook that arrived. */
interface ReceivedHook {
  readonly id: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A system that gets webhooks, on 127.0.0.1. */
export interface HookServer {
  readonly url: string;
  /** Everything that arrived whole, in order. */
  readonly received: readonly ReceivedHook[];
  /** How it answers from now on; 204 at the start. */
  answer: (response: ServerResponse, hook: ReceivedHook) => void;
  close(): Promise<void>;
}

export async function startHookServer(): Promise<HookServer> {
  const received: ReceivedHook[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const hook = { id: String(request.headers['webhook-id']), headers: request.headers, body };
    received.push(hook);
    hooks.answer(response, hook);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hooks: HookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    answer: (response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return hooks;
}

/** An e-mail that arrived. */
interface ReceivedMail {
  readonly to: string;
  /** Headers and body as they came. */
  readonly raw: string;
  /** The outbox item's key, from `Message-ID`. */
  readonly key: string;
}

/** A mail server, on 127.0.0.1. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** What it does from now on. */
  mood: {
    /** Never says hello. */
    mute: boolean;
    /** Addresses that it refuses, with the code that it gives. */
    readonly refuses: Map<string, number>;
    /** An e-mail was taken, and the sender is not told yet. */
    taken: (mail: ReceivedMail) => void;
  };
  close(): Promise<void>;
}

/** @param port a fixed one, for a server that comes back */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const mood: MailServer['mood'] = { mute: false, refuses: new Map(), taken: () => undefined };
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
        const key = /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? '';
        const mail = { to: envelope.rcptTo.map(({ address }) => address).join(), raw, key };
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
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    mood,
    close: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      return promise;
    },
  };
}
