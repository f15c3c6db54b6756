// R-OPS-20
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLockfile } from '../../../scripts/lib/lockfile.ts';
import { root } from '../../../scripts/lib/process.mjs';
import { dialogRow } from '../../support/database/signups.ts';
import { json } from '../../support/endpoint.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const run = promisify(execFile);
// The folder's files are links to the repository's: Node must look for packages where the link is.
const env = { NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main' };

const image = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  // What the last stage takes from the first into its working directory, by the names there and here.
  const copied = dockerfile.matchAll(/^COPY --from=build --chown=0:0 \/site\/(\S+) \.\/(\S+)?$/gm);
  for (const [, from = '', to = from] of copied) {
    if (to === 'node_modules') linkProductionPackages();
    // The first stage moves the build that `dist` is a link to.
    else symlinkSync(from === 'built' ? realpathSync(join(root, 'dist')) : join(root, from), join(image, to));
  }
  server = await startServer(env, image);
});

afterAll(() => server?.end());

/** What `npm ci --omit=dev --omit=optional` installs. */
function linkProductionPackages(): void {
  for (const { path, dev, optional } of readLockfile()) {
    const isNested = path.lastIndexOf('node_modules/') > 0;
    if (dev || optional || isNested || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(image, path)), { recursive: true });
    symlinkSync(join(root, path), join(image, path));
  }
}

it('has all that the server needs in the files that the image copies (R-OPS-26)', async () => {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await fetch(server.url)).status).toBe(200);
  const licences = await fetch(`${server.url}/licencas.txt`);
  expect(licences.status).toBe(200);
  expect(licences.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  // A page that Astro and React render when it is asked for: the form with its messages.
  const form = await fetch(`${server.url}/portal-ai-waitlist/enviar`, {
    method: 'POST',
    body: new URLSearchParams({ nome: 'Ana' }),
  });
  expect(form.status).toBe(422);
  expect(await form.text()).toContain('value="Ana"');
  const signUp = await fetch(`${server.url}/api/waitlist`, json(dialogRow));
  expect(signUp.status).toBe(201);
});

it('starts by `npm run serve` as well, which installs and builds nothing (R-OPS-26)', async () => {
  // Without sources of the build, tools and lock file: whatever else it tried would fail otherwise than by this setting.
  symlinkSync(join(root, 'scripts'), join(image, 'scripts'));
  const served = run(process.execPath, [join(image, 'scripts/serve.mjs')], {
    cwd: image,
    env: { ...env, DATA_DIR: server.dataDir, PORT: 'porta' },
  });
  await expect(served).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Variável PORT .*\n$/),
  });
});

it('has the staff’s commands in it', async () => {
  const command = ['src/features/staff-cli/main.ts', 'export', '--format', 'csv'];
  const from = { cwd: image, env: { ...env, DATA_DIR: server.dataDir } };
  const { stdout } = await run(process.execPath, command, from);
  expect(stdout).toContain(dialogRow.email);
});

it('is healthy while the server runs, stops with 0 on SIGTERM, and is not healthy then', async () => {
  const [, command = ''] = /^HEALTHCHECK [^[]*(\[.*\])$/m.exec(dockerfile) ?? [];
  const [node, ...args] = JSON.parse(command) as string[];
  const check = () => run(process.execPath, args, { env: { PORT: String(server.port) } });
  // Where this base image keeps it, outside PATH.
  expect(node).toBe('/nodejs/bin/node');
  await expect(check()).resolves.toBeDefined();
  expect(await server.stop()).toBe(0);
  await expect(check()).rejects.toMatchObject({ code: 1 });
});
