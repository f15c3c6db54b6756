import { exchange, marks, type Probe, reflections, request, statusesOf } from './exchange.ts';
import type { Attack, Target } from './scenario.ts';
import { probing } from './wire.ts';

const broken = [
  '%0d%0aX-Injetado:%201',
  '%0aX-Injetado:1',
  '%0d%0a%0d%0aX-Injetado:1',
  '%E5%98%8D%E5%98%8AX-Injetado:1',
  '%c4%8d%c4%8aX-Injetado:1',
  '\rX-Injetado:1',
];
const reflecting = [
  '/sobre/?a=',
  '/index.html?a=',
  '/',
  '/sobre/',
  '//',
  '/marca/x',
  '/copyright/codigo?url=',
  '/copyright/previa?clientName=',
  '/politica-de-privacidade/pedido?protocolo=',
  '/portal-ai-waitlist/sair?t=',
  '/api/copyright-generations?search=',
  '/api/',
];
const injected: readonly Probe[] = [
  ...reflecting.flatMap((path) =>
    broken.map((text) => ({ about: `${path}${text}`, bytes: request(`GET ${path}${text}`) })),
  ),
  ...reflecting.map((path) => ({
    about: `marcação em ${path}`,
    bytes: request(`GET ${path}${encodeURIComponent(`"'>${marks.markup}`)}`),
  })),
  ...['12345678%0d%0aX-Injetado:1', '12345678\x0bX-Injetado: 1', `"${marks.markup}"`, '\xff'.repeat(20)].map(
    (key) => ({
      about: `Idempotency-Key ${key}`,
      bytes: request(
        'POST /api/waitlist',
        ['Content-Type: application/json', `Idempotency-Key: ${key}`],
        '{}',
      ),
    }),
  ),
  ...[
    'Accept',
    'Accept-Language',
    'User-Agent',
    'Referer',
    'Cookie',
    'Origin',
    'X-Request-Id',
    'Authorization',
    'If-None-Match',
    'Range',
    'Content-Type',
    'Expect',
  ].map((name) => ({
    about: `marcação em ${name}`,
    bytes: request('POST /api/nada', [`${name}: text/html ${marks.markup}//${marks.host}`], '{}'),
  })),
];

/** What each of these would make of an answer if it counted, a shared cache would give to everybody. */
const lies: readonly (readonly string[])[] = [
  [`X-Forwarded-Host: ${marks.host}`],
  ['X-Forwarded-Proto: http'],
  ['X-Forwarded-Proto: javascript'],
  ['X-Forwarded-Scheme: http', 'X-Forwarded-Ssl: off', 'Front-End-Https: off'],
  ['X-Forwarded-Port: 666'],
  ['X-Forwarded-Prefix: //mau.example'],
  [`X-Forwarded-Server: ${marks.host}`],
  [`Forwarded: for=1.2.3.4;host=${marks.host};proto=http`],
  ['X-Original-URL: /copyright'],
  ['X-Rewrite-URL: /copyright'],
  ['X-Override-URL: /copyright', 'X-HTTP-DestinationURL: /copyright'],
  [`X-Host: ${marks.host}`, `X-Original-Host: ${marks.host}`, `X-HTTP-Host-Override: ${marks.host}`],
  [
    'X-Forwarded-For: 127.0.0.1',
    'X-Real-IP: 127.0.0.1',
    'True-Client-IP: 127.0.0.1',
    'CF-Connecting-IP: 127.0.0.1',
  ],
  [`Origin: https://${marks.host}`],
  [`Referer: https://${marks.host}/`],
  ['Cookie: a=b', 'Authorization: Bearer x'],
  ['Accept-Language: en'],
  ['User-Agent: Googlebot'],
  ['Save-Data: on', 'Sec-CH-UA-Mobile: ?1', 'Sec-Purpose: prefetch'],
  ['X-Middleware-Subrequest: middleware', 'X-Astro-Locals: {}', 'X-Astro-Path: /copyright'],
];
const pages = [
  '/',
  '/sobre',
  '/sobre/',
  '/index.html',
  '//sobre',
  '/solucoes/leia-la',
  '/nada',
  '/robots.txt',
  '/sitemap-index.xml',
  '/llms.txt',
  '/site.webmanifest',
  '/portal-ai-waitlist/enviar',
  '/fila-de-espera/newsletter-ai',
  '/copyright/codigo?clientName=a&url=b',
  '/copyright/previa?clientName=a',
  '/politica-de-privacidade/pedido?protocolo=x',
  '/api/copyright-generations',
  '/api/waitlist',
  '/api/nada',
  '/healthz',
  '/%zz',
];

/** An answer without what is new in each. */
const constant = (text: string): string => text.replace(/^(?:date|x-request-id): .*\r\n/gim, '');

/** Attacks that want an answer to repeat something. */
export const reflectionAttacks: readonly Attack[] = [
  probing('injeção em cabeçalhos e em respostas', injected, 5),
  {
    name: 'envenenamento de cache por cabeçalhos',
    rounds: 3,
    async run(target) {
      await Promise.all(pages.map((page) => comparePage(target, page)));
      return `${pages.length} endereços, ${lies.length} mentiras e um Host alheio`;
    },
  },
];

async function comparePage(target: Target, page: string): Promise<void> {
  const ask = async (bytes: Buffer): Promise<string> => {
    target.sent();
    const text = await exchange(target.server.port, bytes);
    for (const status of statusesOf(text)) target.got(status);
    return constant(text);
  };
  const honest = await ask(request(`GET ${page}`));
  const lying = Buffer.from(
    request(`GET ${page}`).toString('latin1').replace('Host: site.test', `Host: ${marks.host}`),
  );
  for (const [about, bytes] of [
    ['Host alheio', lying] as const,
    ...lies.map((headers) => [headers.join(', '), request(`GET ${page}`, headers)] as const),
  ]) {
    const text = await ask(bytes);
    if (text !== honest) target.problem(`${page} muda com ${about}`);
    for (const what of reflections(text)) target.problem(`${page} com ${about}: ${what}`);
  }
  if (/^access-control-allow/im.test(honest)) target.problem(`${page} se abre a outros sites`);
}
