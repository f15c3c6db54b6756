import type { PageCost } from './page-cost.ts';

/** Upper limits of what a first visit downloads: bytes (see PageCost) and requests. */
type Budget = Omit<PageCost, 'route' | 'files'>;

/** Limits of routes that are alike. */
type Row = readonly [html: number, css: number, script: number, requests: number, ...routes: string[]];

/**
 * What a server may send before the first answer of the client: ten segments (RFC 6928) of 1,460 bytes, less the
 * headers of a document, which are about 1,410 bytes here and may grow a little behind a proxy.
 */
const firstFlight = 10 * 1_460 - 1_500;

/** The same font for all. */
const font = 33_500;

/**
 * Every route, with what it needs and five to ten percent: enough for another paragraph, not for another library. The
 * frame with the cookie banner is 8.6 kB of script and 17 requests of each row.
 */
const rows: readonly Row[] = [
  // Its first view waits for no second flight.
  [firstFlight, 9_900, 9_200, 20, '/'],
  // Short texts.
  [10_500, 8_800, 9_200, 18, '/404'],
  [11_700, 9_500, 9_200, 18, '/contato', '/termos'],
  // Long texts, with their contents.
  [12_500, 9_400, 9_400, 18, '/compromisso-jornalismo', '/termos-de-uso'],
  [13_500, 9_900, 9_400, 18, '/politica-de-conteudo', '/termos-de-servico'],
  // Scenes; the largest are a newsroom and a front page.
  [16_000, 10_300, 9_200, 18, '/solucoes/leia-la', '/solucoes/publicidade-legal'],
  [18_300, 11_600, 9_200, 18, '/solucoes/portais-noticias'],
  // The steps of the method.
  [15_600, 10_500, 9_700, 18, '/projetos'],
  // A newsletter in three versions and newspaper pages, each with the waitlist's dialog.
  [19_300, 12_300, 9_900, 20, '/solucoes/newsletter-ai'],
  [17_700, 11_400, 10_900, 20, '/sites-para-jornais'],
  // Forms: the waitlist and what fills in what was sent, the preferences, requests, the link builder with its code.
  [15_800, 10_400, 11_300, 18, '/portal-ai-waitlist'],
  [10_700, 8_800, 10_600, 22, '/portal-ai-waitlist/confirmacao'],
  [17_300, 10_600, 11_300, 18, '/politica-de-cookies'],
  [16_900, 10_500, 10_500, 21, '/politica-de-privacidade'],
  [19_600, 11_500, 11_300, 18, '/solucoes/chama-la'],
  // Logos drawn, a timeline, and their downloads.
  [19_200, 12_300, 10_900, 20, '/brand'],
  [20_200, 13_200, 11_200, 20, '/sobre'],
  // Particles on a canvas; search in the page.
  [18_400, 10_300, 12_900, 19, '/ai-first-human-centered'],
  [18_600, 12_500, 13_400, 21, '/solucoes'],
  // The staff's tool, an application: its list loads when it starts, and who opens it came to use it.
  [16_800, 12_000, 108_000, 32, '/copyright'],
];

const budgets: ReadonlyMap<string, Budget> = new Map(
  rows.flatMap(([html, css, script, requests, ...routes]) =>
    routes.map((route) => [route, { html, css, script, font, requests }]),
  ),
);

const words: Readonly<Record<keyof Budget, readonly [what: string, does: string, unit: string]>> = {
  html: ['O HTML de', 'tem', 'bytes'],
  css: ['O CSS de', 'tem', 'bytes'],
  script: ['O JS de', 'tem', 'bytes'],
  font: ['A fonte de', 'tem', 'bytes'],
  requests: ['A primeira visita a', 'faz', 'pedidos'],
};

/**
 * Holds a page against its budget.
 * @returns a sentence for each limit that it is over, or one when it has none; nothing when it keeps to all
 */
export function overruns(cost: PageCost): readonly string[] {
  const budget = budgets.get(cost.route);
  if (budget === undefined) return [`${cost.route} não tem limites.`];
  return (Object.keys(words) as (keyof Budget)[])
    .filter((kind) => cost[kind] > budget[kind])
    .map((kind) => {
      const [what, does, unit] = words[kind];
      return `${what} ${cost.route} ${does} ${cost[kind]} ${unit}; o limite é ${budget[kind]}.`;
    });
}

/**
 * Holds the table against the pages.
 * @returns a sentence for each route whose page was not built, so that no limit outlives its page
 */
export function orphans(costs: readonly PageCost[]): readonly string[] {
  return [...budgets.keys()]
    .filter((route) => !costs.some((cost) => cost.route === route))
    .map((route) => `Há um limite para ${route}, que não foi gerada.`);
}
