import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/** What package-lock.json (version 3) says about one installed package; only what is read here. */
export interface LockedPackage {
  /** Folder, such as `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** SPDX expression; absent when the registry did not answer for this package. */
  readonly license?: string;
  /** Hash of the archive; absent for the same reason. */
  readonly integrity?: string;
  /** Address of the archive; this repository keeps none. */
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  /** Only the tools and the tests need it: `npm ci --omit=dev` leaves it out. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  /** Platforms; a package that names some is not installed elsewhere. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** Every package of the lock file, in its order. */
export function readLockfile(): readonly LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Omit<LockedPackage, 'path' | 'name'>>;
  };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ path, name: path.split('node_modules/').at(-1) ?? path, ...entry }));
}
