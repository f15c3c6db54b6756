/** Kills the server (kill -9) under 8 clients, 20 times, and counts acknowledged sign-ups that are missing (SQLite). */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/server/database/database.ts';
import { startServer } from '../tests/support/server.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const clients = 8;
/** How long the clients write before each kill, in milliseconds: from the least to the most, at random. */
const writing = [200, 700] as const;

const acknowledged: string[] = [];
let sent = 0;
let otherAnswers = 0;
let dataDir: string | undefined;

for (let round = 1; round <= rounds; round += 1) {
  const server = await startServer({
    LOG_LEVEL: 'silent',
    ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
  });
  dataDir = server.dataDir;
  const writers = Array.from({ length: clients }, () => write(server.url));
  const [least, most] = writing;
  await sleep(least + Math.random() * (most - least));
  await server.kill();
  await Promise.all(writers);
  console.log(`rodada ${round}: ${acknowledged.length} inscrições confirmadas até aqui`);
}

// One more start, so that what is counted is what the server itself finds after the last kill.
const last = await startServer({ LOG_LEVEL: 'silent', DATA_DIR: dataDir ?? '' });
const again = acknowledged.at(-1);
const repeated = again === undefined ? undefined : await signUp(last.url, again);
await last.stop();

const { stored, duplicates } = await read(dataDir ?? '');
const missing = acknowledged.filter((email) => !stored.has(email));
rmSync(dataDir ?? '', { recursive: true, force: true });

console.log(`
mortes (kill -9):            ${rounds}
clientes ao mesmo tempo:     ${clients}
inscrições enviadas:         ${sent}
confirmadas (201):           ${acknowledged.length}
outras respostas:            ${otherAnswers}
linhas no banco:             ${stored.size}
confirmadas e perdidas:      ${missing.length}
e-mails em duplicidade:      ${duplicates}
repetir a última devolve:    ${repeated}`);

if (missing.length > 0 || duplicates > 0 || acknowledged.length === 0 || repeated !== 409)
  process.exitCode = 1;

/** Signs up one new address after the other until the server is gone. */
async function write(url: string): Promise<void> {
  for (;;) {
    const email = `pessoa-${crypto.randomUUID()}@bench.example`;
    sent += 1;
    const status = await signUp(url, email);
    if (status === undefined) return;
    if (status === 201) acknowledged.push(email);
    else otherAnswers += 1;
  }
}

/** Status of the answer; undefined when there was none, so that nothing was acknowledged. */
async function signUp(url: string, email: string): Promise<number | undefined> {
  const row = {
    nome: 'Pessoa de Teste',
    email,
    empresa: 'Jornal de Teste',
    cargo: 'ceo-fundador',
    site: null,
    source: 'newsletter',
  };
  try {
    const response = await fetch(`${url}/api/waitlist`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url },
      body: JSON.stringify(row),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** What is in the database, read without the server. */
async function read(folder: string): Promise<{ stored: ReadonlySet<string>; duplicates: number }> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const rows = await database.db.selectFrom('waitlist').select('email').execute();
  await database.close();
  const stored = new Set(rows.map(({ email }) => email.toLowerCase()));
  return { stored, duplicates: rows.length - stored.size };
}
