import { setTimeout as sleep } from 'node:timers/promises';
import { type Http2Client, proxiedHost } from '../../tests/support/proxies.ts';
import { judge, newLedger, signUpRow } from '../support/load.ts';
import type { Drill } from '../support/scenarios.ts';
import { behind, type ProxyName, type Several } from './several.ts';

const origin = `https://${proxiedHost}`;
const form = '/fila-de-espera/newsletter-ai';
/** Forms without JavaScript that are refused, and sent again with what came back. */
const forms = 12;

/**
 * Three servers behind a proxy are restarted one after the other, and then killed (-9) one after the other, while
 * people sign up, and send forms without JavaScript that are refused: no answer of 5xx, nothing lost, nothing typed lost. Planted: the
 * proxy knows one of the servers, which stays away for longer than Caddy waits.
 */
export const rolling = (proxy: ProxyName): Drill => ({
  name: `rolling (${proxy})`,
  async run({ share, planted }) {
    const total = Math.ceil(2_000 * share);
    return behind(
      [proxy],
      async (several) => {
        const ledger = newLedger();
        const wrong = new Map<number | string, number>();
        let restarts = 0;
        const isRolled = (): boolean => restarts >= 6;
        const client = async (number: number): Promise<void> => {
          let visitor = await several.visitor(number);
          for (let sent = 1; ledger.sent < total || !isRolled(); sent += 1) {
            // nginx ends a connection after a thousand requests.
            if (sent % 500 === 0) visitor = await several.visitor(number);
            ledger.sent += 1;
            const row = signUpRow();
            const key = { 'idempotency-key': crypto.randomUUID() };
            const headers = { 'content-type': 'application/json', origin, ...key };
            const answer = await post(visitor, '/api/waitlist', headers, JSON.stringify(row)).then(
              ({ status }) => status,
              String,
            );
            if (answer === 201) ledger.acknowledged.push(row.email);
            else {
              wrong.set(answer, (wrong.get(answer) ?? 0) + 1);
              await sleep(50);
            }
          }
        };
        let kept = 0;
        const clients = [1, 2, 3, 4, 5, 6].slice(0, Math.max(2, 6 * share)).map(client);
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
        await Promise.all([...clients, filling]);
        const verdict = await judge({ databaseUrl: several.databaseUrl, dataDir: '' }, ledger);
        const others = [...wrong].map(([status, count]) => `${count} x ${status}`).join(', ');
        return {
          isGood: wrong.size === 0 && verdict.lost === 0 && verdict.doubled === 0 && kept === forms,
          lines: [
            `${ledger.sent} inscrições, ${ledger.acknowledged.length} confirmadas, outras respostas: ${others || 0}; ${restarts} servidores trocados`,
            `confirmadas e perdidas: ${verdict.lost}; formulários sem JavaScript mantidos: ${kept} de ${forms}`,
          ],
          row: { confirmadas: ledger.acknowledged.length, perdidas: verdict.lost, mantidos: kept },
        };
      },
      { upstreams: planted ? 1 : 3 },
    );
  },
});

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
  const send = (fields: Readonly<Record<string, string>>) =>
    post(
      visitor,
      form,
      { 'content-type': 'application/x-www-form-urlencoded', origin },
      new URLSearchParams(fields).toString(),
    );
  try {
    const refused = await send(typed);
    const page = refused.body.toString();
    const inputs = Object.fromEntries([
      ['cargo', attribute(/<option\b[^>]* selected[^>]*>/.exec(page)?.[0] ?? '', 'value')],
      ...[...page.matchAll(/<input\b[^>]*>/g)].map(([tag]) => [
        attribute(tag, 'name'),
        attribute(tag, 'value'),
      ]),
    ]);
    const isKept =
      refused.status === 422 && Object.entries(typed).every(([name, value]) => inputs[name] === value);
    while (!isTime()) await sleep(50);
    const accepted = await send({ ...inputs, email: `ana-${crypto.randomUUID()}@bench.example` });
    return isKept && accepted.status === 303;
  } catch {
    return false;
  }
}

/** An attribute's value as it was typed; empty when there is none. */
function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
