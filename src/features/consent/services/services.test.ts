// R-CNS-22
import { describe, expect, test } from 'vitest';
import { consent } from '#brand.ts';
import type { Service } from '#shared/third-party-service.ts';
import { consentProblem, cookieDeletions, policySources } from './services.ts';

const analytics: Service = { kind: 'google-analytics', id: 'G-ABC123' };

test('the brand file’s settings do not load a service for who only opened a policy', () => {
  expect(consentProblem(consent)).toBeUndefined();
  expect(consentProblem({ services: [analytics], policyLinksAccept: false })).toBeUndefined();
  expect(consentProblem({ services: [], policyLinksAccept: true })).toBeUndefined();
  expect(consentProblem({ services: [analytics], policyLinksAccept: true })).toMatch(
    /há serviços em consent\.services e consent\.policyLinksAccept está ligado.*desligue/,
  );
});

const custom = (change: Partial<Extract<Service, { kind: 'custom' }>>): Service => ({
  kind: 'custom',
  name: 'Outro',
  category: 'functional',
  script: 'https://a.example/x.js?y=1',
  connect: [],
  images: [],
  cookies: [],
  ...change,
});

describe('the Content-Security-Policy', () => {
  test('opens nothing as shipped (R-CNS-17)', () => {
    expect(consent.services).toEqual([]);
    expect(policySources(consent.services)).toEqual({ script: [], connect: [], images: [] });
  });

  test('opens the origins of a service once, and no more', () => {
    const plausible: Service = { kind: 'plausible', domain: 'cometta.example' };
    const sources = { script: ['https://plausible.io'], connect: ['https://plausible.io'], images: [] };
    expect(policySources([plausible, plausible])).toEqual(sources);
    expect(policySources([custom({})]).script).toEqual(['https://a.example']);
  });

  test.each([
    custom({ script: 'x.js' }),
    custom({ script: 'http://a.example/x.js' }),
    custom({ connect: ['https://*'] }),
    custom({ connect: ["https://a.example; script-src 'unsafe-inline'"] }),
    custom({ images: ['a.example'] }),
  ])('refuses %j', (service) => {
    expect(() => policySources([service])).toThrow('consent.services');
  });
});

describe('deleting the cookies of a service', () => {
  test('finds them by name or beginning, on the host and each parent', () => {
    expect(cookieDeletions('_ga=1.2; a=b; _ga_X=3', ['_ga', '_ga_*'], 'www.cometta.com.br')).toEqual([
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=www.cometta.com.br',
      '_ga=; Max-Age=0; Path=/; Domain=cometta.com.br',
      '_ga=; Max-Age=0; Path=/; Domain=com.br',
      '_ga_X=; Max-Age=0; Path=/',
      '_ga_X=; Max-Age=0; Path=/; Domain=www.cometta.com.br',
      '_ga_X=; Max-Age=0; Path=/; Domain=cometta.com.br',
      '_ga_X=; Max-Age=0; Path=/; Domain=com.br',
    ]);
  });

  test('has no domain to try on an address or a single name', () => {
    for (const host of ['127.0.0.1', 'localhost'])
      expect(cookieDeletions('_fbp=1', ['_fbp'], host)).toEqual(['_fbp=; Max-Age=0; Path=/']);
  });

  test('leaves the cookies of others', () => {
    expect(cookieDeletions('x_ga=1; _g=2; valor=_ga', ['_ga', '_ga_*'], 'a.example')).toEqual([]);
  });
});
