import type { IncomingMessage } from 'node:http';
import { solutions } from '#content/solutions.ts';
import { dialogLists, listPath } from '#content/waitlist-lists.ts';
import { namesHtml } from '#server/http/answers/problems.ts';
import { campaignIn, campaignName } from '#shared/campaign.ts';
import { parseUrl } from '#shared/url.ts';
import type { CountKind, DayCounts } from './day-counts.ts';

/** The pages that sell, and the forms that they lead to. */
export const sellingPages: ReadonlySet<string> = new Set([
  '/',
  '/solucoes',
  ...solutions.map(({ path }) => path),
  '/sites-para-jornais',
  '/portal-ai-waitlist',
  ...dialogLists.map(listPath),
]);

/** In the place of a page that sells, for a form sent from anywhere else. */
export const otherPage = 'outra';

/** What programs call themselves that say they are none of a person's browser. */
const robots =
  /(?<!cu)bot|crawl|spider|slurp|scrap|preview|facebookexternalhit|whatsapp|fetch|monitor|check|lighthouse|headless|https?:|curl|wget|python|java\/|go-http|^node|axios|okhttp|libwww/i;

const isRobot = (userAgent: string | null | undefined): boolean => !userAgent || robots.test(userAgent);

/**
 * Counts a request for a page as a view, if it is one of a person who sees the page now. A page that the browser has already and only asks
 * for anew (304) is a view; one that it shows from its back/forward cache asks for nothing, and is the same view as before. What is
 * fetched or rendered ahead is none: the page itself tells when it is shown.
 */
export function countView(
  counts: Pick<DayCounts, 'add'>,
  { method, url = '', headers }: IncomingMessage,
  page: string,
): void {
  if (method !== 'GET' || !sellingPages.has(page)) return;
  const ahead = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (ahead !== undefined || isRobot(headers['user-agent'])) return;
  const use = headers['sec-fetch-dest'];
  if (use === undefined ? !namesHtml(headers.accept) : use !== 'document') return;
  counts.add('view', page, campaignOf(url));
}

/**
 * Counts what a page tells: that it is shown after it was rendered ahead, or that its form is begun. Which page, and with which campaign in
 * its address, the browser says by itself (`Referer`).
 */
export function countTold(
  counts: Pick<DayCounts, 'add'>,
  kind: Exclude<CountKind, 'sent'>,
  headers: { get(name: string): string | null },
): void {
  if (isRobot(headers.get('User-Agent'))) return;
  const from = parseUrl(headers.get('Referer') ?? '');
  const page = from && pageOf(from.pathname);
  if (from && page) counts.add(kind, page, campaignOf(from.search));
}

/** The page that sells at an address, or whose form was sent there; undefined for any other. */
export function pageOf(pathname: string): string | undefined {
  const page = pathname.replace(/\/enviar$/, '');
  return sellingPages.has(page) ? page : undefined;
}

function campaignOf(address: string): string | undefined {
  const query = address.indexOf('?');
  return query < 0 || !address.includes('utm_') ? undefined : campaignName(campaignIn(address.slice(query)));
}
