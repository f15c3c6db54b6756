// R-OPS-38
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { noteDone } from '#server/database/last-done.ts';
import { HONEYPOT_FIELD } from '#shared/honeypot.ts';
import { builtServer } from '../../support/built-server.ts';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';

const file = (path: string) => new URL(`../../../deploy/${path}`, import.meta.url);
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool)
  console.warn('promtool is not there (Debian: prometheus): the alert rules are not checked by it.');

const site = builtServer({ METRICS_PORT: '0', RATE_LIMIT_WRITES_PER_MINUTE: '5' });
let text: string;
/** Address of the numbers, as the server says it; one without METRICS_PORT says none (server.test.ts). */
const metricsUrl = () => /Métricas em (http:\S+)/.exec(site.server().output())?.[1] ?? '';
beforeAll(async () => {
  const signUp = (body: unknown) => site.get('/api/waitlist', json(body));
  const caught = { ...dialogRow, [HONEYPOT_FIELD]: 'x' };
  for (const body of [dialogRow, caught, { ...dialogRow, empresa: 'Outra' }, {}, { nome: '' }, {}])
    await signUp(body);
  for (const path of `/ /sobre /favicon.svg /healthz /x1?e=a@b.example /x2 /portal-ai-waitlist/confirmacao`.split(
    /\s+/,
  ))
    await (await site.get(path)).arrayBuffer();
  text = await (await fetch(metricsUrl())).text();
});

test('counts requests by class and status, and no address that somebody made up', () => {
  expect(text).toContain('site_http_requests_total{route="page",status="200"} 2');
  expect(text).toContain('site_http_requests_total{route="health",status="200"} 1');
  expect(text).toContain('site_http_requests_total{route="other",status="404"} 2');
  expect(text).toContain('site_http_requests_total{route="on-demand",status="200"} 1');
  expect(text).toContain('site_http_requests_total{route="/api/waitlist",status="201"} 2');
  expect(text).toMatch(/site_http_request_duration_seconds_bucket\{le="0\.001",route="page"\} \d/);
  expect(text).not.toMatch(/x1|b\.example|127\.0\.0/);
});

test('counts sign-ups by how they ended, and the writes that were refused', () => {
  for (const [end, many] of Object.entries({ stored: 1, duplicate: 1, invalid: 2, failed: 0, held: 1 }))
    expect(text).toContain(`site_sign_ups_total{end="${end}"} ${many}\n`);
  expect(text).toContain('site_limit_refusals_total{limit="write",bound="minute"} 1');
});

test('tells of the database, the notices, the disk, the event loop and the build', () => {
  expect(text).toMatch(/site_database_seconds_total\{operation="insert"\} [\d.e-]+/);
  expect(text).toMatch(/site_database_seconds_total\{operation="commit"\} [\d.e-]+/);
  expect(text).toContain('site_outbox_items{state="dead"} 0');
  expect(text).toContain('site_outbox_oldest_seconds 0');
  expect(text).toContain('site_held_sign_ups 1');
  expect(text).toMatch(/site_data_dir_free_bytes \d{6,}/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/);
  expect(text).toMatch(/site_build_info\{version="\d+\.\d+\.\d+",build="\w+"\} 1/);
});

test('tells when the nightly works last ended well', async () => {
  const told = (work: string, of: string) =>
    Number(new RegExp(`^site_last_done_timestamp_seconds\\{work="${work}"\\} (.+)$`, 'm').exec(of)?.[1]);
  expect([told('purge', text), told('backup', text)]).toEqual([0, 0]);
  const before = Date.now() / 1000 - 1;
  await noteDone(site.server().dataDir, 'backup');
  const after = await (await fetch(metricsUrl())).text();
  expect(told('backup', after)).toBeGreaterThan(before);
  expect(told('purge', after)).toBe(0);
});

test('is on a port of its own, and nothing else is there', async () => {
  expect((await site.get('/metrics')).status).toBe(404);
  expect((await fetch(new URL('/', metricsUrl()))).status).toBe(404);
  expect((await fetch(metricsUrl(), { method: 'POST' })).status).toBe(404);
});

test.each(['prometheus/alerts.yml', 'grafana/site.json'])(
  'every number that %s asks for is there (R-OPS-39)',
  (path) => {
    const named = new Set(readFileSync(file(path), 'utf8').match(/\b(?:site|nodejs|process)_[a-z0-9_]+/g));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !text.includes(`\n${name}`))).toEqual([]);
  },
);

test.skipIf(!hasPromtool)(
  'promtool finds nothing wrong with the rules, the configuration and the numbers',
  () => {
    const promtool = (args: readonly string[], input = '') => {
      const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
      return { status, said: stdout + stderr };
    };
    for (const args of [
      ['check', 'rules', file('prometheus/alerts.yml').pathname],
      ['check', 'config', file('prometheus/prometheus.yml').pathname],
      ['test', 'rules', file('prometheus/alerts.test.yml').pathname],
    ]) {
      expect(promtool(args)).toMatchObject({ status: 0 });
    }
    // Names of its own, by the rules of Prometheus; those of Node's are prom-client's.
    const own = text.split('\n').filter((line) => /^(?:# \w+ )?site_/.test(line));
    expect(promtool(['check', 'metrics'], `${own.join('\n')}\n`)).toEqual({ status: 0, said: '' });
  },
);
