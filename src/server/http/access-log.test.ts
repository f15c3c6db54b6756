// R-OPS-21
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { accessLogFolder, openAccessLog, removeOldAccessLogs } from './access-log.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder(onTestFinished);
});

const log = { error: vi.fn() };
const entry = { id: 'x', address: '203.0.113.77', method: 'GET', path: '/sobre', status: 200 };
const files = () => readdirSync(accessLogFolder(dataDir)).toSorted();
const read = (name: string) => readFileSync(join(accessLogFolder(dataDir), name), 'utf8');

test('keeps whole addresses in a file a day that nobody else can read', () => {
  let now = new Date('2026-03-05T23:59:59.000Z');
  const access = openAccessLog(dataDir, log, () => now);
  access.record({ time: now.getTime(), ...entry });
  access.flush();
  now = new Date('2026-03-06T00:00:01.000Z');
  access.record({ time: now.getTime(), ...entry, address: '2001:db8::1' });
  access.flush();
  expect(files()).toEqual(['access-2026-03-05.jsonl', 'access-2026-03-06.jsonl']);
  expect(JSON.parse(read('access-2026-03-05.jsonl'))).toEqual({ time: '2026-03-05T23:59:59.000Z', ...entry });
  expect(read('access-2026-03-06.jsonl')).toContain('2001:db8::1');
  for (const name of files()) expect(statSync(join(accessLogFolder(dataDir), name)).mode & 0o777).toBe(0o600);
  expect(statSync(accessLogFolder(dataDir)).mode & 0o777).toBe(0o700);
});

test('goes on in the day’s file after a restart', () => {
  const time = new Date('2026-03-05T12:00:00.000Z');
  for (const path of ['/', '/sobre']) {
    const access = openAccessLog(dataDir, log, () => time);
    access.record({ time: time.getTime(), ...entry, path });
    access.flush();
  }
  expect(read('access-2026-03-05.jsonl').trimEnd().split('\n')).toHaveLength(2);
});

test('lines wait for each other, and go out together by themselves', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const time = new Date('2026-03-05T12:00:00.000Z');
  const access = openAccessLog(dataDir, log, () => time);
  for (const path of ['/', '/sobre']) access.record({ time: time.getTime(), ...entry, path });
  expect(read('access-2026-03-05.jsonl')).toBe('');
  vi.advanceTimersByTime(100);
  expect(read('access-2026-03-05.jsonl').trimEnd().split('\n')).toHaveLength(2);
});

test('a line that can’t be written costs no request, and is said', () => {
  let now = new Date('2026-03-05T12:00:00.000Z');
  const access = openAccessLog(dataDir, log, () => now);
  rmSync(accessLogFolder(dataDir), { recursive: true });
  now = new Date('2026-03-06T12:00:00.000Z');
  access.record({ time: now.getTime(), ...entry });
  access.flush();
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'access log not written');
});

test('leaves the last of the disk to sign-ups', () => {
  const now = new Date('2026-03-05T12:00:00.000Z');
  const disk = { bsize: 4096, blocks: 10_000_000, bavail: 25_000 };
  const access = openAccessLog(
    dataDir,
    log,
    () => now,
    () => disk,
  );
  access.record({ time: now.getTime(), ...entry });
  access.flush();
  expect(read('access-2026-03-05.jsonl')).toBe('');
  disk.bavail = 26_000;
  access.record({ time: now.getTime(), ...entry });
  access.flush();
  expect(read('access-2026-03-05.jsonl')).toContain(entry.address);
});

test('six months are kept, and nothing longer; other files stay', () => {
  expect(removeOldAccessLogs(dataDir)).toBe(0);
  openAccessLog(dataDir, log, () => new Date('2026-11-21T12:00:00.000Z'));
  for (const day of ['2026-05-20', '2026-05-21', '2025-01-01'])
    writeFileSync(join(accessLogFolder(dataDir), `access-${day}.jsonl`), '');
  writeFileSync(join(accessLogFolder(dataDir), 'leia-me.txt'), '');
  expect(removeOldAccessLogs(dataDir, new Date('2026-11-21T12:00:00.000Z'))).toBe(2);
  expect(files()).toEqual(['access-2026-05-21.jsonl', 'access-2026-11-21.jsonl', 'leia-me.txt']);
});
