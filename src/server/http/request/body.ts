import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { ProblemCode } from '#server/http/answers/problems.ts';

/** Largest request body, in bytes (64 kB); larger ones are answered 413. */
export const maxBodyBytes = 64 * 1024;

/** A body that was read, or why it is refused. */
type BodyResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: ProblemCode };

/** A request's headers and body. `fetch`'s `Request` fits. */
export interface SentBody {
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
}

/**
 * Reads a JSON body of at most 64 kB.
 * @returns the parsed value; `validation` when a key is one that JavaScript objects give a meaning to (`__proto__`, `constructor`,
 *   `prototype`)
 */
export async function readJson(request: SentBody): Promise<BodyResult<unknown>> {
  const text = await readText(request, 'application/json', 'invalid_json');
  if (!text.ok) return text;
  let hasRefusedKey = false;
  try {
    const value: unknown = JSON.parse(text.value, (key, part: unknown) => {
      hasRefusedKey ||= key === '__proto__' || key === 'constructor' || key === 'prototype';
      return part;
    });
    return hasRefusedKey ? { ok: false, code: 'validation' } : { ok: true, value };
  } catch {
    return { ok: false, code: 'invalid_json' };
  }
}

/** Reads a form posted without JavaScript (`application/x-www-form-urlencoded`), of at most 64 kB. */
export async function readFormPost(request: SentBody): Promise<BodyResult<URLSearchParams>> {
  const text = await readText(request, 'application/x-www-form-urlencoded', 'bad_request');
  return text.ok ? { ok: true, value: new URLSearchParams(text.value) } : text;
}

/** @param unreadable what it is called when it breaks off or is no UTF-8 */
async function readText(
  request: SentBody,
  type: string,
  unreadable: ProblemCode,
): Promise<BodyResult<string>> {
  const tooLarge = { ok: false, code: 'payload_too_large' } as const;
  // A wrong Content-Length is Node's to refuse; a right one saves the reading.
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) return tooLarge;
  const [given = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (given.trim().toLowerCase() !== type || encoding.toLowerCase() !== 'identity') {
    return { ok: false, code: 'unsupported_media_type' };
  }

  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      // The rest is never read.
      if (size > maxBodyBytes) return tooLarge;
      text += decoder.decode(chunk, { stream: true });
    }
    return { ok: true, value: text + decoder.decode() };
  } catch (error) {
    // Astro's adapter counts too, and breaks the stream off one chunk earlier.
    return isBodyTooLarge(error) ? tooLarge : { ok: false, code: unreadable };
  }
}

/** Whether a body that came in pieces was longer than `bodySizeLimit` of astro.config.ts allows. */
export function isBodyTooLarge(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Body size limit exceeded');
}

/** How much of a body that nobody wants is read, in bytes (1 MB), and for how long, in milliseconds. */
const most = 1024 * 1024;
const patienceMs = 1_000;

/**
 * Reads what is left of a body and drops it, so that the client, or the proxy in front, has sent it when the answer comes: ending
 * the connection earlier resets it, and the answer may be lost on its way. What is too large or too slow for that is not waited for;
 * `request.complete` tells.
 */
export async function dropBody(request: IncomingMessage): Promise<void> {
  // What arrived together with the head is parsed in this turn of the event loop.
  await setImmediate();
  if (request.complete || request.destroyed || Number(request.headers['content-length'] ?? 0) > most) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  let size = 0;
  request.on('data', (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > most) resolve();
  });
  for (const end of ['end', 'close', 'error'] as const) request.once(end, () => resolve());
  const timer = setTimeout(resolve, patienceMs);
  // A reader that gave up left it paused.
  request.resume();
  await over;
  clearTimeout(timer);
}
