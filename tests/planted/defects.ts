/** A defect that types and rules let through: one change of a file, and the test that has to fail with it. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** File in tests/e2e. */
  readonly spec: string;
  /** Words of the test's title, as a regular expression. */
  readonly test: string;
}

/** What `npm run planted` plants, one at a time. A test that lets its defect through needs an expectation more. */
export const defects: readonly Defect[] = [
  {
    name: 'menu-loses-focus',
    file: 'src/components/layout/header.client.ts',
    from: 'document.activeElement === document.body) opener.focus({ preventScroll: true });',
    to: 'document.activeElement === document.body) opener.blur();',
    spec: 'header',
    test: 'closes by its button, Escape, the backdrop',
  },
  {
    name: 'skip-link-out-of-sight',
    file: 'src/components/layout/Header.css',
    from: '  translate: none;',
    to: '  translate: 0 -6rem;',
    spec: 'header',
    test: 'the skip link is the first stop',
  },
  {
    name: 'sideways-at-320',
    file: 'src/components/layout/Footer.css',
    from: '  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));',
    to: '  grid-template-columns: 12rem 12rem;',
    spec: 'every-page',
    test: '/contato is whole',
  },
  {
    name: 'faint-focus-ring',
    file: 'src/styles/base.css',
    from: '  outline: 2px solid var(--ct-focus);',
    to: '  outline: 2px solid rgb(128 128 128 / 0.3);',
    spec: 'every-page',
    test: '/contato is whole',
  },
  {
    name: 'anchor-under-the-header',
    file: 'src/styles/base.css',
    from: 'scroll-padding-top: 6rem;',
    to: 'scroll-padding-top: 0;',
    spec: 'every-page',
    test: '/solucoes/newsletter-ai is whole',
  },
  {
    name: 'missing-on-paper',
    file: 'src/styles/print.css',
    from: '  .skip-link,\n  .screen-only,',
    to: '  .skip-link,\n  main p,\n  .screen-only,',
    spec: 'every-page',
    test: '/contato is whole',
  },
  {
    name: 'policy-blocks-scripts',
    file: 'src/astro-adapter/page-policy.ts',
    from: '/<(style|script)\\b',
    to: '/<(script)\\b',
    spec: 'every-page',
    test: '/contato is whole',
  },
  {
    name: 'dialog-is-not-modal',
    file: 'src/features/waitlist/dialog/open-dialog.ts',
    from: '  dialog.showModal();\n}',
    to: '  dialog.show();\n}',
    spec: 'waitlist-dialog',
    test: 'opens over the page, which does not scroll',
  },
  {
    name: 'draft-lost-on-leaving',
    file: 'src/features/waitlist/form/draft.ts',
    from: "  addEventListener('pagehide', keep, listening);\n",
    to: '',
    spec: 'waitlist',
    test: 'survives a reload',
  },
  {
    name: 'trap-in-sight',
    file: 'src/components/ui/Field.tsx',
    from: '<div className="visually-hidden" aria-hidden="true" inert>',
    to: '<div>',
    spec: 'waitlist',
    test: 'the trap is out of sight',
  },
  {
    name: 'banner-over-a-button',
    file: 'src/features/consent/banner/banner.css',
    from: '  width: 22.5rem;',
    to: '  width: 80rem;',
    spec: 'every-page',
    test: '/ is whole',
  },
  {
    name: 'banner-over-what-has-focus',
    file: 'src/features/consent/banner/focus-room.ts',
    from: '    if (isNew) uncoverFocus(box);\n',
    to: '',
    spec: 'consent',
    test: 'what has focus already is moved out',
  },
  {
    name: 'chosen-year-off-centre',
    file: 'src/views/about/timeline/timeline.client.ts',
    from: 'if (tab) centre(parts, tab, smooth);',
    to: '',
    spec: 'about',
    test: 'a chosen year comes to the centre',
  },
  {
    name: 'rings-move-in-spite-of-the-wish',
    file: 'src/views/philosophy/particles/particles.client.ts',
    from: 'let wanted = !reduced.matches;',
    to: 'let wanted = true;',
    spec: 'particles',
    test: 'stands still where reduced motion is asked for',
  },
];
