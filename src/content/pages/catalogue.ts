import { brand } from '#brand.ts';
import { withLaunch } from '../launch.ts';

/** Texts of `/solucoes` around the solutions, which are in `solutions.ts`. */

export const page = {
  title: 'Soluções para portais de notícias e empresas',
  description:
    'Newsletter AI, Portal AI 1.0, Publicidade Legal, Chama.lá, Leia.lá e projetos personalizados: o que cada solução faz, para quem e como ter acesso.',
} as const;

export const hero = {
  label: 'Soluções · grátis, com fila ou sob consulta',
  title: ['Seis soluções,', 'da notícia ao anúncio'],
  lead: 'Para portais de notícias e empresas. Veja a tela de cada uma, o que faz e como ter acesso.',
} as const;

export const catalogue = {
  title: 'Catálogo',
  all: 'Ver todas as soluções',
  /** Nothing matches what was typed; the two sentences are fixed (docs/requirements.md). */
  none: {
    title: 'Nenhuma solução encontrada',
    text: 'Não encontramos soluções que correspondam aos seus critérios atuais.',
  },
} as const;

export const card = {
  featured: 'Destaque',
  /** After the benefits that are shown. */
  more: (count: number): string => `+${count} mais`,
} as const;

/** After the status of the product with the launch's badge. */
export const cardLaunch = withLaunch(
  ({ short }) => `Lançamento: ${short.charAt(0).toLowerCase()}${short.slice(1)}.`,
);

export const search = {
  open: 'Buscar soluções',
  close: 'Fechar busca',
  placeholder: 'Buscar',
  /** How many were found. */
  count: (count: number): string => {
    if (count === 0) return 'Nenhuma solução';
    return count === 1 ? '1 solução' : `${count} soluções`;
  },
  /** The same, with what was typed, for a screen reader. */
  status: (count: string, query: string): string => `${count} para “${query}”`,
} as const;

export const closing = {
  title: ['Conte', 'o\u00a0seu caso'],
  text: `Descreva o problema como o contaria a um colega. Respondemos ${brand.answersWithin}, mesmo que nenhuma das seis sirva.`,
  primary: 'Contar o caso',
  secondary: 'Ver projetos',
  /** On the tab of the drawing's last card, and its first line. */
  card: 'Seu caso',
  case: 'Preciso publicar o diário oficial até\u00a0as\u00a06h',
} as const;
