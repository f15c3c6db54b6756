// R-WL-25
import { expect, test, vi } from 'vitest';
import { waitlistTexts } from './shown-texts.ts';

/** Changes that the files and the words of a test have. */
const changed = vi.hoisted(() => ({ document: '', consent: '' }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return {
    ...real,
    readFileSync: (path: URL, encoding: 'utf8') =>
      real.readFileSync(path, encoding) +
      (changed.document !== '' && path.href.includes(changed.document) ? ' ' : ''),
  };
});
vi.mock('#content/waitlist.ts', async (original) => {
  const real = await original<typeof import('#content/waitlist.ts')>();
  return {
    ...real,
    messages: {
      ...real.messages,
      get consent() {
        return real.messages.consent + changed.consent;
      },
    },
  };
});

const versions = (change: Partial<typeof changed> = {}) => {
  Object.assign(changed, { document: '', consent: '', ...change });
  return waitlistTexts().split('.');
};

test('each version changes with a word of its own text, and with no other', () => {
  const [note, terms, journalism, ...others] = versions();
  expect(others).toEqual([]);
  for (const version of [note, terms, journalism]) expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(versions()).toEqual([note, terms, journalism]);
  expect(versions({ consent: '.' })).toEqual([expect.not.stringMatching(`${note}`), terms, journalism]);
  expect(versions({ document: 'termos-de-servico' })).toEqual([
    note,
    expect.not.stringMatching(`${terms}`),
    journalism,
  ]);
  expect(versions({ document: 'compromisso-jornalismo' })).toEqual([
    note,
    terms,
    expect.not.stringMatching(`${journalism}`),
  ]);
});
