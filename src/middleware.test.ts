import type { APIContext } from 'astro';
import { describe, expect, it, vi } from 'vitest';
import { onRequest } from './middleware.ts';

const error = vi.fn();

/** The parts of Astro's context that the middleware reads. */
function context(pathname: string, isPrerendered = false): APIContext {
  const parts = {
    url: new URL(pathname, 'https://site.test'),
    isPrerendered,
    locals: { services: { log: { error } }, clientKey: 'chave' },
  };
  return parts as unknown as APIContext;
}

async function answer(pathname: string, next: () => Promise<Response>): Promise<Response> {
  const response = await onRequest(context(pathname), next);
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
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('answer 413 when a body without a length turns out too long', async () => {
    const response = await answer('/api/waitlist', () =>
      Promise.reject(new Error('Body size limit exceeded: received more than 65536 bytes')),
    );
    expect(response.status).toBe(413);
  });

  it('carry the headers of HTML when they are HTML, and only then', async () => {
    const html = await answer('/copyright', () =>
      Promise.resolve(new Response('<p>', { headers: { 'Content-Type': 'text/html' } })),
    );
    expect(html.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(html.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"');
    const framed = await answer('/copyright/previa', () =>
      Promise.resolve(
        new Response('<p>', { headers: { 'Content-Type': 'text/html', 'X-Frame-Options': 'SAMEORIGIN' } }),
      ),
    );
    expect(framed.headers.has('Speculation-Rules')).toBe(false);
    const json = await answer('/api/x', () => Promise.resolve(Response.json({})));
    expect(json.headers.has('Speculation-Rules')).toBe(false);
  });
});

it('leaves prerendering alone: a failure there must fail the build', async () => {
  const failing = () => Promise.reject(new Error('página quebrada'));
  await expect(onRequest(context('/sobre', true), failing)).rejects.toThrow('página quebrada');
});
