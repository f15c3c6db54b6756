// R-BRD-1, R-BRD-2, R-BRD-4
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from './brand.ts';

test('no other file of the product names the company', () => {
  const folder = new URL('./', import.meta.url);
  const naming = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:astro|css|md|ts|tsx)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8').toLowerCase();
      return [brand.wordmark, brand.domain, brand.whatsapp].some((fact) => text.includes(fact.toLowerCase()));
    });
  expect(naming).toEqual(['brand.ts']);
});

test('the wordmark is lower case, and addresses are of the company’s own domain', () => {
  expect(brand.wordmark).toBe(brand.name.toLowerCase());
  for (const mail of Object.values(brand.emails)) expect(mail).toMatch(new RegExp(`@${brand.domain}$`));
  for (const address of [brand.url, ...Object.values(brand.externalTools), ...brand.social]) {
    expect(new URL(address).hostname.endsWith(`.${brand.domain}`), address).toBe(true);
  }
  expect(brand.whatsapp).toMatch(/^\d{12,13}$/);
});
