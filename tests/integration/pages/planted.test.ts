import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defects } from '../../planted/defects.ts';

test.each(defects)(
  'what `npm run planted` changes for $name stands exactly once in $file',
  ({ file, from }) => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  },
);
