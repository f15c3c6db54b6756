import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { cookieBanner, cookieReload } from './cookies.ts';

/** Attributes and props that a visitor reads or hears. */
const textProps = new Set(
  `alt aria-description aria-label aria-roledescription aria-valuetext decided description hint label
    legend message placeholder proposed text title unit`.split(/\s+/),
);

/** The texts that stand in a component's markup: between its tags, or in a prop that a visitor reads. */
function textsIn(code: string): readonly string[] {
  const source = ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && textProps.has(node.name.getText(source))) {
      const value = node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
      if (/\p{L}/u.test(value)) found.push(value);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a route or a layout draws, without its own code and scripts. */
const markupOf = (file: string) =>
  `<>${readFileSync(file, 'utf8').replace(/^---.*?---|<!doctype html>|<script.*?<\/script>/gs, '')}</>`;

it('no component, route or layout writes a text of its own: texts are in src/content', () => {
  const found = globSync('src/**/*.{tsx,astro}')
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) =>
      textsIn(file.endsWith('.astro') ? markupOf(file) : readFileSync(file, 'utf8')).map(
        (text) => `${file}: ${text}`,
      ),
    );
  expect(found).toEqual([]);
});

it('finds a text between tags and in a prop', () => {
  const code =
    '<p title="Um título" className="type-body">Um texto <b>{palavra}</b> · <Field label="Nome" /></p>';
  expect(textsIn(code)).toEqual(['Um título', 'Um texto', 'Nome']);
});

it('the words that scripts write as markup have no sign that markup reads', () => {
  const words = [cookieBanner, cookieReload].flatMap((texts) => Object.values(texts).flat());
  expect(words.filter((word) => /[<&"]/.test(word))).toEqual([]);
});
