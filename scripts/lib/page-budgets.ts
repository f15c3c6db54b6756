import type { PageCost } from './page-cost.ts';

/** Upper limits of what a first visit downloads: bytes (see PageCost) and requests. */
type Budget = Omit<PageCost, 'route'>;

/**
 * What a server may send before the first answer of the client: ten segments (RFC 6928) of 1,460 bytes, less the
 * headers of a document, which are about 1,410 bytes here and may grow a little behind a proxy.
 */
const firstFlight = 10 * 1_460 - 1_500;

/** A page of text in the site's frame. Between five and ten percent above what the largest of them needs. */
const usual: Budget = { html: 13_500, css: 9_600, script: 4_800, font: 33_500, requests: 8 };

/** What needs more, and why. */
const exceptions: Readonly<Record<string, Partial<Budget> & { readonly because: string }>> = {
  '/': { because: 'its first view waits for no second flight', html: firstFlight, requests: 9 },
  '/ai-first-human-centered': { because: 'particles on a canvas', html: 18_400, script: 6_200, requests: 9 },
  '/brand': { because: 'logos drawn, and their downloads', html: 19_200, css: 11_300, requests: 11 },
  '/copyright': {
    because:
      "the staff's tool, an application: its list loads when it starts, and who opens it came to use it",
    html: 16_700,
    css: 11_100,
    script: 102_000,
    requests: 25,
  },
  '/politica-de-cookies': { because: 'long, with the preferences', html: 17_300, css: 9_800 },
  '/politica-de-privacidade': { because: 'long, with the form of requests', html: 16_900, requests: 11 },
  '/portal-ai-waitlist': { because: 'the form', html: 15_800 },
  '/portal-ai-waitlist/confirmacao': { because: 'fills in what was sent', requests: 13 },
  '/projetos': { because: 'the steps of the method', html: 15_600 },
  '/sites-para-jornais': { because: 'newspaper pages drawn', html: 17_700, css: 10_500, requests: 11 },
  '/sobre': {
    because: 'the timeline, and the download of the icon',
    html: 20_200,
    css: 12_400,
    requests: 11,
  },
  '/solucoes': { because: 'search in the page', html: 18_600, css: 11_600, script: 6_950, requests: 12 },
  '/solucoes/chama-la': { because: 'the link builder, with its code', html: 19_600, css: 10_700 },
  '/solucoes/leia-la': { because: 'scenes of the product', html: 16_000 },
  '/solucoes/newsletter-ai': {
    because: 'a newsletter in three versions',
    html: 19_300,
    css: 11_500,
    requests: 10,
  },
  '/solucoes/portais-noticias': { because: 'a newsroom and a front page', html: 18_300, css: 10_800 },
  '/solucoes/publicidade-legal': { because: 'the search of notices', html: 15_100 },
};

const words: Readonly<Record<keyof Budget, readonly [what: string, does: string, unit: string]>> = {
  html: ['O HTML de', 'tem', 'bytes'],
  css: ['O CSS de', 'tem', 'bytes'],
  script: ['O JS de', 'tem', 'bytes'],
  font: ['A fonte de', 'tem', 'bytes'],
  requests: ['A primeira visita a', 'faz', 'pedidos'],
};

/**
 * Holds a page against its budget.
 * @returns a sentence for each limit that it is over; none when it keeps to all
 */
export function overruns(cost: PageCost): readonly string[] {
  const budget: Budget = { ...usual, ...exceptions[cost.route] };
  return (Object.keys(words) as (keyof Budget)[])
    .filter((kind) => cost[kind] > budget[kind])
    .map((kind) => {
      const [what, does, unit] = words[kind];
      return `${what} ${cost.route} ${does} ${cost[kind]} ${unit}; o limite é ${budget[kind]}.`;
    });
}

/**
 * Holds the table against the pages.
 * @returns a sentence for each exception whose page was not built, so that none outlives its page
 */
export function orphans(costs: readonly PageCost[]): readonly string[] {
  return Object.keys(exceptions)
    .filter((route) => !costs.some((cost) => cost.route === route))
    .map((route) => `Há um limite para ${route}, que não foi gerada.`);
}
