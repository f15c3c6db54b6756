import { pino } from 'pino';
import type { Outbox } from '#features/outbox/outbox.ts';
import { answerApi } from '#server/http/api.ts';
import { memoryCounters } from '#server/http/limits/counters.ts';
import { type Limits, storing } from '#server/http/limits/limits.ts';
import type { Endpoint } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';

export type EndpointParts = Partial<App.Locals['services']> & Pick<App.Locals['services'], 'database'>;

export type ReadAnswer = Awaited<ReturnType<typeof callRoute>>;

const origin = 'http://127.0.0.1:3000';

/** What a request meets on a site where nothing is limited and nobody hears of anything, but for what is given. */
export function localsOf(parts: EndpointParts): App.Locals {
  const services = {
    settings: readSettings({}),
    log: pino({ level: 'silent' }),
    counters: memoryCounters(),
    limits: noLimits,
    signedUp: undefined,
    dayCounts: { add: () => undefined, start: () => undefined, store: async () => undefined },
    outbox: noOutbox,
    ...parts,
  };
  return { services, clientKey: '127.0.0.1', actor: postedFrom.actor };
}

/** Calls an endpoint with a request, as the server would. */
export async function callRoute(methods: Endpoint, path: string, init: RequestInit, parts: EndpointParts) {
  // `Host` is what the server got; fetch's own rules would forbid setting it.
  const request = new Request(origin + path, { duplex: 'half', ...init } as RequestInit);
  request.headers.set('Host', '127.0.0.1:3000');
  const query = new URL(request.url).searchParams;
  const { status, headers, body } = await answerApi(methods, { request, query, ...localsOf(parts) });
  const read: unknown = body === undefined ? undefined : JSON.parse(body);
  return { status, headers: new Headers(headers), body: read };
}

/** An outbox of a site where nobody hears of a sign-up. */
export const noOutbox: Outbox = {
  targets: [],
  updateTargets: [],
  requestTargets: [],
  wake: () => undefined,
  start: () => undefined,
  stop: async () => undefined,
  dead: () => 0,
  test: async () => [],
};

/** Where a form is posted from, as its `receive` hears of it. */
export const postedFrom = {
  path: '/',
  query: new URLSearchParams(),
  actor: { who: 'visitante', address: '203.0.113.0/24' },
  referrer: null,
} as const;

/** What lets everything through. */
export const noLimits: Limits = {
  consume: async () => ({ allowed: true }),
  store: async (_kind, _clientKey, write) => ({ allowed: true, stored: await write() }),
};

/** What stores a row of who has no bound. */
export const unbounded = storing(noLimits, undefined, '');

/** A POST of JSON. */
export function json(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
