import type { Schema } from '#server/database/tables.ts';
import type { Endpoint } from '#server/services.ts';
import {
  consents,
  copyrightGenerations,
  dataRequests,
  siteReferrals,
  waitlist,
} from '../../src/api/index.ts';
import { generation } from './database/generation.ts';
import { pageRow } from './database/signups.ts';

/** A way into the database that is open to anybody. */
interface OpenEndpoint {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly table: keyof Schema;
  /** A body that is accepted; no two are of the same person or about the same. */
  readonly example: () => Readonly<Record<string, unknown>>;
}

/** A visit with a referrer, as the browser tells of it. */
const visit = {
  referring_domain: 'https://www.JORNALAÇÃO.com.br/capa',
  page_visited: '/sites-para-jornais',
  user_agent: 'Mozilla/5.0 “teste” \\ "aspas" 📰',
  metadata: {
    screen_width: 390,
    screen_height: 844,
    language: 'pt-BR',
    timestamp: '2026-03-12T12:00:00.000Z',
    referrer: 'https://jornalacao.com.br/',
  },
};

export const consent = () => ({
  receipt: crypto.randomUUID(),
  decision: { essential: true, analytics: true, functional: false, marketing: false },
  policy_version: '0123456789abcdef',
  layer: 'banner' as const,
});

/** A request under art. 18. */
export const asked = {
  kind: 'access',
  nome: 'Helena Prado',
  email: 'helena@gazetadocais.example',
  details: 'Tudo o que houver.',
} as const;

export const openEndpoints: readonly OpenEndpoint[] = [
  {
    path: '/api/waitlist',
    endpoint: waitlist,
    table: 'waitlist',
    example: () => ({ ...pageRow, email: `${crypto.randomUUID()}@x.com` }),
  },
  { path: '/api/site-referrals', endpoint: siteReferrals, table: 'site_referrals', example: () => visit },
  {
    path: '/api/copyright-generations',
    endpoint: copyrightGenerations,
    table: 'copyright_generations',
    example: () => ({ ...generation(`Jornal <b> ${crypto.randomUUID()}`) }),
  },
  { path: '/api/consents', endpoint: consents, table: 'consents', example: consent },
  {
    path: '/api/data-requests',
    endpoint: dataRequests,
    table: 'data_requests',
    example: () => ({ ...asked, details: `Tudo o que houver.\n${crypto.randomUUID()}` }),
  },
];
