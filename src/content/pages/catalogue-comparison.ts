import { listPath } from '../waitlist-lists.ts';

/** The six side by side, under the cards. For whom each is and who can have it today stand in `solutions.ts`. */
export const comparison = {
  title: 'Quem pode usar hoje e como entrar',
  /** Heads of the columns, which a phone shows beside each answer. */
  columns: ['Solução', 'Para quem', 'Acesso hoje', 'Como entrar'],
  /** How to get in. */
  enter: {
    'newsletter-ai': { href: listPath('newsletter-ai'), label: 'Entrar na fila' },
    'portal-ai': { href: '/portal-ai-waitlist', label: 'Entrar na fila' },
    'publicidade-legal': { href: '/contato', label: 'Pedir proposta' },
    'chama-la': { href: '/solucoes/chama-la#criar', label: 'Criar um link' },
    'leia-la': { href: '/contato', label: 'Falar com a equipe' },
    projetos: { href: '/contato', label: 'Contar o caso' },
  },
} as const;
