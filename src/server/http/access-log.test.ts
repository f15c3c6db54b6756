// R-OPS-21
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { type AccessLog, accessLogFolder, openAccessLog, removeOldAccessLogs } from './access-log.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder(onTestFinished);
});

const log = { error: vi.fn() };
const entry = { id: 'x', address: '203.0.113.77', method: 'GET', path: '/sobre', status: 200 };
const noon = new Date('2026-03-05T12:00:00.000Z');
const files = () => readdirSync(accessLogFolder(dataDir)).toSorted();
const read = (name = 'access-2026-03-05.jsonl') => readFileSync(join(accessLogFolder(dataDir), name), 'utf8');
/** Writes a line at once. */
function write(access: AccessLog, changes: Partial<typeof entry> = {}, time = noon): void {
  access.record({ time: time.getTime(), ...entry, ...changes });
  access.flush();
}

test('keeps whole addresses in a file a day that nobody else can read', () => {
  let now = new Date('2026-03-05T23:59:59.000Z');
  const access = openAccessLog(dataDir, log, () => now);
  write(access, {}, now);
  now = new Date('2026-03-06T00:00:01.000Z');
  write(access, { address: '2001:db8::1' }, now);
  expect(files()).toEqual(['access-2026-03-05.jsonl', 'access-2026-03-06.jsonl']);
  expect(JSON.parse(read())).toEqual({ time: '2026-03-05T23:59:59.000Z', ...entry });
  expect(read('access-2026-03-06.jsonl')).toContain('2001:db8::1');
  for (const name of files()) expect(statSync(join(accessLogFolder(dataDir), name)).mode & 0o777).toBe(0o600);
  expect(statSync(accessLogFolder(dataDir)).mode & 0o777).toBe(0o700);
});

test('lines wait for each other, and go out together by themselves, after a restart into the day’s file', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  write(openAccessLog(dataDir, log, () => noon));
  const access = openAccessLog(dataDir, log, () => noon);
  for (const path of ['/', '/sobre']) access.record({ time: noon.getTime(), ...entry, path });
  expect(read().match(/\n/g)).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(read().match(/\n/g)).toHaveLength(3);
});

test('a line that can’t be written costs no request, and is said', () => {
  let now = noon;
  const access = openAccessLog(dataDir, log, () => now);
  rmSync(accessLogFolder(dataDir), { recursive: true });
  now = new Date('2026-03-06T12:00:00.000Z');
  write(access);
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'access log not written');
});

test('leaves the last of the disk to sign-ups', () => {
  const disk = { bsize: 4096, blocks: 10_000_000, bavail: 25_000 };
  const access = openAccessLog(
    dataDir,
    log,
    () => noon,
    () => disk,
  );
  write(access);
  expect(read()).toBe('');
  disk.bavail = 26_000;
  write(access);
  expect(read()).toContain(entry.address);
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
