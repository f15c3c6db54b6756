import { setTimeout as sleep } from 'node:timers/promises';
import { parsePage } from '#integrations/built-pages.ts';
import { type Http2Client, proxiedHost } from '../../tests/support/proxies.ts';
import { reportOf, signUpRow, startLoad } from '../support/load.ts';
import type { How, Report } from '../support/scenarios.ts';
import { type ProxyName, type Several, threeServers } from './several.ts';

const origin = `https://${proxiedHost}`;
const form = '/fila-de-espera/newsletter-ai';
/** Forms without JavaScript that are refused, and sent again with what came back. */
const forms = 12;

/**
 * Three servers behind a proxy are restarted one after the other, and then killed (-9) one after the other, while
 * people sign up, and send forms without JavaScript that are refused: no answer of 5xx, nothing lost, nothing typed lost. Planted: the
 * proxy knows one of the servers, which stays away for longer than Caddy waits.
 */
export async function rolling(proxy: ProxyName, { share, planted }: How): Promise<Report> {
  const total = Math.ceil(2_000 * share);
  await using several = await threeServers([proxy], { upstreams: planted ? 1 : 3 });
  const { ledger } = several;
  let restarts = 0;
  const isRolled = (): boolean => restarts >= 6;
  await using load = startLoad(ledger, Math.max(2, 6 * share), (number) => {
    let visitor: Http2Client;
    let sent = 0;
    return async (email) => {
      // nginx ends a connection after a thousand requests.
      if (sent % 500 === 0) visitor = await several.visitor(1 + number);
      sent += 1;
      const key = { 'idempotency-key': crypto.randomUUID() };
      const headers = { 'content-type': 'application/json', origin, ...key };
      return post(visitor, '/api/waitlist', headers, JSON.stringify(signUpRow(email))).then(
        ({ status }) => status,
        () => undefined,
      );
    };
  });
  let kept = 0;
  const filling = (async () => {
    for (let number = 0; number < forms; number += 1) {
      // Each waits for another restart: what was typed outlives the server that it was sent to.
      const before = restarts;
      kept += Number(await fillTwice(several, number, () => restarts > before || isRolled()));
    }
  })();
  while (ledger.sent < total || !isRolled()) {
    const awayMs = planted && restarts % 3 === 0 ? 4_500 : 0;
    await several.restart(restarts % 3, restarts % 6 < 3 ? 'stop' : 'kill', { awayMs });
    restarts += 1;
  }
  await Promise.all([load.stop(), filling]);
  return await reportOf(
    several,
    () => ledger.acknowledged.length === ledger.sent && kept === forms,
    [`${restarts} servidores trocados; formulários sem JavaScript mantidos: ${kept} de ${forms}`],
    { mantidos: kept },
  );
}

/** Sends as a browser does: again, where it is told to (307). */
async function post(
  visitor: Http2Client,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): ReturnType<Http2Client['ask']> {
  const answer = await visitor.ask(path, { method: 'POST', headers, body });
  return answer.status === 307 ? post(visitor, String(answer.headers.location), headers, body) : answer;
}

/**
 * Sends a form with a wrong e-mail as a browser without JavaScript does, waits, corrects what came back and sends it again.
 * @returns whether everything typed was in the answer, and the second sending was accepted
 */
async function fillTwice(several: Several, number: number, isTime: () => boolean): Promise<boolean> {
  const visitor = await several.visitor(20 + number);
  const typed = {
    nome: `Ana "${number}"`,
    email: `ana-${number}`,
    empresa: 'Gazeta & Filhos',
    cargo: 'editor',
  };
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin };
  const send = (fields: Readonly<Record<string, string>>) =>
    post(visitor, form, headers, new URLSearchParams(fields).toString());
  try {
    const refused = await send(typed);
    const page = parsePage(refused.body.toString());
    const inputs = Object.fromEntries(
      [...page.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    );
    inputs.cargo = page.querySelector('option[selected]')?.getAttribute('value') ?? '';
    const isKept =
      refused.status === 422 && Object.entries(typed).every(([name, value]) => inputs[name] === value);
    while (!isTime()) await sleep(50);
    const accepted = await send({ ...inputs, email: `ana-${crypto.randomUUID()}@bench.example` });
    return isKept && accepted.status === 303;
  } catch {
    return false;
  }
}
