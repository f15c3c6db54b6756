import { marks, type Probe, request } from './exchange.ts';
import type { Attack } from './scenario.ts';
import { probing } from './wire.ts';

const wanted = [
  'etc/passwd',
  'package.json',
  'src/server/main.ts',
  'data/database.sqlite',
  '.env',
  '.git/config',
];
// Plain, encoded once and twice, with backslashes, with parameters, in overlong and full-width UTF-8, with a null.
const ways = [
  '/../',
  '/../../../../../../../../',
  '/./.././../',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/',
  '/%2E%2E%2F%2E%2E%2F%2E%2E%2F',
  '/%252e%252e%252f%252e%252e%252f',
  '/%25252e%25252e%25252f',
  '/..%2f..%2f..%2f',
  '/..%252f..%252f',
  '/..\\..\\..\\',
  '/..%5c..%5c..%5c',
  '/%5c..%5c',
  '/..%c0%af..%c0%af',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/',
  '/%e0%80%ae%e0%80%ae/',
  '/%uff0e%uff0e/',
  '/%ef%bc%8e%ef%bc%8e/',
  '/..%c1%9c',
  '/....//....//',
  '/..;/..;/',
  '/%2e%2e;/',
  '/.%00./',
  '/a%00/../../',
  '/_assets/../../../',
  '/_assets/..%2f..%2f..%2f',
  '/_assets//../../',
  '/marca/../../../',
  '/copyright/../../',
  '/api/../../',
  '//',
  '///',
  '/file:///',
  '/C:/',
  '/~root/../',
  '/',
];
const refused = [308, 400, 404];
const traversal: readonly Probe[] = ways.flatMap((way) =>
  wanted.map((file) => ({
    about: `caminho ${way}${file}`,
    bytes: request(`GET ${way}${file}`),
    allowed: refused,
  })),
);
const nulls: readonly Probe[] = [
  '/%00',
  '/sobre%00',
  '/sobre%00.html',
  '/%00/sobre',
  '/api/waitlist%00',
  '/sobre%2500',
  '/_assets/%00',
  '/%e2%80%a8',
  '/%0a',
  '/%7f',
  '/%ff',
  '/%',
  '/%zz',
  '/%u0000',
].map((path) => ({
  about: `nulo ${path}`,
  bytes: request(`GET ${path}`),
  allowed: refused,
}));
const queries: readonly Probe[] = [
  '/?%00',
  '/?a=%00&a=%ff',
  '/copyright/codigo?clientName=%00&url=%ff%fe',
  '/copyright/previa?clientName=%00&mode=%00',
  '/politica-de-privacidade/pedido?protocolo=%00',
  '/portal-ai-waitlist/sair?t=%00',
  '/api/copyright-generations?search=%00%ff',
  '/api/copyright-generations?search[]=1&search[__proto__]=2',
].map((path) => ({
  about: `consulta ${path}`,
  bytes: request(`GET ${path}`),
  allowed: [200, 400, 404, 422],
}));
const absolute: readonly Probe[] = [
  [`http://${marks.host}/sobre`, 200],
  [`http://${marks.host}/index.html`, 308],
  [`https://${marks.host}//sobre//`, 308],
  [`http://u:p@${marks.host}/`, 200],
  [`http://${marks.host}`, 200],
  [`ftp://${marks.host}/`, 400],
  [`//${marks.host}/%2e%2e`, 400],
  [`//${marks.host}/sobre/`, 308],
  [`///${marks.host}//`, 308],
  [`/\\${marks.host}/`, 400],
  [`/%09/${marks.host}/`, 400],
  [`/%2f${marks.host}/`, 308],
  [`/%5c${marks.host}/`, 400],
  [`${marks.host}:80`, 400],
  ['http://', 400],
  ['http:///etc/passwd', 404],
  ['*', 400],
  ['?a=b', 400],
  ['javascript:alert(1)', 400],
].map(([target, status]) => ({
  about: `alvo ${target}`,
  bytes: request(`GET ${target}`),
  allowed: [Number(status), 308],
}));

const methods = [
  'TRACE',
  'CONNECT',
  'PUT',
  'DELETE',
  'PATCH',
  'PROPFIND',
  'MKCOL',
  'MOVE',
  'LOCK',
  'PURGE',
  'SEARCH',
  'QUERY',
  'DEBUG',
  'TRACK',
  'INVENTADO',
];
const places = [
  '/',
  '/sobre',
  '/healthz',
  '/api/waitlist',
  '/api/nada',
  '/portal-ai-waitlist/enviar',
  '/portal-ai-waitlist/sair',
  '/politica-de-privacidade/pedido',
  '/copyright/codigo',
  '/copyright/previa',
  '/_image',
  '*',
];
const unsafe: readonly Probe[] = methods.flatMap((method) =>
  places.map((place) => ({
    about: `${method} ${place}`,
    bytes: request(`${method} ${place}`, [`X-Segredo: ${marks.markup}`, 'Max-Forwards: 0']),
    // Astro renders a page for any method; what it renders is the same as for GET.
    allowed: place === '/copyright/codigo' ? [303, 400, 405] : [400, 404, 405],
  })),
);
const overridden: readonly Probe[] = ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'].map(
  (name) => ({
    about: name,
    bytes: request('GET /api/waitlist', [`${name}: POST`]),
    allowed: [405],
  }),
);

/** Attacks on what a request line names. */
export const targetAttacks: readonly Attack[] = [
  probing('caminhos para fora do site', traversal, 5),
  probing('nulos e bytes em caminhos e consultas', [...nulls, ...queries], 20),
  probing('alvos absolutos e redirecionamentos para fora', absolute, 20),
  probing('métodos indevidos, TRACE e CONNECT', [...unsafe, ...overridden], 5),
];
