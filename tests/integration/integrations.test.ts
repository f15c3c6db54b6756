// R-INT-1
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestMessage } from '#features/data-requests/server/notices.ts';
import { createWebhook } from '#features/outbox/webhook.ts';
import { leadMessage, removalMessage } from '#features/waitlist/server/notices.ts';
import type { SignUp } from '#server/database/tables.ts';
import { dialogSignUp, hookSecret } from '../support/outbox.ts';
import {
  type HookServer,
  n8nNode,
  type ReceivedHook,
  startExampleReceiver,
  startHookServer,
} from '../support/receivers.ts';

/** What docs/integrations.md tells others to set up, given what the site really sends. */

const run = n8nNode(hookSecret);

const signUp: SignUp = {
  ...dialogSignUp('joao@gazeta.example'),
  nome: '=SOMA(A1:A9)',
  id: 7,
  created_at: '2026-03-04T15:00:00.000Z',
  idempotency_key: 'a-chave-da-ana',
  consent_version: null,
  terms_version: null,
  journalism_terms_version: null,
  attendance: 'open',
  search_text: 'não sai do banco',
};
const key = '0b6c2c9c-5a52-4b3c-9a77-1f2f7a1c8d10';

let hooks: HookServer;
beforeAll(async () => {
  hooks = await startHookServer();
});
afterAll(() => hooks.close());

/** What arrives when the site sends a message. */
async function sent(message: object, secrets: readonly string[] = [hookSecret]): Promise<ReceivedHook> {
  const { send } = createWebhook({ url: hooks.url, secrets });
  expect(await send(message, key, AbortSignal.timeout(10_000))).toEqual({ status: 'delivered' });
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

  test('hands on a removal and a request', async () => {
    const [removed] = await run(
      await sent(removalMessage(key, signUp.created_at, { id: 7, email: signUp.email, list: 'newsletter' })),
    );
    expect(removed?.json).toMatchObject({ type: 'waitlist.removed', data: { id: 7, email: signUp.email } });
    const request = {
      id: 1,
      protocol: '20260304-K7QMX2A',
      kind: 'access',
      created_at: '',
      due_at: '',
    } as const;
    const [asked] = await run(await sent(requestMessage(key, request)));
    expect(asked?.json).toMatchObject({ type: 'data_request.created', data: { protocol: request.protocol } });
  });

  test('refuses another body, another signature, and what is old', async () => {
    const good = await sent(leadMessage(key, signUp));
    const refused = 'not from the site, or too old';
    await expect(run({ ...good, body: good.body.replace('gazeta', 'outra') })).rejects.toThrow(refused);
    const forged = { ...good.headers, 'webhook-signature': 'v1,AAAA' };
    await expect(run({ ...good, headers: forged })).rejects.toThrow(refused);
    await expect(run({ ...good, headers: {} })).rejects.toThrow(refused);
    const old = String(Math.floor(Date.now() / 1000) - 301);
    const signature = createHmac('sha256', Buffer.from(hookSecret.slice(6), 'base64'))
      .update(`${key}.${old}.${good.body}`)
      .digest('base64');
    const headers = { ...good.headers, 'webhook-timestamp': old, 'webhook-signature': `v1,${signature}` };
    await expect(run({ ...good, headers })).rejects.toThrow(refused);
  });
});

test('n8n’s node, Make’s formula and the example take every notice through a change of the secret (R-INT-2)', async () => {
  const next = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const refuses = async (work: Promise<unknown>) =>
    work.then(
      () => false,
      () => true,
    );
  for (const [sender, receiver, isTaken] of [
    [[hookSecret], hookSecret, true],
    [[hookSecret, next], hookSecret, true],
    [[hookSecret, next], next, true],
    [[next], next, true],
    [[next], hookSecret, false],
  ] as const) {
    const hook = await sent(leadMessage(key, signUp), sender);
    expect(await refuses(n8nNode(receiver)(hook))).toBe(!isTaken);
    // sha256(text; "base64"; KEY; "base64"), KEY without its prefix.
    const text = `${hook.headers['webhook-id']}.${hook.headers['webhook-timestamp']}.${hook.body}`;
    const sha256 = createHmac('sha256', Buffer.from(receiver.slice(6), 'base64'))
      .update(text)
      .digest('base64');
    expect(String(hook.headers['webhook-signature']).includes(`v1,${sha256}`)).toBe(isTaken);
    const example = await startExampleReceiver(receiver);
    const { send } = createWebhook({ url: example.url, secrets: sender });
    const { status } = await send(leadMessage(key, signUp), key, AbortSignal.timeout(10_000));
    example.stop();
    expect(status).toBe(isTaken ? 'delivered' : 'failed');
  }
});

test('an answer that redirects, as a script of Google’s does, is no delivery', async () => {
  hooks.answer = (response) => response.writeHead(302, { Location: 'https://script.example/' }).end();
  const { send } = createWebhook({ url: hooks.url, secrets: [hookSecret] });
  expect(await send({}, key, AbortSignal.timeout(10_000))).toEqual({ status: 'failed', reason: 'HTTP 302' });
});
