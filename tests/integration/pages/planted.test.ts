import { expect, test } from 'vitest';
import { defects, isPlaced } from '../../planted/defects.ts';

test.each(defects)('what `npm run planted` changes for $name stands exactly once in $file', (defect) => {
  expect(isPlaced(defect)).toBe(true);
});
