// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referralNotRecorded } from '#content/referral.ts';
import { validate } from '#shared/validate.ts';
import { referralSchema } from './schema.ts';

const fetchMock = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 201 }));
/** What runs once the browser is idle. */
let whenIdle: (() => void)[] = [];

beforeEach(() => {
  fetchMock.mockClear();
  whenIdle = [];
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => whenIdle.push(run));
});
afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(document, 'prerendering');
});

/** Visits the page with a link's address in its own, up to the end of its loading. */
async function visit(link: string): Promise<void> {
  history.replaceState(null, '', `/sites-para-jornais?link=${encodeURIComponent(link)}`);
  vi.resetModules();
  await import('./referral.client.ts');
}

function becomeIdle(): void {
  for (const run of whenIdle) run();
}

const sent = (): unknown => JSON.parse(String(fetchMock.mock.lastCall?.[1].body));

test('one view sends one request, once the browser is idle (R-REF-1)', async () => {
  await visit('https://www.gazetadocais.com.br/capa');
  expect(fetchMock).not.toHaveBeenCalled();
  becomeIdle();
  dispatchEvent(new Event('pagehide'));
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(fetchMock.mock.lastCall?.[0]).toBe('/api/site-referrals');
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});

test('tells nothing of the device or the way there before analytics is on (R-REF-8), then no more than the server takes (R-REF-7)', async () => {
  Object.defineProperty(document, 'referrer', {
    configurable: true,
    value: `https://gazetadocais.com.br/${'x'.repeat(3000)}`,
  });
  await visit('gazetadocais.com.br');
  becomeIdle();
  expect(sent()).toEqual({
    referring_domain: 'gazetadocais.com.br',
    page_visited: '/sites-para-jornais',
    user_agent: null,
    metadata: {
      screen_width: null,
      screen_height: null,
      language: null,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      referrer: null,
    },
  });
  localStorage.setItem('cookieConsent', 'accepted');
  await visit('gazetadocais.com.br');
  becomeIdle();
  const { width: screen_width, height: screen_height } = screen;
  const { language, userAgent: user_agent } = navigator;
  const referrer = document.referrer.slice(0, 2048);
  expect(validate(referralSchema, sent())).toMatchObject({
    ok: true,
    value: { user_agent, metadata: { screen_width, screen_height, language, referrer } },
  });
});

test('counts a view that ends before the browser is idle, once (R-REF-6)', async () => {
  await visit('gazetadocais.com.br');
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('a page rendered ahead counts when it is shown (R-REF-6)', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  await visit('gazetadocais.com.br');
  becomeIdle();
  dispatchEvent(new Event('pagehide'));
  expect(fetchMock).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  becomeIdle();
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('sends nothing for a link that names no site (R-REF-4)', async () => {
  await visit('não é um endereço');
  becomeIdle();
  dispatchEvent(new Event('pagehide'));
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['an answer that refuses', async () => new Response(null, { status: 500 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a failure (%s) is only logged (R-REF-5)', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchMock.mockImplementationOnce(answer);
  const before = document.body.innerHTML;
  await visit('gazetadocais.com.br');
  becomeIdle();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(referralNotRecorded, expect.any(Number)));
  expect(referralNotRecorded).toBe('A origem desta visita não foi registrada.');
  expect(document.body.innerHTML).toBe(before);
});
