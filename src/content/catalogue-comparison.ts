import type { Solution } from './schema.ts';
import { listPath } from './waitlist-lists.ts';

/** The six side by side, under the cards. What each is open to today is its status, in `solutions.ts`. */
export const comparison = {
  title: 'Quem pode usar hoje e como entrar',
  /** Heads of the columns, which a phone shows beside each answer. */
  columns: ['Solução', 'Para quem', 'Acesso hoje', 'Como entrar'],
  rows: {
    'newsletter-ai': {
      audience: 'Portais e jornais com newsletter',
      enter: { href: listPath('newsletter-ai'), label: 'Entrar na fila' },
    },
    'portal-ai': {
      audience: 'Portais que vão trocar de plataforma',
      enter: { href: '/portal-ai-waitlist', label: 'Entrar na fila' },
    },
    'publicidade-legal': {
      audience: 'Portais com publicações legais',
      enter: { href: '/contato', label: 'Pedir proposta' },
    },
    'chama-la': {
      audience: 'Negócios que atendem pelo WhatsApp',
      enter: { href: '/solucoes/chama-la#criar', label: 'Criar um link' },
    },
    'leia-la': {
      audience: 'Jornais e empresas com muitos links',
      enter: { href: '/contato', label: 'Falar com a equipe' },
    },
    projetos: {
      audience: 'Empresas que precisam de outra coisa',
      enter: { href: '/contato', label: 'Contar o caso' },
    },
  },
} as const satisfies {
  readonly title: string;
  readonly columns: readonly [solution: string, audience: string, access: string, enter: string];
  readonly rows: Readonly<
    Record<
      Solution['id'],
      { readonly audience: string; readonly enter: { readonly href: string; readonly label: string } }
    >
  >;
};
