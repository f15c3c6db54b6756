// R-API-4
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { dropBody, maxBodyBytes, readFormPost, readJson } from './body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const json = { 'Content-Type': 'application/json' };

/** A request with these chunks as its body. */
function sent(headers: HeadersInit, ...chunks: readonly (Uint8Array | Error)[]) {
  async function* body() {
    for (const chunk of chunks) {
      if (chunk instanceof Error) throw chunk;
      yield chunk;
    }
  }
  return { headers: new Headers(headers), body: body() };
}

describe('a JSON body', () => {
  it('is read whatever pieces it comes in', async () => {
    const [first, second] = [bytes('{"a":"ç"}').slice(0, 7), bytes('{"a":"ç"}').slice(7)];
    for (const type of ['application/json', ' Application/JSON ; charset=utf-8']) {
      const request = sent({ 'Content-Type': type, 'Content-Encoding': 'Identity' }, first, second);
      expect(await readJson(request)).toEqual({ ok: true, value: { a: 'ç' } });
    }
  });

  it.each<[string, Readonly<Record<string, string>>, readonly (Uint8Array | Error)[], string]>([
    ['of another type', { 'Content-Type': 'text/json' }, [bytes('{}')], 'unsupported_media_type'],
    ['packed', { ...json, 'Content-Encoding': 'gzip' }, [bytes('{}')], 'unsupported_media_type'],
    [
      'that says it is too large',
      { ...json, 'Content-Length': `${maxBodyBytes + 1}` },
      [],
      'payload_too_large',
    ],
    ['that is too large', json, [new Uint8Array(maxBodyBytes).fill(32), bytes(' ')], 'payload_too_large'],
    [
      'that the adapter finds too large',
      json,
      [new Error('Body size limit exceeded: 65536')],
      'payload_too_large',
    ],
    ['that breaks off', json, [bytes('{}'), new Error('aborted')], 'invalid_json'],
    ['of no JSON', json, [bytes('{')], 'invalid_json'],
    ['of nothing', json, [], 'invalid_json'],
    ['not in UTF-8', json, [new Uint8Array([0x22, 0xff, 0x22])], 'invalid_json'],
    ['cut in a character', json, [bytes('"'), bytes('ç').slice(0, 1)], 'invalid_json'],
    ['with a key of JavaScript’s', json, [bytes('[{"__proto__":1},2]')], 'validation'],
    ['with another', json, [bytes('{"a":{"constructor":1}}')], 'validation'],
    ['with the third', json, [bytes('{"prototype":{"a":1}}')], 'validation'],
  ])('%s is refused', async (_, headers, chunks, code) => {
    expect(await readJson(sent(headers, ...chunks))).toEqual({ ok: false, code });
  });

  it('may be as large as the bound', async () => {
    const text = `"${'a'.repeat(maxBodyBytes - 2)}"`;
    const request = sent({ ...json, 'Content-Length': `${maxBodyBytes}` }, bytes(text));
    expect(await readJson(request)).toEqual({ ok: true, value: JSON.parse(text) });
  });
});

it('a form is read as a browser posts it', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const read = await readFormPost(sent(form, bytes('a=1+2')));
  expect(read.ok && read.value.get('a')).toBe('1 2');
  expect(await readFormPost(sent(json, bytes('a=1')))).toEqual({ ok: false, code: 'unsupported_media_type' });
  const broken = await readFormPost(sent(form, bytes('a=1'), new Error('aborted')));
  expect(broken).toEqual({ ok: false, code: 'bad_request' });
});

describe('a body that nobody wants', () => {
  /** A request under way, and whether its rest was dropped. */
  function underWay(contentLength?: string) {
    const request = new PassThrough();
    const facts = { complete: false, headers: { 'content-length': contentLength } };
    const message = Object.assign(request, facts) as unknown as IncomingMessage;
    return { request, dropped: dropBody(message).then(() => request.readableFlowing) };
  }

  it('is read to its end', async () => {
    const { request, dropped } = underWay('4');
    request.end('resto');
    expect(await dropped).toBe(true);
    expect(request.readableEnded).toBe(true);
  });

  it('is left where it says that it is too large, or turns out to be', async () => {
    expect(await underWay(String(1024 * 1024 + 1)).dropped).toBeNull();
    const { request, dropped } = underWay();
    request.write(new Uint8Array(1024 * 1024 + 1));
    expect(await dropped).toBe(true);
    expect(request.readableEnded).toBe(false);
  });

  it('is not waited for when its client is gone, or too slow', async () => {
    const gone = underWay();
    gone.request.destroy();
    expect(await gone.dropped).toBeNull();
    const started = performance.now();
    await underWay().dropped;
    expect(performance.now() - started).toBeGreaterThan(900);
  });
});
