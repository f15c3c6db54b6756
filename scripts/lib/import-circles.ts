/** Paths from the project's root, as `src/features/outbox/store.ts`. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * Looks into every folder below src/ and takes each file and each folder there as one thing: among these, no chain of
 * imports may come back to where it began. So capabilities, the rooms of a capability and files all have one direction.
 * The rooms of src/ itself are held by .dependency-cruiser.mjs.
 * @returns each circle as the paths that it goes through, its first once more at the end
 */
export function findCircles(imports: readonly Import[]): readonly (readonly string[])[] {
  const steps = imports.map(toStep).filter(({ folder }) => folder.startsWith('src/'));
  return [...Map.groupBy(steps, ({ folder }) => folder).values()].flatMap(circlesAmong);
}

/** An import as the folder sees it that holds both files. */
function toStep({ from, to }: Import) {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((name, index) => name !== b[index]);
  return {
    folder: a.slice(0, depth).join('/'),
    from: a.slice(0, depth + 1).join('/'),
    to: b.slice(0, depth + 1).join('/'),
  };
}

/** Walks along the imports and reports each way that meets itself. */
function circlesAmong(steps: readonly Import[]): string[][] {
  const stepsFrom = Map.groupBy(steps, ({ from }) => from);
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]) => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path]);
    if (done.has(path)) return;
    done.add(path);
    const next = new Set(stepsFrom.get(path)?.map(({ to }) => to));
    for (const other of next) walk(other, [...way, path]);
  };
  for (const path of stepsFrom.keys()) walk(path, []);
  return circles;
}
