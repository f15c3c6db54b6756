import type { APIContext } from 'astro';
import { describe, expect, it, vi } from 'vitest';
import { onRequest } from './middleware.ts';

const error = vi.fn();

/** The parts of Astro's context that the middleware reads. */
function context(pathname: string, isPrerendered = false, accept = '*/*'): APIContext {
  const parts = {
    request: new Request(`https://site.test${pathname}`, { headers: { Accept: accept } }),
    isPrerendered,
    routePattern: pathname,
    locals: { services: { log: { error } } },
  };
  return parts as unknown as APIContext;
}

async function answer(pathname: string, next: () => Promise<Response>, accept?: string): Promise<Response> {
  const response = await onRequest(context(pathname, false, accept), next);
  if (!(response instanceof Response)) throw new Error('no answer');
  return response;
}

describe('on-demand routes', () => {
  it('answer a failure in Portuguese, without its message, and log it', async () => {
    const failing = () => Promise.reject(new Error('segredo interno'));
    const api = await answer('/api/waitlist', failing);
    expect(api.status).toBe(500);
    expect(await api.json()).toEqual({
      code: 'internal',
      message: 'Erro interno. Por favor, tente novamente.',
    });
    const page = await answer('/copyright', failing);
    expect(await page.text()).toBe('Erro interno. Por favor, tente novamente.\n');
    const visited = await answer('/copyright', failing, 'text/html,*/*;q=0.8');
    expect(visited.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await visited.text()).toContain('<h1>Erro interno. Por favor, tente novamente.</h1>');
    expect(error).toHaveBeenCalledTimes(3);
  });

  it.each([
    // A body without a length, which the outer server could not refuse.
    [413, new Error('Body size limit exceeded: received more than 65536 bytes')],
    [503, Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ])('answer %i to what has a status of its own', async (status, failure) => {
    const response = await answer('/politica-de-privacidade/pedido', () => Promise.reject(failure));
    expect(response.status).toBe(status);
  });

  it('carry the headers of HTML when they are HTML, and only then', async () => {
    const answered = (headers: Readonly<Record<string, string>>) =>
      answer('/copyright', async () => new Response('<p>', { headers }));
    const html = await answered({ 'Content-Type': 'text/html' });
    expect(html.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"');
    const framed = await answered({ 'Content-Type': 'text/html', 'X-Frame-Options': 'SAMEORIGIN' });
    expect(framed.headers.has('Speculation-Rules')).toBe(false);
    const json = await answered({ 'Content-Type': 'application/json' });
    expect(json.headers.has('Speculation-Rules')).toBe(false);
  });
});

it('leaves prerendering alone: a failure there must fail the build', async () => {
  const failing = () => Promise.reject(new Error('página quebrada'));
  await expect(onRequest(context('/sobre', true), failing)).rejects.toThrow('página quebrada');
});
