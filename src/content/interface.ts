import { brand } from '#brand.ts';
import type { DatedText } from '#shared/dated-text.ts';

/** Texts of the parts that every page is made of: header, menu, footer, dialogs, and links that recur. */

export const skipLink = 'Pular para o conteúdo';

/** The wordmark's link. */
export const homeLink = `${brand.name}, página inicial`;

export const header = {
  label: 'Principal',
  about: 'Sobre',
  solutions: 'Soluções',
  projects: 'Projetos',
  contact: 'Contato',
  openMenu: 'Abrir menu',
  /** In its place without JavaScript. */
  menuBelow: 'Menu no fim da página',
} as const;

/** The foot of the Soluções dropdown. */
export const dropdown = {
  notFound: 'Não achou?',
  customProjects: 'Fazemos sob medida',
  all: 'Ver todas as soluções',
} as const;

export const menu = { label: 'Menu', close: 'Fechar menu' } as const;

/** The two sentences of the footer's last line. */
export const footer = {
  /** In the year of the page's making and in the next: pages are built once and read for months. */
  copyright: (year: number): DatedText => {
    const line = (of: number): string => `© ${of} ${brand.name}. Todos os direitos reservados.`;
    return { lastDay: `${year}-12-31`, text: line(year), after: line(year + 1) };
  },
  since: `Em atividade desde ${brand.since}.`,
  /** Who offers what the site sells (Decreto 7.962/2013, art. 2); the e-mail is a link after them. */
  company: [
    brand.legal.corporateName,
    `CNPJ ${brand.legal.cnpj}`,
    `${brand.legal.street}, ${brand.legal.city}, ${brand.legal.state}`,
    `CEP ${brand.legal.postalCode}`,
  ],
} as const;

/** How a drawing with made-up people, newspapers and numbers says so: to the eye, and before its description. */
export const example = {
  word: 'exemplo',
  describe: (drawing: string): string => `Exemplo: ${drawing.charAt(0).toLowerCase()}${drawing.slice(1)}`,
} as const;

export const closeDialog = 'Fechar';
export const closeToast = 'Fechar aviso';

/** What a screen reader says at the end of a link that opens a new tab. */
export const opensNewTab = '(abre em nova aba)';

/** The list of a page's sections. */
export const pageIndex = 'Nesta página';

/** The products beside the one that a page is about. */
export const productPager = { label: 'Outras soluções', previous: 'Anterior', next: 'Próxima' } as const;

/** Names of the pages above a page, in its structured data. */
export const trailNames = { home: 'Início', solutions: 'Soluções' } as const;

/** The note under figures that says where they come from; opened, it says whose those without a report are, and lists each with its basis. */
export const basis = {
  one: 'De onde vem este número',
  many: 'De onde vêm estes números',
  declared: 'Declaração nossa, ainda sem relatório publicado.',
} as const;

/** Under a button whose form can't be fetched. */
export const offline = 'Sem conexão: o formulário não abriu. Verifique sua conexão e tente de novo.';

export const notFound = {
  title: 'Página não encontrada',
  description: 'Esta página não foi encontrada. Volte ao início ou siga para Soluções, Projetos ou Contato.',
  headline: ['Saiu da', 'órbita'],
  lead: 'Esta página não foi encontrada. O endereço mudou ou foi digitado com erro. Volte ao início ou escolha um caminho.',
  home: 'Ir para o início',
  back: 'Voltar',
  pathsLabel: 'Outros caminhos',
  paths: [
    { href: '/solucoes', title: 'Soluções' },
    { href: '/projetos', title: 'Projetos' },
    { href: '/contato', title: 'Contato' },
  ],
  /** Along the orbit of the drawing, on a wide screen and on a phone. */
  orbit: { wide: 'erro 404: nada neste endereço', tall: 'erro 404' },
} as const;
