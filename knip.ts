import type { KnipConfig } from 'knip';

/** What is never imported, exported in vain or not installed (`npm run lint`). */
export default {
  entry: [
    'src/astro-adapter/client-intent-directive.ts',
    'scripts/*.{mjs,ts}',
    'vitest.mutants.ts',
    'tests/support/first-failure.ts',
    // Started by a script, by its name.
    'src/features/staff-cli/main.ts',
    'src/server/main.ts',
    'bench/*.ts',
    'bench/server/bare.ts',
    'tests/support/socket-holder.ts',
  ],
  project: ['{src,scripts,bench,tests}/**/*.{ts,tsx,mjs,astro,css}', '*.ts'],
  // Knip reads no CSS by itself: what a sheet imports, as the imports of a module.
  compilers: { css: (sheet) => [...sheet.matchAll(/@import\s+"[^"]+"/g)].join('\n').replaceAll('@', '') },
  ignoreBinaries: [
    // Debian's package prometheus; a test says when it is not there.
    'promtool',
    'caddy',
    'mount',
    'umount',
    'nginx',
    'openssl',
    'sha256sum',
    'systemd-analyze',
    'taskset',
    'Xvfb',
  ],
  ignoreDependencies: ['@fontsource/inter'],
} satisfies KnipConfig;
