// R-PAGE-29
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import postcss, { type Container } from 'postcss';
import { expect, it } from 'vitest';
import webFeatures from 'web-features/data.json' with { type: 'json' };
import { builtPages, client, routeOf } from '#integrations/built-pages.ts';
import { builtPage } from '../../support/browser/built-page.ts';

/**
 * What the built files use of the web platform, against the oldest browsers in which the site works (`browserslist` of
 * package.json). What is newer stands in a list here; docs/browsers.md tells what happens where it is missing.
 */

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
const oldest: readonly (readonly [string, number])[] = browserslist.map((entry: string) => {
  const [name = '', version] = entry.split(' >= ');
  // As web-features calls it.
  return [name === 'ios_saf' ? 'safari_ios' : name, Number(version)] as const;
});

/** The version from which on each browser knows a feature, by its key in browser-compat-data. */
const support = new Map<string, Readonly<Record<string, string | undefined>>>(
  Object.values(webFeatures.features).flatMap((feature) =>
    'status' in feature && 'by_compat_key' in feature.status
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, status]) => [key, status.support] as const,
        )
      : [],
  ),
);

/** The first of these keys that is known, when one of the oldest browsers lacks it. */
function newer(...keys: readonly string[]): readonly string[] {
  const key = keys.find((candidate) => support.has(candidate));
  if (key === undefined) return [];
  const known = support.get(key) ?? {};
  const lacks = ([browser, version]: readonly [string, number]) =>
    !(Number(known[browser]?.replace('≤', '')) <= version);
  return oldest.some(lacks) ? [key] : [];
}

const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(client, file), 'utf8');
const documents = builtPages().map((file) => builtPage(routeOf(file)));
const scripts = [
  ...files.filter((file) => file.endsWith('.js')).map(read),
  ...new Set(
    documents.flatMap((page) =>
      [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map(
        ({ textContent }) => textContent,
      ),
    ),
  ),
];
/** The sheets that come with what a script shows (`?inline`): each opens with its layers, as every CSS file does. */
const sheetsInScripts = scripts.flatMap((script) => {
  const found: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === 'string' && text.startsWith('@layer ')) found.push(text);
  };
  simple(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Literal: ({ value }) => add(value),
    TemplateElement: ({ value }) => add(value.cooked),
  });
  return found;
});
const sheets = [
  ...new Set([
    ...files.filter((file) => file.endsWith('.css')).map(read),
    ...sheetsInScripts,
    ...documents.flatMap((page) => [...page.querySelectorAll('style')].map(({ textContent }) => textContent)),
  ]),
];

/** What is to be seen where some of the oldest browsers skip a style, and the styles. */
const ornamentsOfStyle: Readonly<Record<string, string>> = {
  'what waits for a script is shown from the start: a list': 'at-rules.media.scripting',
  'comes without moving': 'at-rules.starting-style',
  'the next page is simply there': 'at-rules.view-transition properties.view-transition-name',
  'the place is written in lengths': 'properties.anchor-name',
  'Safari reads the name with its prefix': 'properties.backdrop-filter',
  'the name with the prefix, which the build adds': 'properties.mask',
  'a marked passage has its ground cut where the line ends': 'properties.box-decoration-break',
  'no pointer on a phone': 'properties.cursor.not-allowed properties.cursor.pointer',
  'columns of each part by themselves': 'properties.grid-template-columns.subgrid',
  'rows of each part by themselves': 'properties.grid-template-rows.subgrid',
  'words break without a hyphen': 'properties.hyphens',
  'the page behind scrolls on': 'properties.overscroll-behavior properties.overscroll-behavior-y',
  'the field keeps its size': 'properties.resize',
  "the system's scroll bars": 'properties.scrollbar-color properties.scrollbar-width',
  'the page moves by a scroll bar when a dialog opens': 'properties.scrollbar-gutter',
  'lines break where they are full': 'properties.text-wrap properties.text-wrap-style',
  'the menu is a modal dialog': 'selectors.popover-open',
  "the system's colours on a phone": 'selectors.selection',
  "paper with the browser's own margins": 'at-rules.page',
  'a page of paper may end after a heading': 'properties.break-after.avoid',
  'a page of paper may start with a decision': 'properties.break-before.avoid',
  'a line alone on paper': 'properties.orphans properties.widows',
  'paler on paper': 'properties.print-color-adjust',
  'Safari has no forced colours': 'properties.forced-color-adjust',
  'closed questions are missing on paper': 'properties.content-visibility selectors.details-content',
  'the orbit is a list': 'types.cos types.sin',
};
/** What scripts do without what they ask for before they use it. */
const ornamentsOfScript: Readonly<Record<string, string>> = {
  'there since Chrome 103; before 124 it tells another reason, which nobody reads':
    'AbortSignal.timeout_static',
  'undefined: the page is not being rendered ahead': 'Document.prerendering',
  'undefined: nothing is known of the line': 'Navigator.connection',
  'undefined: no signal': 'Navigator.globalPrivacyControl',
  'the link is copied': 'Navigator.share',
  'a timer': 'Window.requestIdleCallback',
};
const keysOf = (ornaments: Readonly<Record<string, string>>, kind: string) =>
  Object.values(ornaments)
    .flatMap((keys) => keys.split(' ').map((key) => `${kind}.${key}`))
    .sort();

