/** Texts of `/solucoes` around the solutions, which are in `solutions.ts`. */

export const page = {
  title: 'Soluções: seis, com um ponto em comum',
  description:
    'Newsletter AI, Portal AI 1.0, Publicidade Legal, Chama.lá, Leia.lá e projetos personalizados. Busque pelo problema que você quer resolver.',
} as const;

export const hero = {
  /** In its parts, because a phone breaks the second line. */
  lines: ['Seis soluções,', ['um ponto', 'em comum']],
  lead: 'Cada uma resolve um pedaço do trabalho. Em todas, a máquina propõe e uma pessoa da sua equipe decide.',
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

/** On a solution's card. */
export const card = {
  featured: 'Destaque',
  /** After the benefits that are shown. */
  more: (count: number): string => `+${count} mais`,
} as const;

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
  title: ['Conte o caso,', 'a gente aponta'],
  text: 'Descreva o problema como você o contaria a um colega. Se nenhuma das seis servir, dizemos isso também.',
  primary: 'Contar o caso',
  secondary: 'Ver projetos personalizados',
} as const;
