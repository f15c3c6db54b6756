// R-INT-1
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { requestMessage } from '#features/data-requests/server/notices.ts';
import { createWebhook, webhookHeaders } from '#features/outbox/webhook.ts';
import {
  leadMessage,
  removalMessage,
  testMessage,
  updateMessage,
} from '#features/waitlist/server/notices.ts';
import { pageRow } from '../../support/database/signups.ts';
import { hookSecret, storedSignUp } from '../../support/outbox.ts';
import {
  n8nNode,
  type ReceivedHook,
  startExampleReceiver,
  startHookServer,
} from '../../support/receivers.ts';

/** What docs/integrations.md tells others to set up, given what the site really sends. */

const run = n8nNode(hookSecret);

const signUp = { ...storedSignUp('joao@gazeta.example'), nome: '=SOMA(A1:A9)' };
const key = '0b6c2c9c-5a52-4b3c-9a77-1f2f7a1c8d10';
const removal = removalMessage('5d1f2a34-08f6-4a9f-8b1e-6f6f3a0f2c11', signUp.created_at, {
  id: signUp.id,
  email: signUp.email,
  list: 'portal',
});
const request = requestMessage(key, {
  id: 1,
  protocol: '2026-7K3QZ-M9X0J',
  kind: 'access',
  created_at: signUp.created_at,
  due_at: signUp.created_at,
});

const hooks = await startHookServer();
afterAll(() => hooks.close());

/** Sends a message as the site does. */
const deliver = (url: string, message: { readonly id: string }, secrets: readonly string[] = [hookSecret]) =>
  createWebhook({ url, secrets }).send(message, message.id, AbortSignal.timeout(10_000));

/** What arrives when the site sends a message. */
async function sent(message: { readonly id: string }, secrets?: readonly string[]): Promise<ReceivedHook> {
  expect(await deliver(hooks.url, message, secrets)).toEqual({ status: 'delivered' });
  const last = hooks.received.at(-1);
  if (last === undefined) throw new Error('nothing arrived');
  return last;
}

describe('n8n', () => {
  test('gives a sign-up as a row of a sheet and as a conversion of RD Station', async () => {
    const [item] = await run(await sent(leadMessage(key, signUp)));
    expect(item?.json).toMatchObject({ id: key, type: 'waitlist.created', data: { email: signUp.email } });
    expect(item?.json.sheet).toMatchObject({
      Aviso: key,
      Número: 7,
      Nome: "'=SOMA(A1:A9)",
      'E-mail': signUp.email,
    });
    // https://developers.rdstation.com/reference/evento-de-conversao-do-contato: these fields, texts, none empty.
    const { event_type, event_family, payload } = (item?.json.rdStation ?? {}) as Record<string, object>;
    expect({ event_type, event_family }).toEqual({ event_type: 'CONVERSION', event_family: 'CDP' });
    const { tags, ...texts } = payload as Record<string, unknown>;
    expect(tags).toEqual(['fila-de-espera', signUp.source]);
    const known = /^(conversion_identifier|name|email|company_name|job_title|personal_phone|website)$/;
    expect(Object.keys(texts).filter((name) => !known.test(name))).toEqual([]);
    for (const text of Object.values(texts)) expect(text).toMatch(/./);
    expect(texts).toMatchObject({ conversion_identifier: 'fila-de-espera-newsletter', email: signUp.email });
  });

  test.each([removal, request])('hands on what is no sign-up: $type', async (message) => {
    const [item] = await run(await sent(message));
    expect(item?.json).toMatchObject({ type: message.type, data: message.data });
  });

  test('refuses another body, another signature, and what is old', async () => {
    const good = await sent(leadMessage(key, signUp));
    const refused = 'not from the site, or too old';
    await expect(run({ ...good, body: good.body.replace('gazeta', 'outra') })).rejects.toThrow(refused);
    const forged = { ...good.headers, 'webhook-signature': 'v1,AAAA' };
    await expect(run({ ...good, headers: forged })).rejects.toThrow(refused);
    await expect(run({ ...good, headers: {} })).rejects.toThrow(refused);
    const seconds = Math.floor(Date.now() / 1000) - 301;
    const old = webhookHeaders([hookSecret], { id: key, seconds, body: good.body });
    await expect(run({ ...good, headers: { ...good.headers, ...old } })).rejects.toThrow(refused);
  });
});

