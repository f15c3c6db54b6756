import type { FormValues, WaitlistRow } from '#features/waitlist/rules/fields.ts';
import { searchText } from '#features/waitlist/rules/search-text.ts';

/** A sign-up from the dialog, as it is sent to the endpoint. */
export const dialogRow = {
  nome: 'Helena Prado',
  email: 'helena@gazetadocais.example',
  empresa: 'Gazeta do Cais',
  cargo: 'editor',
  site: 'https://gazetadocais.com.br',
  source: 'newsletter',
} as const;

/** The page's form, filled in right. */
export const pageValues = {
  nome: 'Helena Prado',
  email: 'Helena@GazetaDoCais.example',
  empresa: 'Gazeta do Cais',
  cargo: 'outro',
  cargoCustom: 'Ouvidora',
  site: 'gazetadocais.com.br/equipe',
  phone: '(11) 90000-0000',
  hasNewsPortal: true,
  portalName: 'Portal do Cais',
  portalUrl: 'https://portaldocais.com.br',
  companySize: 'medio',
  goals: 'Publicar mais rápido.\nSem perder a revisão.',
  termsAccepted: true,
  journalismTermsAccepted: true,
} satisfies FormValues;

/** That form as a browser posts it: a ticked box sends `on`. */
export const pageFields = {
  ...pageValues,
  hasNewsPortal: 'on',
  termsAccepted: 'on',
  journalismTermsAccepted: 'on',
} as const;

/** What the page's form above is stored as, but for the moment of acceptance. */
export const pageRow = {
  ...dialogRow,
  cargo: 'Ouvidora',
  site: 'gazetadocais.com.br/equipe',
  source: 'portal-ai-dedicated',
  phone: '(11) 90000-0000',
  has_news_portal: true,
  portal_name: 'Portal do Cais',
  portal_url: 'https://portaldocais.com.br',
  company_size: 'medio',
  goals: 'Publicar mais rápido.\nSem perder a revisão.',
  terms_accepted: true,
  terms_accepted_at: '2026-03-04T15:00:00.250Z',
  journalism_terms_accepted: true,
  journalism_terms_accepted_at: '2026-03-04T15:00:00.250Z',
} satisfies WaitlistRow;

/** Of a sign-up whose visit came by no campaign's link. */
export const noCampaign = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_content: null,
} as const;

/** That row with what `addToWaitlist` puts beside it. */
export const storedRow = {
  ...pageRow,
  ...noCampaign,
  search_text: searchText(pageRow),
  idempotency_key: null,
};
