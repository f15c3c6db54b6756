// R-PAGE-29
import { expect, it } from 'vitest';
import { targetsOf } from './index.ts';

it('spells browsers as Vite does', () => {
  expect(targetsOf(['chrome >= 109', 'ios_saf >= 16.4'])).toEqual(['chrome109', 'ios16.4']);
});

it.each(['last 2 versions', 'safari 16.4', 'safari >= TP'])('refuses "%s"', (entry) => {
  expect(() => targetsOf([entry])).toThrow(entry);
});
