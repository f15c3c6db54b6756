import { mostUnanswered } from '../../src/server/http/limits/pipelining.ts';
import { exchange, marks, type Probe, request, sendProbes, statusesOf } from './exchange.ts';
import type { Attack } from './scenario.ts';

const host = 'Host: site.test\r\n';

/** A request as these bytes, without what `request` adds. */
const raw = (about: string, bytes: string, allowed?: readonly number[]): Probe =>
  allowed === undefined ? { about, bytes } : { about, bytes, allowed };

const largeHeaders: readonly Probe[] = [
  ['um cabeçalho de 15 kB', `X-a: ${'a'.repeat(15_000)}`],
  ['um cabeçalho de 1 MB', `X-a: ${'a'.repeat(1_000_000)}`],
  ['2.000 cabeçalhos', 'a: b\r\n'.repeat(2_000).trim()],
  ['100.000 cabeçalhos', 'a: b\r\n'.repeat(100_000).trim()],
  ['cookie de 15 kB', `Cookie: ${'a=b; '.repeat(3_000)}`],
  ['3.000 etiquetas', `If-None-Match: ${'"a", '.repeat(3_000)}"b"`],
  ['2.000 intervalos', `Range: bytes=${'0-,'.repeat(2_000)}0-`],
  ['5.000 codificações', `Accept-Encoding: ${'br;q=0.1,'.repeat(1_600)}gzip`],
  ['3.000 proxies', `X-Forwarded-For: ${'127.0.0.1, '.repeat(1_300)}1.2.3.4`],
  ['X-Forwarded-For sem sentido', `X-Forwarded-For: ${'['.repeat(7_000)}${']'.repeat(7_000)}`],
  ['senha de 15 kB', `Authorization: Basic ${'A'.repeat(15_000)}`],
].flatMap(([about = '', header = '']) =>
  ['/', '/api/copyright-generations', '/nada'].map((path) => ({
    about,
    bytes: request(`GET ${path}`, [header]),
    allowed: [200, 304, 400, 401, 404, 429, 431],
  })),
);

const longTargets: readonly Probe[] = [
  ['caminho de 15 kB', `/${'a'.repeat(15_000)}`],
  ['caminho de 1 MB', `/${'a'.repeat(1_000_000)}`],
  ['7.000 barras', '/'.repeat(7_000)],
  ['caminho de escapes', `/${'%41'.repeat(5_000)}`],
  ['caminho mil vezes escapado', `/copyright${`%${'25'.repeat(7_000)}`}2e`],
  ['3.000 parâmetros', `/copyright/codigo?${'a=b&'.repeat(3_000)}`],
  ['consulta de 15 kB', `/api/copyright-generations?search=${'%25'.repeat(5_000)}`],
].map(([about = '', target = '']) => ({
  about,
  bytes: request(`GET ${target}`),
  allowed: [200, 308, 400, 401, 404, 422, 431],
}));

