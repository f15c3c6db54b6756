import { existsSync, readFileSync } from 'node:fs';

/** What `npm run planted` plants (defects.txt): each is a change of one file, and the words of the test that has to fail with it. */
export const defects = readFileSync(new URL('defects.txt', import.meta.url), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((entry) => {
    const [head = '', ...lines] = entry.trimEnd().split('\n');
    const [name = '', file = '', test = ''] = head.split(' | ');
    const marked = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? line.slice(2) : []));
    return { name, file, test, from: marked('-').join('\n'), to: marked('+').join('\n') };
  });

export type Defect = (typeof defects)[number];

/** Whether what a defect replaces stands exactly once in its file. */
export function isPlaced({ file, from }: Defect): boolean {
  const place = new URL(`../../${file}`, import.meta.url);
  return existsSync(place) && readFileSync(place, 'utf8').split(from).length === 2;
}
