/**
 * Which rooms of src/ may import which (docs/architecture.md): the own room and those below it, never one above.
 * `npm run lint` holds the sources against this and looks for circles (scripts/lint-imports.ts).
 */

/** The rooms from the bottom up, each with the rooms that it may import besides itself. What is not named here is at the top. */
const rooms = {
  shared: { path: '^src/(shared/|brand[.]ts$)', imports: [] },
  content: { path: '^src/content/', imports: ['shared'] },
  components: { path: '^src/components/', imports: ['content', 'shared'] },
  infrastructure: { path: '^src/server/(database|http|settings)/', imports: ['content', 'shared'] },
  features: { path: '^src/features/', imports: ['infrastructure', 'components', 'content', 'shared'] },
  // It stands above what it corrects, and below the programs that use it.
  'astro-adapter': { path: '^src/astro-adapter/', imports: ['infrastructure', 'content', 'shared'] },
  views: { path: '^src/views/', imports: ['features', 'components', 'content', 'shared'] },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([name, { path, imports }]) => ({
      name: `${name}-downwards`,
      severity: 'error',
      comment: `${name} may import only ${[name, ...imports].join(', ')}`,
      from: { path },
      to: { path: '^src/', pathNot: [path, ...imports.map((room) => rooms[room].path)] },
    })),
    {
      name: 'views-apart',
      severity: 'error',
      comment: 'a view shows one page and takes nothing from the view of another',
      from: { path: '^src/views/([^/]+)/' },
      to: { path: '^src/views/', pathNot: '^src/views/$1/' },
    },
  ],
  options: {
    // Tests may look everywhere. Astro's own files (pages and layouts) are at the top and are not read.
    exclude: { path: '[.]test[.]tsx?$' },
    doNotFollow: { path: 'node_modules' },
    // An import of nothing but types counts too: it says who has to know whom.
    tsPreCompilationDeps: true,
  },
};
