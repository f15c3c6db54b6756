import { generator } from '#content/generator.ts';
import { tooManyMessage } from '#content/problems.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/code.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { timeLimit } from '#shared/time-limit.ts';

/** What came of a call; `reason` is for the person, in Portuguese. */
export type CallOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

const path = '/api/copyright-generations';
/** How long an answer is awaited, in milliseconds. */
const timeoutMs = 20_000;
const { messages, saved } = generator;

/**
 * The newest generations, or those whose client's name contains a term (R-GEN-25, R-GEN-26).
 * @param term empty for the newest
 * @param signal aborts the call; its outcome is then ignored
 */
export async function listGenerations(
  term: string,
  signal: AbortSignal,
): Promise<CallOutcome<readonly SavedGeneration[]>> {
  try {
    const response = await fetch(term === '' ? path : `${path}?${new URLSearchParams({ search: term })}`, {
      signal: timeLimit(timeoutMs, signal),
    });
    if (response.status === 401) return { ok: false, reason: messages.signedOut };
    if (!response.ok) return { ok: false, reason: saved.tryAgain };
    const { items } = (await response.json()) as { readonly items: readonly SavedGeneration[] };
    return { ok: true, value: items };
  } catch {
    return { ok: false, reason: messages.offlineList };
  }
}

/** Stores a code with what it was built from. */
export async function saveGeneration(code: BuiltCode): Promise<CallOutcome<null>> {
  const { values, embed } = code;
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_name: values.clientName,
        product_url: values.url,
        embed_code: embed,
        preview_mode: values.mode,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { ok: true, value: null };
    return { ok: false, reason: await refusal(response) };
  } catch {
    return { ok: false, reason: messages.offline };
  }
}

async function refusal(response: Response): Promise<string> {
  if (response.status === 401) return messages.signedOut;
  if (response.status === 429) {
    return tooManyMessage(Math.max(1, Math.ceil(Number(response.headers.get('Retry-After')) || 60)));
  }
  return messages.tryAgain;
}