/** Methods of values, which have no global name to look up. */
const newerMethods: Readonly<Record<string, RegExp>> = {
  'toSorted, toReversed, toSpliced': /\.to(?:Sorted|Reversed|Spliced)\(/,
  'isWellFormed, toWellFormed': /\.(?:is|to)WellFormed\(/,
  'methods of iterators':
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|forEach|reduce|take|drop|toArray)\(/,
  'sets compared': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'base64 of bytes': /\.(?:from|to)(?:Base64|Hex)\(/,
};

it('the built styles use nothing newer than the oldest browsers but ornaments', () => {
  const used = new Set(sheets.flatMap((sheet) => [...newerInStyles(postcss.parse(sheet))]));
  expect([...used].sort()).toEqual(keysOf(ornamentsOfStyle, 'css'));
});

it('the built styles draw underlines and blurs in Safari', () => {
  for (const sheet of sheets.filter((text) => text.includes('backdrop-filter'))) {
    expect(sheet).toContain('-webkit-backdrop-filter');
  }
  expect(sheets.join()).not.toMatch(/text-decoration:\s*underline\s+[^;}]/);
});

it('the built scripts are written in the language of 2022, and use nothing newer without asking for it', () => {
  const used = new Set(scripts.flatMap((script) => newerInScript(script)));
  expect([...used].sort()).toEqual(keysOf(ornamentsOfScript, 'api'));
});

it('the built scripts call no newer method', () => {
  const called = Object.entries(newerMethods).filter(([, pattern]) =>
    scripts.some((script) => pattern.test(script)),
  );
  expect(called.map(([name]) => name)).toEqual([]);
});

/** Keys of what a sheet uses: at-rules, media features, selectors, properties and their words. What `@supports` guards is not looked at. */
function* newerInStyles(container: Container): Generator<string> {
  for (const node of container.nodes ?? []) {
    if (node.type === 'atrule') {
      if (node.name === 'supports') continue;
      yield* newer(`css.at-rules.${node.name}`);
      for (const [, feature] of node.params.matchAll(/\(\s*([a-z-]+)/g)) {
        if (node.name === 'media') yield* newer(`css.at-rules.media.${feature}`);
      }
      yield* newerInStyles(node);
    }
    if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g)) yield* newer(`css.selectors.${name}`);
      if (node.selector.includes('&')) yield* newer('css.selectors.nesting');
      yield* newerInStyles(node);
    }
    if (node.type === 'decl' && !node.prop.startsWith('-')) {
      const property = newer(`css.properties.${node.prop}`);
      yield* property;
      // Its words are no older than a property.
      for (const [word] of property.length > 0 ? [] : node.value.matchAll(/[a-z-]+/g))
        yield* newer(`css.properties.${node.prop}.${word}`);
      for (const [, name] of node.value.matchAll(/([a-z-]+)\(/g)) {
        yield* newer(`css.types.${name}`, `css.types.color.${name}`);
      }
    }
  }
}

/** Keys of what a script uses by a global name: interfaces, functions, and what belongs to them by themselves (`URL.parse`). */
function newerInScript(script: string): readonly string[] {
  const found: string[] = [];
  simple(parse(script, { ecmaVersion: 2022, sourceType: 'module' }), {
    MemberExpression({ object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const [name, member] = [object.name, property.name];
      found.push(
        ...newer(
          `api.${name}.${member}_static`,
          `javascript.builtins.${name}.${member}`,
          ...(/^(document|navigator|window|history|location)$/.test(name)
            ? [`api.${name.charAt(0).toUpperCase()}${name.slice(1)}.${member}`]
            : []),
        ),
      );
    },
  });
  return found;
}
