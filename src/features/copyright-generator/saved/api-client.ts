import { generator } from '#content/generator.ts';
import { tooManyMessage } from '#content/problems.ts';
import type { BuiltCode } from '#features/copyright-generator/embed/schema.ts';
import type { SavedGeneration } from '#features/copyright-generator/server/store.ts';
import { timeLimit } from '#shared/time-limit.ts';

/** What came of a call; `problem` is for the person, in Portuguese. */
type CallOutcome<Value> = { readonly value: Value; readonly problem?: never } | { readonly problem: string };

const path = '/api/copyright-generations';
const timeoutMs = 20_000;
const { messages, saved } = generator;

/**
 * The newest generations, or those whose client's name contains a term (R-GEN-25, R-GEN-26).
 * @param term empty for the newest
 * @param signal aborts the call; its outcome is then ignored
 */
export function listGenerations(
  term: string,
  signal: AbortSignal,
): Promise<CallOutcome<readonly SavedGeneration[]>> {
  return call(
    term === '' ? path : `${path}?${new URLSearchParams({ search: term })}`,
    { signal: timeLimit(timeoutMs, signal) },
    { offline: messages.offlineList, tryAgain: saved.tryAgain },
    async (response) => (await response.json()).items,
  );
}

/** Stores a code with what it was built from. */
export function saveGeneration({ values, embed }: BuiltCode): Promise<CallOutcome<null>> {
  const row = {
    client_name: values.clientName,
    product_url: values.url,
    embed_code: embed,
    preview_mode: values.mode,
  };
  return call(
    path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(timeoutMs),
    },
    messages,
    async () => null,
  );
}

async function call<Value>(
  address: string,
  request: RequestInit,
  problems: { readonly offline: string; readonly tryAgain: string },
  read: (response: Response) => Promise<Value>,
): Promise<CallOutcome<Value>> {
  try {
    const response = await fetch(address, request);
    if (response.ok) return { value: await read(response) };
    if (response.status === 401) return { problem: messages.signedOut };
    if (response.status !== 429) return { problem: problems.tryAgain };
    const seconds = Number(response.headers.get('Retry-After')) || 60;
    return { problem: tooManyMessage(Math.max(1, Math.ceil(seconds))) };
  } catch {
    return { problem: problems.offline };
  }
}