test('the example of a receiver, run as a reader would, takes what the site sends, a removal too, once, however often it comes, and refuses another body, and what is old (R-OUT-10)', async () => {
  await using receiver = await startExampleReceiver(hookSecret);
  const lines = () => receiver.output().trimEnd().split('\n').slice(1);
  for (const message of [leadMessage(key, signUp), leadMessage(key, signUp), removal])
    expect(await deliver(receiver.url, message)).toEqual({ status: 'delivered' });
  await expect.poll(lines).toEqual([`lead ${key}`, `removed ${removal.id}`]);

  /** Sends a body with a signature of some moment, changed as a forger would. */
  async function send(seconds: number, change: (headers: Record<string, string>) => void = () => undefined) {
    const body = JSON.stringify({ id: 'x', type: 'waitlist.created' });
    const headers = { ...webhookHeaders([hookSecret], { id: 'outro', seconds, body }) };
    change(headers);
    return (await fetch(receiver.url, { method: 'POST', headers, body })).status;
  }
  const now = Math.floor(Date.now() / 1000);
  expect(await send(now - 301)).toBe(401);
  expect(await send(now + 310)).toBe(401);
  expect(await send(Number.NaN)).toBe(401);
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    expect(await send(now, (headers) => delete headers[name]), name).toBe(401);
  }
  expect(await send(now, (headers) => Object.assign(headers, { 'webhook-id': 'trocado' }))).toBe(401);
  expect(lines()).toHaveLength(2);
});

test('n8n’s node, Make’s formula and the example take every notice through a change of the secret (R-INT-2)', async () => {
  const next = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  for (const [sender, receiver, isTaken] of [
    [[hookSecret], hookSecret, true],
    [[hookSecret, next], hookSecret, true],
    [[hookSecret, next], next, true],
    [[next], hookSecret, false],
  ] as const) {
    const hook = await sent(leadMessage(key, signUp), sender);
    const [node] = await Promise.allSettled([n8nNode(receiver)(hook)]);
    expect(node.status).toBe(isTaken ? 'fulfilled' : 'rejected');
    // sha256(text; "base64"; KEY; "base64"), KEY without its prefix.
    const text = `${hook.headers['webhook-id']}.${hook.headers['webhook-timestamp']}.${hook.body}`;
    const sha256 = createHmac('sha256', Buffer.from(receiver.slice(6), 'base64'))
      .update(text)
      .digest('base64');
    expect(String(hook.headers['webhook-signature']).includes(`v1,${sha256}`)).toBe(isTaken);
    await using example = await startExampleReceiver(receiver);
    const { status } = await deliver(example.url, leadMessage(key, signUp), sender);
    expect(status).toBe(isTaken ? 'delivered' : 'failed');
  }
});

test('the signature is that of the standard’s own example (R-OUT-3)', () => {
  // The libraries' shared test case (standard-webhooks/standard-webhooks, README of the JavaScript library).
  const headers = webhookHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    seconds: 1_614_265_330,
    body: '{"test": 2432232314}',
  });
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

const events = z.fromJSONSchema(
  JSON.parse(readFileSync('docs/examples/webhook-events.schema.json', 'utf8')) as Parameters<
    typeof z.fromJSONSchema
  >[0],
);
const page = { ...pageRow, id: 8, created_at: signUp.created_at };

test.each([
  ['a sign-up from a dialog', leadMessage(key, signUp)],
  ['one from the page', leadMessage(key, { ...signUp, ...page })],
  ['a correction', updateMessage(key, signUp.created_at, signUp)],
  ['a removal', removal],
  ['a request', request],
  ['a test', testMessage(key)],
])('what is sent of %s is what the schema of the documents says, and no more (R-OUT-3)', (_, message) => {
  const sent: unknown = JSON.parse(JSON.stringify(message));
  expect(events.safeParse(sent)).toMatchObject({ success: true });
  expect(events.safeParse({ ...message, data: { ...message.data, idempotency_key: 'x' } }).success).toBe(
    false,
  );
  const [first = ''] = Object.keys(message.data);
  expect(events.safeParse({ ...message, data: { ...message.data, [first]: undefined } }).success).toBe(false);
});
