// R-WL-25
import { expect, test } from 'vitest';
import { readShownTexts } from './shown-texts.ts';

const sent = `${'a'.repeat(16)}.${'b'.repeat(16)}.${'c'.repeat(16)}`;
const both = { terms_accepted: true, journalism_terms_accepted: true };
const none = { consent_version: null, terms_version: null, journalism_terms_version: null };

test('keeps the version of the note, and of the terms that were accepted', () => {
  expect(readShownTexts(sent, both)).toEqual({
    consent_version: 'a'.repeat(16),
    terms_version: 'b'.repeat(16),
    journalism_terms_version: 'c'.repeat(16),
  });
  expect(readShownTexts(sent, { terms_accepted: false, journalism_terms_accepted: false })).toEqual({
    ...none,
    consent_version: 'a'.repeat(16),
  });
});

test.each([null, '', 'a', `${sent}.`, sent.toUpperCase(), sent.slice(1), '<b>.b.c'])(
  'keeps nothing of %o',
  (wrong) => {
    expect(readShownTexts(wrong, both)).toEqual(none);
  },
);
