/** The directions of imports, held by scripts/lint-imports.ts in a small project. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('an import that goes upwards fails, also one of a type, and so does a circle of files, rooms or capabilities', () => {
  const folder = temporaryFolder(onTestFinished);
  const files = {
    'package.json': '{ "type": "module", "imports": { "#*": "./src/*" } }',
    'src/content/words.ts': "import type { Row } from '#features/outbox/row.ts'; export type Word = Row;",
    'src/features/outbox/row.ts': "import '#server/services.ts'; export type Row = string;",
    'src/server/services.ts': '',
    'src/views/home/Home.tsx': "import '../about/Hero.tsx';",
    'src/views/about/Hero.tsx': '',
    'src/components/Footer.astro': "---\nimport Hero from '#views/about/Hero.tsx';\n---\n",
    'src/shared/a.ts': "import './b.ts';",
    'src/shared/b.ts': "import type { A } from './a.ts'; export type B = A;",
    'src/features/waitlist/page/Page.tsx': "import '#features/waitlist/rules/fields.ts';",
    'src/features/waitlist/page/words.ts': '',
    'src/features/waitlist/rules/fields.ts': '',
    'src/features/waitlist/rules/labels.ts': "import '#features/waitlist/page/words.ts';",
    'src/features/outbox/enqueue.ts': "import '#features/waitlist/rules/fields.ts';",
    'src/features/waitlist/server/join.ts': "import '#features/outbox/row.ts';",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const script = join(import.meta.dirname, '../../scripts/lint-imports.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  expect(status).toBe(1);
  const problems = stderr.trimEnd().split('\n');
  expect(problems).toHaveLength(7);
  for (const problem of [
    /^src\/content\/words.ts → src\/features\/outbox\/row.ts/,
    /^src\/features\/outbox\/row.ts → src\/server\/services.ts/,
    /^src\/views\/home\/Home.tsx → src\/views\/about\/Hero.tsx/,
    /^src\/components\/Footer.astro → src\/views\/about\/Hero.tsx/,
    /^circle: (src\/shared\/[ab].ts( → )?){3}$/,
    /^circle: (src\/features\/waitlist\/(page|rules)( → )?){3}$/,
    /^circle: (src\/features\/(outbox|waitlist)( → )?){3}$/,
  ])
    expect(problems).toContainEqual(expect.stringMatching(problem));
});
