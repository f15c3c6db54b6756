import { gzipSync } from 'node:zlib';
import { marks, type Probe, request } from './exchange.ts';
import type { Attack } from './scenario.ts';
import { probing } from './wire.ts';

const apis = ['waitlist', 'site-referrals', 'copyright-generations', 'consents', 'data-requests'].map(
  (name) => `/api/${name}`,
);
const formPosts = [
  '/portal-ai-waitlist/enviar',
  '/fila-de-espera/newsletter-ai',
  '/politica-de-privacidade/pedido',
];
const row = JSON.stringify({
  nome: 'Pessoa de Teste',
  email: 'pessoa@bench.example',
  empresa: 'Jornal',
  cargo: 'editor',
});
const urlencoded = 'application/x-www-form-urlencoded';

const post = (path: string, type: string, body: string | Buffer, more: readonly string[] = []): Buffer =>
  request(`POST ${path}`, [...(type === '' ? [] : [`Content-Type: ${type}`]), ...more], body);

const multipart = `--x\r\nContent-Disposition: form-data; name="nome"; filename="../../${marks.markup}"\r\nContent-Type: text/html\r\n\r\n${marks.markup}\r\n--x--\r\n`;
const types: readonly (readonly [type: string, body: string | Buffer, more?: readonly string[]])[] = [
  ['', row],
  ['text/plain', row],
  ['text/plain; application/json', row],
  ['application/json, text/plain', row],
  ['application/jsonp', row],
  ['application/json\tcharset=utf-8', row],
  ['application/json;', `${row}x`],
  ['application/json; charset=utf-16le', Buffer.from(row, 'utf16le')],
  ['application/json; charset=utf-7', `${row}+ADw-script`],
  ['application/json', Buffer.from([0x7b, 0x22, 0xc0, 0xae, 0x22, 0x7d])],
  ['application/json', gzipSync(row), ['Content-Encoding: gzip']],
  ['application/json', gzipSync(Buffer.alloc(20_000_000, ' ')), ['Content-Encoding: gzip']],
  ['application/json', row, ['Content-Encoding: br']],
  ['application/json', row, ['Content-Encoding: identity, gzip']],
  ['application/json', gzipSync(row)],
  [urlencoded, row],
  [urlencoded, `nome=${encodeURIComponent(marks.markup)}&email=x`],
  [`${urlencoded}; charset=utf-16`, 'nome=%ff%fe%00'],
  ['multipart/form-data; boundary=x', multipart],
  ['multipart/form-data', multipart],
  ['multipart/form-data; boundary=', `--\r\n${'--\r\n'.repeat(5_000)}`],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/json', ''],
  [`application/json; ${'a=b;'.repeat(3_000)}`, '[]'],
];

const deep = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels);
const setIn = (key: string): string => row.replace('{', `{${key},`);
const texts: readonly (readonly [about: string, body: string])[] = [
  ['100.000 listas abertas', '['.repeat(100_000)],
  ['65.000 listas abertas', '['.repeat(65_000)],
  ['32.000 listas', deep('[', ']', 32_000)],
  ['10.000 objetos', deep('{"a":', '}', 10_000).replace('}', '1}')],
  ['uma lista funda num campo', setIn(`"goals":${deep('[', ']', 20_000)}`)],
  ['200 kB', setIn(`"goals":"${'a'.repeat(200_000)}"`)],
  ['64 kB de espaços', `${' '.repeat(65_000)}1`],
  ['9.000 vezes a mesma chave', `{${'"nome":1,'.repeat(7_000)}"nome":"Ana"}`],
  ['9.000 chaves', `{${Array.from({ length: 6_000 }, (_, at) => `"k${at}":0`).join()}}`],
  ['número de 60.000 algarismos', setIn(`"has_news_portal":${'9'.repeat(60_000)}`)],
  ['1e400', setIn('"has_news_portal":1e400')],
  ['__proto__', setIn('"__proto__":{"terms_accepted":true}')],
  ['__proto__ fundo', setIn(`"goals":${'{"a":'.repeat(500)}{"__proto__":{"x":1}}${'}'.repeat(500)}`)],
  ['__proto__ escapado', setIn('"\\u005f_proto__":{"x":1}')],
  ['constructor.prototype', setIn('"constructor":{"prototype":{"x":1}}')],
  ['surrogates soltos', row.replace('Pessoa', '\\ud800\\udfff\\udc00')],
  ['controle sem escape', row.replace('Pessoa', 'a\u0001b')],
  ['NUL escapado', row.replace('Pessoa', 'a\\u0000b')],
  ['BOM', `\ufeff${row}`],
  ['vírgula sobrando', row.replace('}', ',}')],
  ['NaN', '{"nome":NaN}'],
  ['comentário', `/* */${row}`],
  ['fórmulas', setIn('"site":"=HYPERLINK(1)","phone":"+SOMA(1)"')],
  ['lista de mil inscrições', `[${Array.from({ length: 500 }, () => row).join()}]`],
  // What a pattern that backtracks would choke on.
  ['e-mail de pontos', row.replace('pessoa@', `${'a.'.repeat(30_000)}@`)],
  ['e-mail de arrobas', row.replace('pessoa', 'a@'.repeat(30_000))],
  ['site de pontos', setIn(`"site":"${'a.'.repeat(1_000)}"`)],
  ['site de traços', setIn(`"site":"${'a-'.repeat(1_000)}"`)],
  ['telefone de traços', setIn(`"phone":"${'-'.repeat(30_000)}"`)],
  ['acentos em pilha', row.replace('Pessoa', 'a\u0300'.repeat(20_000))],
  ['letras que crescem', row.replace('Pessoa', '\ufdfa'.repeat(20_000))],
];
const forms: readonly (readonly [about: string, body: string])[] = [
  ['10.000 campos', 'a=b&'.repeat(10_000)],
  ['60.000 marcas', '&'.repeat(60_000)],
  ['escapes quebrados', '%'.repeat(60_000)],
  ['campos de protótipo', '__proto__=1&constructor=2&prototype[x]=3&nome[__proto__]=4'],
  [
    'marcação',
    ['nome', 'email', 'details', 'goals', 'kind', 'tentativa', 'cargo', 'companySize']
      .map((name) => `${name}=${encodeURIComponent(`"'>${marks.markup}`)}`)
      .join('&'),
  ],
  ['200 kB', `goals=${'a'.repeat(200_000)}`],
];

// 201 and 303 for what is right after all; the rest says what is wrong.
const allowed = [201, 303, 400, 409, 413, 415, 422];
const confusion: readonly Probe[] = [...apis, ...formPosts].flatMap((path) =>
  types.map(([type, body, more]) => ({
    about: `${path} como ${type.slice(0, 40)}`,
    bytes: post(path, type, body, more),
    allowed,
  })),
);
const json: readonly Probe[] = apis.flatMap((path) =>
  texts.map(([about, body]) => ({
    about: `${path}: ${about}`,
    bytes: post(path, 'application/json', body),
    allowed,
  })),
);
const posted: readonly Probe[] = formPosts.flatMap((path) =>
  forms.map(([about, body]) => ({
    about: `${path}: ${about}`,
    bytes: post(path, urlencoded, body),
    allowed,
  })),
);

/** Attacks by what a body holds, or says that it is. */
export const bodyAttacks: readonly Attack[] = [
  probing('tipos de conteúdo trocados', confusion, 5),
  probing('JSON grande, fundo e envenenado', json, 5),
  probing('formulários grandes e envenenados', posted, 10),
];
