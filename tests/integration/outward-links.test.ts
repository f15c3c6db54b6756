/** Where the built pages lead outside the site (R-PAGE-15, R-PAGE-16). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages, client, parsePage } from '#integrations/built-pages.ts';
import { brand } from '../../src/brand.ts';
import { plain } from '../support/built-page.ts';

/** The pages of the browsers' makers about cookies, which the cookie policy links to. */
const browserHelp = [
  'support.google.com',
  'support.microsoft.com',
  'support.mozilla.org',
  'support.apple.com',
];

const links = builtPages().flatMap((file) => {
  const document = parsePage(readFileSync(join(client, file), 'utf8'));
  return [...document.querySelectorAll('a[href^="http"]')].map((link) => {
    const described = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent;
    return {
      where: `${file}: ${plain(link.textContent)}`,
      host: new URL(link.getAttribute('href') ?? '').hostname,
      saysNewTab: `${link.textContent} ${described}`.includes('abre em nova aba'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    };
  });
});

test('a link outside leads to the company, to the chat or to a browser’s help', () => {
  expect(links.length).toBeGreaterThan(10);
  const known = (host: string) =>
    host.endsWith(`.${brand.domain}`) || host === 'wa.me' || browserHelp.includes(host);
  expect(links.filter(({ host }) => !known(host))).toEqual([]);
});

test('it says that it opens in a new tab, and the page stays out of the other’s reach', () => {
  const outside = links.filter(({ host }) => !browserHelp.includes(host));
  expect(
    outside.filter(
      ({ saysNewTab, target, rel }) => !saysNewTab || target !== '_blank' || !rel?.includes('noopener'),
    ),
  ).toEqual([]);
});