const lines: readonly Probe[] = [
  raw('só o método', 'GET\r\n\r\n', [400]),
  raw('HTTP/0.9', 'GET /\r\n\r\n', [400]),
  raw('versão 9.9', `GET / HTTP/9.9\r\n${host}\r\n`, [400]),
  raw('método em minúsculas', `get / HTTP/1.1\r\n${host}\r\n`, [400]),
  raw('HTTP/2 às claras', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]),
  raw('TLS numa porta sem TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.repeat(20), [400]),
  raw(
    'bytes quaisquer',
    Array.from({ length: 4_096 }, (_, at) => String.fromCharCode((at * 167) & 0xff)).join(''),
    [400],
  ),
  raw('quebras só com LF', 'GET / HTTP/1.1\nHost: site.test\nConnection: close\n\n', [200, 400]),
  raw('espaço antes dos dois-pontos', `GET / HTTP/1.1\r\nHost : site.test\r\n\r\n`, [400]),
  raw('cabeçalho sem dois-pontos', `GET / HTTP/1.1\r\n${host}quebrado\r\n\r\n`, [400]),
  raw('cabeçalho dobrado', `GET / HTTP/1.1\r\n${host}Connection: close\r\nX-a: b\r\n c\r\n\r\n`, [200, 400]),
  raw('NUL no valor', `GET / HTTP/1.1\r\n${host}X-a: b\x00c\r\n\r\n`, [400]),
  raw('CR sozinho no valor', `GET / HTTP/1.1\r\n${host}X-a: b\rX-Injetado: 1\r\n\r\n`, [400]),
  raw('letras no nome do cabeçalho', `GET / HTTP/1.1\r\n${host}X-\xe9: b\r\n\r\n`, [400]),
  raw('dois Host', `GET / HTTP/1.1\r\n${host}Host: ${marks.host}\r\nConnection: close\r\n\r\n`, [400]),
  raw('nenhum Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]),
  raw('Host com usuário', `GET / HTTP/1.1\r\nHost: a@${marks.host}\r\nConnection: close\r\n\r\n`, [400]),
  raw('Host com caminho', `GET / HTTP/1.1\r\nHost: ${marks.host}/a\r\nConnection: close\r\n\r\n`, [400]),
  raw('NUL no caminho', `GET /\x00 HTTP/1.1\r\n${host}\r\n`, [400]),
  raw('bytes no caminho', `GET /caf\xe9/ HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, [308, 400, 404]),
  raw(
    'h2c',
    `GET / HTTP/1.1\r\n${host}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    [200],
  ),
  raw(
    'WebSocket',
    `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n`,
    [200],
  ),
];

const post = `POST /api/waitlist HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
const hidden = 'GET /contrabando HTTP/1.1\r\nHost: site.test\r\n\r\n';
const lengths: readonly Probe[] = [
  '-1',
  '+5',
  '5, 5',
  '5 5',
  '0x10',
  '1e3',
  '9'.repeat(30),
  '',
  'cinco',
  '５',
].map((length) =>
  raw(
    `Content-Length: ${length.slice(0, 12)}`,
    `${post}Content-Length: ${length}\r\n\r\n${hidden}`,
    [400, 413, 422],
  ),
);
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`;
const chunks: readonly Probe[] = [
  ['tamanho zz', 'zz\r\n{}\r\n0\r\n\r\n'],
  ['tamanho negativo', '-1\r\n{}\r\n0\r\n\r\n'],
  ['tamanho enorme', `${'F'.repeat(17)}\r\n{}`],
  ['tamanho mentiroso', '2\r\n{}{}\r\n0\r\n\r\n'],
  ['extensão de 20 kB', `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  ['70.000 pedaços de um byte', `${'1\r\n \r\n'.repeat(70_000)}0\r\n\r\n`],
  ['quebras só com LF', '2\n{}\n0\n\n'],
  ['cabeçalhos no fim', `2\r\n{}\r\n0\r\nContent-Length: 50\r\nHost: ${marks.host}\r\n\r\n`],
].map(([about, body]) => raw(`pedaços: ${about}`, chunked + body, [400, 413, 422]));

// What a proxy and the server might read differently: each holds a second request in what should be the body.
const smuggling: readonly Probe[] = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: CHUNKED',
  'X-a: b\rTransfer-Encoding: chunked',
  'X-a: b\nTransfer-Encoding: chunked',
  'Content-Length: 4',
].map((header) =>
  raw(
    `contrabando com ${JSON.stringify(header)}`,
    `${post}Content-Length: ${hidden.length + 5}\r\n${header}\r\n\r\n0\r\n\r\n${hidden}`,
  ),
);
const bodies: readonly Probe[] = [
  'GET /',
  'HEAD /',
  'DELETE /',
  'GET /healthz',
  'POST /sobre',
  'GET /nada',
  'TRACE /',
].map((line) =>
  raw(`corpo em ${line}`, `${line} HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n\r\n${hidden}`),
);

/** Attacks on the parser. */
export const wireAttacks: readonly Attack[] = [
  probing('cabeçalhos e endereços enormes', [...largeHeaders, ...longTargets], 10, {
    TRUSTED_PROXIES: '127.0.0.0/8',
  }),
  probing('HTTP malformado', [...lines, ...lengths, ...chunks], 20),
  probing('contrabando de pedidos', [...smuggling, ...bodies], 5),
  pipelining('enxurrada de pedidos em fila, 20 conexões com 5.000', ''),
  // Node announces these by another event than all others.
  pipelining('enxurrada de pedidos em fila com expectativa', 'Expect: milagre\r\n'),
];

/** Thousands of requests that are written at once, each with one more header line or none. */
function pipelining(name: string, header: string): Attack {
  return {
    name,
    rounds: 4,
    async run({ server, sent, got, problem }) {
      const count = 5_000;
      const flood = async (): Promise<void> => {
        sent(count);
        const statuses = statusesOf(
          await exchange(server.port, `GET /healthz HTTP/1.1\r\n${host}${header}\r\n`.repeat(count)),
        );
        for (const status of statuses) got(status);
        if (statuses.length === 0) got('conexão encerrada');
        if (statuses.length > mostUnanswered) problem(`fila: ${statuses.length} respostas`);
      };
      for (let turn = 0; turn < 10; turn += 1) await Promise.all(Array.from({ length: 20 }, flood));
      return undefined;
    },
  };
}

/** An attack that sends probes, each `times` times a round. */
export function probing(
  name: string,
  probes: readonly Probe[],
  times: number,
  env: Readonly<Record<string, string>> = {},
): Attack {
  return {
    name,
    env,
    rounds: 4,
    async run(target) {
      await sendProbes(target, probes, times);
      return `${probes.length} formas`;
    },
  };
}
