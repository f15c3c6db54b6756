import { withDatabase } from '../../tests/support/database/database.ts';
import { hookSecret } from '../../tests/support/outbox.ts';
import { n8nNode, startExampleReceiver } from '../../tests/support/receivers.ts';
import { clientsOf, reportOf, startLoad, untilDelivered, untilMore } from '../support/load.ts';
import type { How, Report } from '../support/scenarios.ts';
import { ownHooks, ownSite } from '../support/site.ts';

const next = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/**
 * The webhook's secret is changed as docs/integrations.md says: the site signs with both, the receivers change, the site signs with the
 * new one. Both of the documents' receivers get each notice. Planted: the site changes at once, and the receivers answer before they check.
 */
export async function rotation({ share, planted }: How): Promise<Report> {
  await using hooks = await ownHooks();
  await using site = await ownSite('sqlite', hooks.env);
  await using examples = new AsyncDisposableStack();
  const startExample = async (secret: string) => examples.use(await startExampleReceiver(secret));
  let node = n8nNode(hookSecret);
  let example = await startExample(hookSecret);
  const taken = new Set<string>();
  let refused = 0;
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
  let server = await site.start();
  const { ledger } = site;
  await using load = startLoad(ledger, 2, clientsOf([server.url]));
  const people = 200 * share;
  const restart = async (secrets: string): Promise<void> => {
    await server.stop();
    server = await site.start({ LEADS_WEBHOOK_SECRET: secrets, PORT: String(server.port) });
    await untilMore(ledger, people);
  };

  await untilMore(ledger, people);
  await restart(planted ? next : `${hookSecret},${next}`);
  node = n8nNode(next);
  await example.stop();
  example = await startExample(next);
  await untilMore(ledger, people);
  await restart(next);
  await load.stop();
  const written = await withDatabase(site.settings, untilDelivered);
  const lost = written.filter(({ key }) => !taken.has(key)).length;
  return await reportOf(
    site,
    () => lost === 0 && written.length >= ledger.acknowledged.length,
    [
      `${written.length} avisos, ${taken.size} aceitos pelos dois receptores; ${refused} tentativas recusadas`,
    ],
    { 'avisos perdidos': lost },
  );
}
