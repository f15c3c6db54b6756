/**
 * Posts JSON to an endpoint of this site, from the browser. The request outlives the page.
 * @returns the answer's status; 0 when none came
 */
export async function tellServer(path: string, body: unknown): Promise<number> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
    return answer.status;
  } catch {
    return 0;
  }
}
