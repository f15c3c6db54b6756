import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/server/database/database.ts';
import { hookSecret } from '../../tests/support/outbox.ts';
import { n8nNode, startExampleReceiver, startHookServer } from '../../tests/support/receivers.ts';
import { startServer } from '../../tests/support/server.ts';
import { newLedger, signUpUntil, untilMore } from '../support/load.ts';
import type { Drill } from '../support/scenarios.ts';

const next = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/**
 * The webhook's secret is changed as docs/integrations.md says: the site signs with both, the receivers change, the site signs with the
 * new one. Both of the documents' receivers get each notice. Planted: the site changes at once, and the receivers answer before they check.
 */
export const rotation: Drill = {
  name: 'rotation',
  async run({ share, planted }) {
    let node = n8nNode(hookSecret);
    let example = await startExampleReceiver(hookSecret);
    const taken = new Set<string>();
    let refused = 0;
    const hooks = await startHookServer();
    hooks.answer = async (response, { id, headers, body }) => {
      if (planted) response.writeHead(204).end();
      try {
        await node({ headers, body });
        const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
        const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
        const { ok } = await fetch(example.url, { method: 'POST', headers: signed, body });
        if (!ok) throw new Error('the example refused it');
        taken.add(id);
        if (!planted) response.writeHead(204).end();
      } catch {
        refused += 1;
        if (!planted) response.writeHead(401).end();
      }
    };
    const start = (secrets: string, more: Readonly<Record<string, string>> = {}) =>
      startServer({
        LOG_LEVEL: 'silent',
        LEADS_WEBHOOK_URL: hooks.url,
        LEADS_WEBHOOK_SECRET: secrets,
        ...more,
      });
    let server = await start(hookSecret);
    const { dataDir, port } = server;
    const ledger = newLedger();
    const stop = new AbortController();
    const clients = signUpUntil(stop.signal, 2, () => [server.url], ledger);
    const people = 200 * share;
    const restart = async (secrets: string): Promise<void> => {
      await server.stop();
      server = await start(secrets, { DATA_DIR: dataDir, PORT: String(port) });
      await untilMore(ledger, people);
    };

    try {
      await untilMore(ledger, people);
      await restart(planted ? next : `${hookSecret},${next}`);
      node = n8nNode(next);
      example.stop();
      example = await startExampleReceiver(next);
      await untilMore(ledger, people);
      await restart(next);
      stop.abort();
      await clients;
      const database = await openDatabase({ databaseUrl: undefined, dataDir });
      const items = () => database.db.selectFrom('outbox').select(['key', 'state']).execute();
      while ((await items()).some(({ state }) => state === 'pending')) await sleep(50);
      const written = await items();
      await database.close();
      const lost = written.filter(({ key }) => !taken.has(key)).length;
      return {
        isGood: lost === 0 && written.length >= ledger.acknowledged.length,
        lines: [
          `${ledger.acknowledged.length} inscrições confirmadas, ${written.length} avisos, ${taken.size} aceitos pelos dois receptores`,
          `${refused} tentativas recusadas, ${lost} avisos perdidos`,
        ],
        row: { confirmadas: ledger.acknowledged.length, avisos: written.length, perdidos: lost },
      };
    } finally {
      stop.abort();
      await server.end('SIGKILL');
      example.stop();
      await hooks.close();
    }
  },
};
