import { openDatabase } from '../../src/server/database/database.ts';
import { marks, type Probe, request, sendProbes } from './exchange.ts';
import type { Attack } from './scenario.ts';

const posts: readonly (readonly [path: string, type: string, body: string])[] = [
  [
    '/api/waitlist',
    'application/json',
    '{"nome":"Pessoa","email":"x@bench.example","empresa":"J","cargo":"editor"}',
  ],
  ['/api/consents', 'application/json', '{}'],
  ['/api/site-referrals', 'application/json', '{}'],
  ['/api/copyright-generations', 'application/json', '{}'],
  ['/api/data-requests', 'application/json', '{}'],
  ['/portal-ai-waitlist/enviar', 'application/x-www-form-urlencoded', 'nome=Pessoa'],
  [
    '/politica-de-privacidade/pedido',
    'application/x-www-form-urlencoded',
    'kind=access&nome=Pessoa&email=x@bench.example',
  ],
];
const foreign: readonly (readonly string[])[] = [
  [`Origin: https://${marks.host}`],
  ['Origin: null'],
  [`Origin: http://site.test.${marks.host}`],
  ['Origin: http://site.test:81'],
  ['Origin: https://site.test@mau.example'],
  ['Origin: http://site.testx'],
  ['Origin: '],
  ['Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: same-site', 'Origin: http://site.test'],
  ['Sec-Fetch-Site: cross-site', 'Origin: http://site.test'],
  [`X-Forwarded-Host: ${marks.host}`, `Origin: https://${marks.host}`],
];
const crossSite: readonly Probe[] = posts.flatMap(([path, type, body]) =>
  foreign.flatMap((headers) =>
    // As a form of another site may send it: these three types need no question beforehand.
    [type, 'text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'].map(
      (sent) => ({
        about: `${path} de outro site (${headers.join(', ')})`,
        bytes: request(`POST ${path}`, [`Content-Type: ${sent}`, ...headers], body),
        allowed: [403],
      }),
    ),
  ),
);
const preflights: readonly Probe[] = posts.map(([path]) => ({
  about: `requisição prévia (preflight) a ${path}`,
  bytes: request(`OPTIONS ${path}`, [`Origin: https://${marks.host}`, 'Access-Control-Request-Method: POST']),
  allowed: [204, 405],
}));

/** A page of somebody else's that makes a visitor's browser write here. */
export const crossSiteAttack: Attack = {
  name: 'envios a partir de outro site',
  rounds: 3,
  async run(target) {
    await sendProbes(target, [...crossSite, ...preflights], 2);
    const stored = await countRows(target.server.dataDir);
    if (stored > 0) target.problem(`linhas gravadas a mando de outro site: ${stored}`);
    return `linhas gravadas: ${stored}`;
  },
};

/** Rows of the attack's own; the honest client signs up too. */
async function countRows(dataDir: string): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const signUps = await db
    .selectFrom('waitlist')
    .select('email')
    .where('email', '=', 'x@bench.example')
    .execute();
  const requests = await db.selectFrom('data_requests').select('id').execute();
  await close();
  return signUps.length + requests.length;
}
