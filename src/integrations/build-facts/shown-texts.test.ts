// R-WL-25
import { expect, test } from 'vitest';
import { shownTexts, waitlistTexts } from './shown-texts.ts';

/** The versions when a document, or the note beside the button, says something else. */
const versions = ({ document = '', note = 'Nota.' } = {}) =>
  waitlistTexts(shownTexts((id) => (id === document ? `${id}.` : id), note)).split('.');

test('each version changes with a word of its own text, and with no other', () => {
  const [note, terms, journalism, ...others] = versions();
  expect(others).toEqual([]);
  for (const version of [note, terms, journalism]) expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(versions()).toEqual([note, terms, journalism]);
  expect(versions({ note: 'Nota' })).toEqual([expect.not.stringMatching(`${note}`), terms, journalism]);
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
