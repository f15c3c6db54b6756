import { existsSync, readFileSync } from 'node:fs';

/** A defect that types and rules let through: one change of a file, and the test that has to fail with it. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Words of the title of a test in tests/e2e, as a regular expression. */
  readonly test: string;
}

/** Whether what a defect replaces stands exactly once in its file. */
export function isPlaced({ file, from }: Defect): boolean {
  const place = new URL(`../../${file}`, import.meta.url);
  return existsSync(place) && readFileSync(place, 'utf8').split(from).length === 2;
}

/** What `npm run planted` plants, one at a time. A test that lets its defect through needs an expectation more. */
export const defects: readonly Defect[] = [
  {
    name: 'menu-loses-focus',
    file: 'src/components/layout/header.client.ts',
    from: 'document.activeElement === document.body) opener.focus({ preventScroll: true });',
    to: 'document.activeElement === document.body) opener.blur();',
    test: 'closes by its button, Escape, the backdrop',
  },
  {
    name: 'skip-link-out-of-sight',
    file: 'src/components/layout/Header.css',
    from: '  translate: none;',
    to: '  translate: 0 -6rem;',
    test: 'the skip link is the first stop',
  },
  {
    name: 'sideways-at-320',
    file: 'src/components/layout/Footer.css',
    from: '  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));',
    to: '  grid-template-columns: 12rem 12rem;',
    test: '/contato is whole',
  },
  {
    name: 'faint-focus-ring',
    file: 'src/styles/base.css',
    from: '  outline: 2px solid var(--ct-focus);',
    to: '  outline: 2px solid rgb(128 128 128 / 0.3);',
    test: '/contato is whole',
  },
  {
    name: 'anchor-under-the-header',
    file: 'src/styles/base.css',
    from: 'scroll-padding-top: 6rem;',
    to: 'scroll-padding-top: 0;',
    test: '/solucoes/newsletter-ai is whole',
  },
  {
    name: 'missing-on-paper',
    file: 'src/styles/print.css',
    from: '  .skip-link,\n  .screen-only,',
    to: '  .skip-link,\n  main p,\n  .screen-only,',
    test: '/contato is whole',
  },
  {
    name: 'policy-blocks-scripts',
    file: 'src/astro-adapter/page-policy.ts',
    from: '/<(style|script)\\b',
    to: '/<(style)\\b',
    test: '/contato is whole',
  },
  {
    name: 'dialog-is-not-modal',
    file: 'src/components/ui/open-modal.ts',
    from: '  dialog.showModal();\n}',
    to: '  dialog.show();\n}',
    test: 'opens over the page, which does not scroll',
  },
  {
    name: 'draft-lost-on-leaving',
    file: 'src/features/waitlist/form/draft.ts',
    from: "  addEventListener('pagehide', keep, listening);\n",
    to: '',
    test: 'survive a reload',
  },
  {
    name: 'trap-in-sight',
    file: 'src/components/ui/Field.tsx',
    from: '<div className="visually-hidden" aria-hidden="true" inert>',
    to: '<div>',
    test: 'the trap is out of sight',
  },
  {
    name: 'banner-over-a-button',
    file: 'src/features/consent/banner/banner.css',
    from: '  width: 22.5rem;',
    to: '  width: 80rem;',
    test: '/ is whole',
  },
  {
    name: 'banner-over-what-has-focus',
    file: 'src/features/consent/banner/focus-room.ts',
    from: '    if (isNew) uncoverFocus(box);\n',
    to: '',
    test: 'what has focus already is moved out',
  },
  {
    name: 'chosen-year-off-centre',
    file: 'src/views/about/timeline/timeline.client.ts',
    from: 'if (tab) centre(tab, smooth);',
    to: '',
    test: 'a chosen year comes to the centre',
  },
  {
    name: 'rings-move-in-spite-of-the-wish',
    file: 'src/views/philosophy/particles/particles.client.ts',
    from: 'let wanted = !reduced.matches;',
    to: 'let wanted = true;',
    test: 'stands still where reduced motion is asked for',
  },
  {
    name: 'header-turns-late',
    file: 'src/components/layout/header.client.ts',
    from: 'SCROLL_THRESHOLD_PX = 10',
    to: 'SCROLL_THRESHOLD_PX = 12',
    test: 'is transparent with white text',
  },
  {
    name: 'text-cut-when-enlarged',
    file: 'src/components/layout/Footer.css',
    from: '  max-width: 13rem;\n',
    to: '  max-width: 13rem;\n  overflow: hidden;\n  height: 48px;\n',
    test: '/contato is whole',
  },
  {
    name: 'pale-text',
    file: 'src/styles/tokens.css',
    from: '--ct-fg-3: rgb(255 255 255 / 0.56);',
    to: '--ct-fg-3: rgb(255 255 255 / 0.4);',
    test: '/contato is whole',
  },
  {
    name: 'page-scrolls-under-a-dialog',
    file: 'src/styles/base.css',
    from: 'html:has(dialog:modal, main[inert]) {',
    to: 'html:has(main[inert]) {',
    test: 'is walked with the keyboard, blocks the page',
  },
  {
    name: 'section-being-read-not-marked',
    file: 'src/components/layout/section-index.client.ts',
    from: 'const line = innerHeight / 3;',
    to: 'const line = -innerHeight;',
    test: 'the index of a document marks the section',
  },
  {
    name: 'letters-of-other-languages-missing',
    file: 'src/styles/inter-others.css',
    from: '@font-face {\n  font-family: "Inter Variable";',
    to: '@font-face {\n  font-family: "Inter Others";',
    test: 'a letter that Portuguese does not have',
  },
  {
    name: 'search-does-not-filter',
    file: 'src/views/catalogue/search/search.client.ts',
    from: 'card.hidden = !hit;',
    to: 'card.hidden = false;',
    test: 'filters the grid while typing',
  },
  {
    name: 'two-languages-at-once',
    file: 'src/views/leia-la/LeiaLa.css',
    from: '  .sdk:has(label:nth-of-type(1) :checked) > section:not(:nth-of-type(1)),\n',
    to: '',
    test: 'the call of Leia.lá is shown in one language',
  },
  {
    name: 'button-below-the-first-view',
    file: 'src/views/contact/Contact.css',
    from: '    padding-block: calc(var(--ct-header) + min(var(--ct-s-48), 4svh)) min(var(--ct-s-24), 3svh);',
    to: '    padding-block: calc(var(--ct-header) + 14rem) min(var(--ct-s-24), 3svh);',
    test: 'the contact page shows its button',
  },
  {
    name: 'other-tab-not-told',
    file: 'src/features/consent/state/current-consent.ts',
    from: "  addEventListener('storage', onStorage, { signal });\n",
    to: '',
    test: 'two tabs agree',
  },
  {
    name: 'canvas-left-behind-by-the-window',
    file: 'src/views/philosophy/particles/particles.client.ts',
    from: 'new ResizeObserver(resize);',
    to: 'new ResizeObserver(() => undefined);',
    test: 'the canvas follows the window',
  },
];
