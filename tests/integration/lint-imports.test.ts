import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lint-imports-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a small project and lints its imports. */
function lint(files: Readonly<Record<string, string>>) {
  const project = { ...files, 'package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }' };
  for (const [path, text] of Object.entries(project)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/lint-imports.ts', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

test('an import that goes upwards or aside fails, also one of a type', () => {
  const { status, lines } = lint({
    'src/content/words.ts': "import type { Row } from '#features/outbox/store.ts'; export type Word = Row;",
    'src/features/outbox/store.ts': "import '#server/services.ts'; export type Row = string;",
    'src/server/services.ts': '',
    'src/views/home/Home.tsx': "import '../about/Hero.tsx';",
    'src/views/about/Hero.tsx': '',
  });
  expect(lines).toEqual([
    expect.stringContaining('src/content/words.ts → src/features/outbox/store.ts'),
    expect.stringContaining('src/features/outbox/store.ts → src/server/services.ts'),
    expect.stringContaining('src/views/home/Home.tsx → src/views/about/Hero.tsx'),
  ]);
  expect(status).toBe(1);
});

test('a circle of files, of rooms and of capabilities fails', () => {
  const { status, lines } = lint({
    'src/shared/a.ts': "import './b.ts';",
    'src/shared/b.ts': "import type { A } from './a.ts'; export type B = A;",
    'src/features/waitlist/page/Page.tsx': "import '#features/waitlist/rules/fields.ts';",
    'src/features/waitlist/page/words.ts': '',
    'src/features/waitlist/rules/fields.ts': '',
    'src/features/waitlist/rules/labels.ts': "import '#features/waitlist/page/words.ts';",
    'src/features/outbox/enqueue.ts': "import '#features/waitlist/rules/fields.ts';",
    'src/features/waitlist/server/join.ts': "import '#features/outbox/store.ts';",
    'src/features/outbox/store.ts': '',
  });
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toContain('circle: src/shared/a.ts → src/shared/b.ts → src/shared/a.ts');
  expect(lines.join('\n')).toMatch(/circle: (src\/features\/waitlist\/(page|rules)( → )?){3}/);
  expect(lines.join('\n')).toMatch(/circle: (src\/features\/(outbox|waitlist)( → )?){3}/);
  expect(status).toBe(1);
});
