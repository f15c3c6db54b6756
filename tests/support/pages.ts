import type { APIRequestContext } from '@playwright/test';

/** Paths of the sitemap: the pages that search engines may show. */
export async function pagesOf(request: APIRequestContext): Promise<readonly string[]> {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const sitemap = new URL(/<loc>(.*?)<\/loc>/.exec(index)?.[1] ?? '').pathname;
  const xml = await (await request.get(sitemap)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
