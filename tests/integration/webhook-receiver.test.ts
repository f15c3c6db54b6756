import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { requestMessage } from '#features/data-requests/server/notices.ts';
import { createWebhook, webhookHeaders } from '#features/outbox/webhook.ts';
import {
  leadMessage,
  removalMessage,
  testMessage,
  updateMessage,
} from '#features/waitlist/server/notices.ts';
import type { SignUp } from '#server/database/tables.ts';
import { dialogSignUp, hookSecret } from '../support/outbox.ts';
import { startExampleReceiver } from '../support/receivers.ts';
import { pageRow } from '../support/signups.ts';

/** The example of the documents, run as a reader would, and given what the site really sends. */
let receiver: Awaited<ReturnType<typeof startExampleReceiver>>;
let url: string;
beforeAll(async () => {
  receiver = await startExampleReceiver(hookSecret);
  url = receiver.url;
});
afterAll(() => receiver.stop());
const told = (what: string) => receiver.lines.filter((line) => line.startsWith(`${what} `));

const key = '0b6c2c9c-5a52-4b3c-9a77-1f2f7a1c8d10';
const signUp: SignUp = {
  ...dialogSignUp('joão@gazeta.example'),
  id: 7,
  created_at: '2026-03-04T15:00:00.000Z',
  idempotency_key: 'a-chave-da-ana',
  consent_version: null,
  terms_version: null,
  journalism_terms_version: null,
  attendance: 'open',
  search_text: 'não sai do banco',
};
const deliver = (secret: string) =>
  createWebhook({ url, secrets: [secret] }).send(leadMessage(key, signUp), key, AbortSignal.timeout(10_000));

/** Sends a body with a signature of some moment, changed as a forger would. */
async function send(seconds: number, change: (headers: Record<string, string>) => void = () => undefined) {
  const body = JSON.stringify({ id: 'x', type: 'waitlist.created' });
  const headers = { ...webhookHeaders([hookSecret], { id: 'outro', seconds, body }) };
  change(headers);
  return (await fetch(url, { method: 'POST', headers, body })).status;
}
const now = () => Math.floor(Date.now() / 1000);

test('takes what the site sends, once, however often it comes', async () => {
  expect(await deliver(hookSecret)).toEqual({ status: 'delivered' });
  expect(await deliver(hookSecret)).toEqual({ status: 'delivered' });
  expect(told('lead')).toEqual([`lead ${key}`]);
});

test('is told what the person sent, and nothing of what the staff noted', () => {
  const { data } = leadMessage(key, { ...signUp, attendance: 'attended' });
  expect(data).not.toHaveProperty('attendance');
  expect(data).not.toHaveProperty('idempotency_key');
  expect(data).not.toHaveProperty('search_text');
});

test('takes word of a removal (R-OUT-10)', async () => {
  const other = '5d1f2a34-08f6-4a9f-8b1e-6f6f3a0f2c11';
  const message = removalMessage(other, signUp.created_at, {
    id: signUp.id,
    email: signUp.email,
    list: 'portal',
  });
  const { send: sendHook } = createWebhook({ url, secrets: [hookSecret] });
  expect(await sendHook(message, other, AbortSignal.timeout(10_000))).toEqual({ status: 'delivered' });
  await expect.poll(() => told('removed')).toEqual([`removed ${other}`]);
  expect(told('lead')).toEqual([`lead ${key}`]);
});

test('refuses another secret, another body, and what is old', async () => {
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  expect(await deliver(other)).toEqual({ status: 'failed', reason: 'HTTP 401' });
  expect(await send(now() - 301)).toBe(401);
  expect(await send(now() + 301)).toBe(401);
  expect(await send(Number.NaN)).toBe(401);
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    expect(await send(now(), (headers) => delete headers[name]), name).toBe(401);
  }
  expect(await send(now(), (headers) => Object.assign(headers, { 'webhook-id': 'trocado' }))).toBe(401);
  expect(told('lead')).toEqual([`lead ${key}`]);
});

test('outlives a sender that goes away in the middle', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc', () => socket.destroy());
  await once(socket, 'close');
  expect(await send(now() - 301)).toBe(401);
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
const request = {
  id: 1,
  protocol: '2026-7K3QZ-M9X0J',
  kind: 'access',
  created_at: signUp.created_at,
} as const;

test.each([
  ['a sign-up from a dialog', leadMessage(key, signUp)],
  ['one from the page', leadMessage(key, { ...signUp, ...page })],
  ['a correction', updateMessage(key, signUp.created_at, signUp)],
  ['a removal', removalMessage(key, signUp.created_at, { id: 7, email: signUp.email, list: 'portal' })],
  ['a request', requestMessage(key, { ...request, due_at: signUp.created_at })],
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
