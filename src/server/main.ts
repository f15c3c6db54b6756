/**
 * The server's entry: `node src/server/main.ts` after a build. Reads the settings, opens the database,
 * listens, and stops cleanly on SIGTERM or SIGINT.
 */
import { once } from 'node:events';
import { readFileSync, realpathSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { endpoints } from '#api/index.ts';
import { keepShownTexts } from '#features/consent/server/shown-texts.ts';
import { countView } from '#features/funnel/visit.ts';
import { dayMs } from '#shared/dates.ts';
import { withRightAnswers } from '../astro-adapter/answer.ts';
import { loadRoutes } from '../astro-adapter/built-routes.ts';
import { type BuildFacts, buildFactsFile } from './build-facts.ts';
import { noteDatabase } from './database/database-name.ts';
import { readDurability } from './database/durability.ts';
import { codeOf } from './database/errors.ts';
import { openingProblem } from './database/opening-problem.ts';
import { openAccessLog, removeOldAccessLogs } from './http/access-log.ts';
import { createStaticFiles } from './http/files/static-files.ts';
import { prepareDrain } from './http/graceful-stop.ts';
import { createHandler } from './http/handler.ts';
import { createNodeServer, originOf } from './http/node-server.ts';
import { isLoopback } from './http/request/client-address.ts';
import { createServices, type Services } from './services.ts';
import { watchAgreement } from './settings/agreement.ts';
import { readSettings } from './settings/settings.ts';

const patienceMs = 10_000;
/** A delivery that is cut off still writes down that it has to be tried again. */
const deliveryPatienceMs = 8_000;

// The embedded database holds personal data: what this process makes is readable by its user alone.
process.umask(0o077);
// A log that can't be written (full disk, closed pipe) must not cost a sign-up.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** The server can't start: one line for the operator, no stack. */
function refuseToStart(problem: string): never {
  process.stderr.write(`${problem.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// React's server renderer chooses its production build by this when it is loaded, below.
process.env.NODE_ENV ??= 'production';

const settings = await load(async () => readSettings(process.env), messageOf);
// `dist` is a link that the next build turns elsewhere (scripts/lib/build.mjs): this process stays with the build that it is now.
const { dist, files, built } = await load(
  async () => {
    const folder = realpathSync(new URL('../../dist', import.meta.url));
    const url = pathToFileURL(`${folder}/`);
    const facts: BuildFacts = JSON.parse(readFileSync(new URL(buildFactsFile, url), 'utf8'));
    return { dist: url, files: createStaticFiles(folder), built: facts };
  },
  (error) => `Não há build em dist/ (rode npm run build): ${messageOf(error)}`,
);
const routes = await load(
  () => loadRoutes<Services>(dist),
  (error) => `Não foi possível carregar dist/server: ${messageOf(error)}`,
);
if (built.accessLogAddress !== settings.accessLogAddress)
  refuseToStart(
    `ACCESS_LOG_ADDRESS é ${settings.accessLogAddress}, mas o site foi gerado com ${built.accessLogAddress}, e a política de privacidade diria o contrário do que é feito: rode npm run build com o mesmo valor.`,
  );
// Their package is loaded only where somebody reads them.
const metrics =
  settings.metrics &&
  (await import('./http/metrics/metrics.ts')).createMetrics(built, {
    ...files,
    isEndpoint: (path) => endpoints.has(path),
  });
const services = await load(
  () => createServices(settings, metrics?.observer),
  (error) => openingProblem(settings, error),
);
attempt(() => keepShownTexts(dist, settings.dataDir), 'shown texts not kept');
// The pages name their own addresses as the build was told; links in e-mails are as this process is told.
if (built.siteUrl !== settings.siteUrl)
  services.log.warn({ built: built.siteUrl }, 'SITE_URL is not the one of the build');
await noteDatabase(settings);
const { weak } = await load(
  () => readDurability(services.database),
  (error) => openingProblem(settings, error),
);
for (const setting of weak)
  services.log.warn(setting, 'this setting of PostgreSQL lets a crash cost acknowledged sign-ups');
const accessLog = await load(
  async () =>
    settings.accessLogAddress === 'full' ? openAccessLog(settings.dataDir, services.log) : undefined,
  (error) => `Não foi possível escrever o registro de acesso em DATA_DIR: ${messageOf(error)}`,
);

if (accessLog) process.on('exit', accessLog.flush);

async function load<T>(work: () => Promise<T>, explain: (error: unknown) => string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return refuseToStart(explain(error));
  }
}

function listeningProblem(error: unknown): string {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'a porta já está em uso.',
    EACCES: 'sem permissão para usar essa porta.',
    EADDRNOTAVAIL: 'o endereço não é desta máquina.',
    ENOTFOUND: 'o endereço não é desta máquina.',
  };
  return reasons[codeOf(error)] ?? messageOf(error);
}

/**
 * The socket that systemd opened for this process and keeps while one server ends and the next begins (sd_listen_fds(3)): who
 * connects meanwhile waits instead of being refused.
 * @returns undefined when there is none
 */
function inheritedSocket(): { readonly fd: number } | undefined {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? { fd: 3 } : undefined;
}

const agreement =
  settings.databaseUrl === undefined
    ? undefined
    : await watchAgreement(services.database, settings, settings.databaseUrl, services.log);
let draining = false;
const handler = createHandler({
  services,
  files,
  endpoints,
  routes: withRightAnswers(routes, files, (response, path) =>
    services.log.error(
      { id: response.getHeader('X-Request-Id'), path },
      'route failed outside the middleware',
    ),
  ),
  build: built,
  searches: new Map([['/solucoes', '/solucoes/busca']]),
  isDraining: () => draining,
  differingSettings: agreement?.differing,
  onPage: (request, page) => countView(services.dayCounts, request, page),
  accessLog,
});
const server = createNodeServer(
  metrics ? metrics.watch(handler) : handler,
  services.log,
  settings.trustedProxies,
);
const drain = prepareDrain(server);
server.listen(inheritedSocket() ?? { port: settings.port, host: settings.host });
await load(
  () => once(server, 'listening'),
  (error) =>
    `Não foi possível escutar em ${settings.host}:${settings.port} (HOST, PORT): ${listeningProblem(error)}`,
);
const { address } = server.address() as AddressInfo;
if (settings.staff === undefined && !isLoopback(address)) {
  services.log.warn(
    { address },
    'none of STAFF_BASIC_AUTH, STAFF_USERS and STAFF_SIGN_ON_HEADER is set: the generator (/copyright) is open to everybody, and the staff page (/equipe) is off',
  );
}
services.outbox.start();
services.dayCounts.start();
// With `truncated` as well: a setting that was changed back leaves files behind.
removeOldAccessFiles();
setInterval(removeOldAccessFiles, dayMs).unref();
process.stdout.write(`Servidor no ar em ${originOf(server)} (banco ${services.database.kind})\n`);
if (metrics && settings.metrics) {
  const { dataDir, metrics: where } = settings;
  const url = await load(
    () => metrics.serve(where, services.database, dataDir),
    (error) =>
      `Não foi possível escutar em ${where.host}:${where.port} (METRICS_HOST, METRICS_PORT): ${listeningProblem(error)}`,
  );
  process.stdout.write(`Métricas em ${url}\n`);
}

function removeOldAccessFiles(): void {
  attempt(() => removeOldAccessLogs(settings.dataDir), 'old access logs not removed');
}

/** Does what the server can do without. */
function attempt(work: () => unknown, failure: string): void {
  try {
    work();
  } catch (error) {
    services.log.error({ err: error }, failure);
  }
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  // A terminal's Ctrl-C reaches this process and npm, which sends it again: the first one counts.
  if (draining) return;
  draining = true;
  const stopped = Promise.all([drain(patienceMs), services.outbox.stop(deliveryPatienceMs)]);
  // Written when no connection is taken any more, which `drain` sees to at once.
  services.log.info({ signal }, 'stopping');
  const [finished] = await stopped;
  await services.dayCounts.store();
  await agreement?.close();
  await services.database.close();
  services.log.info({ finished }, 'stopped');
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
