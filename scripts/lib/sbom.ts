import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, readLockfile } from './lockfile.ts';
import { root } from './process.mjs';

/**
 * The software bill of materials of a release, in CycloneDX 1.5: what production installs, and what the build has taken into its
 * own files. `npm sbom --omit dev` can't tell: it leaves out what a tool needs too (React, Zod), and knows nothing of the bundles.
 * Without a moment or a number of chance: the same release has the same bill. Reads the build in `dist`.
 */
export function softwareBill(): object {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bundled = bundledPackages(join(root, 'dist'));
  const shipped = readLockfile().filter((entry) => !entry.dev || bundled.has(reference(entry)));
  const components = new Map(shipped.map((entry) => [reference(entry), component(entry)]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: [...components.values()],
  };
}

/** Names and versions of the packages in the build's files, as the build lists them with their licences. */
function bundledPackages(dist: string): ReadonlySet<string> {
  const server: readonly LockedPackage[] = JSON.parse(
    readFileSync(join(dist, 'server', 'licencas.json'), 'utf8'),
  );
  const client = readFileSync(join(dist, 'client', 'licencas.txt'), 'utf8');
  const lines = [...client.matchAll(/^(\S+) (\d+\.\d+\.\d+\S*) \(.+\)$/gm)];
  return new Set([...server.map(reference), ...lines.map(([, name, version]) => `${name}@${version}`)]);
}

function reference({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

/** A package in a CycloneDX document (https://cyclonedx.org/docs/1.5/json/#components), as `npm sbom` writes it. */
function component(entry: LockedPackage) {
  const { name, version, license, integrity, optional } = entry;
  const sha512 = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': reference(entry),
    name,
    version,
    // https://github.com/package-url/purl-spec: a scope's @ is percent-encoded.
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: optional ? 'optional' : 'required',
    hashes:
      sha512 === undefined
        ? []
        : [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }],
    licenses:
      license === undefined
        ? []
        : [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
  };
}
