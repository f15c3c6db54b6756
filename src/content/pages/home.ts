import { brand } from '#brand.ts';
import * as figures from '../figures.ts';
import { launchBadge, withLaunch } from '../launch.ts';
import { titled } from '../titled.ts';
import { listPath } from '../waitlist-lists.ts';

/** Words and figures of the home page. What the product scenes show is in `home-scenes.ts`. */

/** `fullTitle` is used as it is; other pages' titles get the brand's name behind them. */
export const page = {
  title: 'Início',
  fullTitle: `${brand.name}: a IA traça a linha, você põe o ponto`,
} as const;

export const pageSections = [
  { id: 'produtos', label: 'Produtos' },
  { id: 'portal-ai', label: 'Portal AI 1.0' },
  { id: 'metodologia', label: 'Método' },
  { id: 'projetos', label: 'Projetos' },
] as const;

export const hero = {
  title: 'A IA traça a linha, você põe o ponto.',
  lead: 'Criamos produtos digitais AI-first e centrados em pessoas, para portais de notícias e empresas.',
  /** On which terms one gets it, below the buttons. */
  terms: 'O Chama.lá é grátis e sem cadastro, a Publicidade\u00a0Legal é sob consulta, e os outros têm fila:',
  /** After it, the way into each queue. */
  lists: [
    { href: listPath('newsletter-ai'), label: 'Newsletter AI' },
    { href: listPath('sites-para-jornais'), label: 'Portal AI' },
    { href: '/contato', label: 'Leia.lá' },
  ],
  primary: { href: '/solucoes', label: 'Ver soluções' },
  secondary: { href: '/ai-first-human-centered', label: 'Nossa filosofia' },
} as const;

/** The strip under the first view. The year has no basis to open: it is a fact of the company, not a count. */
export const companyFigures = {
  title: 'A empresa em números',
  counted: [
    { ...figures.companies, label: 'empresas atendidas' },
    { ...figures.impressions, label: 'impressões em\u00a02024' },
  ],
  since: { value: `Desde ${brand.since}`, label: 'em atividade' },
} as const;

/** The three-step methodology (R-HOME-3). */
export const methodology = {
  title: 'De muitas hipóteses a uma decisão',
  legend: { proposal: 'proposta da IA', decision: 'decisão de uma pessoa' },
  steps: titled({
    'Inteligência artificial':
      'A máquina lê, compara, resume e rascunha. Tudo o que ela faz chega como proposta.',
    'Design experiencial':
      'Desenhamos a tela em que alguém confere, ajusta e aprova. Quem decide não precisa de manual.',
    'Arquitetura escalável': 'O que foi aprovado vai ao ar em uma base pensada para noite de eleição.',
  }),
} as const;

/** Head of the list of products. */
export const products = {
  title: ['Cinco produtos.', 'Em todos, quem decide é você.'],
  all: { href: '/solucoes', label: 'Ver todas as soluções' },
} as const;

/** A product's words beyond `solutions.ts`; `object` ends the link for who can't see it: 'Explorar a Newsletter AI'. */
export const productWords = {
  'newsletter-ai': {
    lead: 'Cada assinante recebe a sua versão da edição. A\u00a0IA escreve, a redação aprova.',
    object: 'a Newsletter AI',
  },
  'chama-la': {
    lead: 'O link de WhatsApp já com a mensagem escrita, e o QR code junto.',
    object: 'o Chama.lá',
  },
  'leia-la': { lead: 'Encurta o link, mede e leva cada leitor à página certa.', object: 'o Leia.lá' },
  'publicidade-legal': {
    lead: 'Editais, atas e balanços com certificação digital, da aprovação à publicação.',
    object: 'a Publicidade Legal',
  },
} as const;

/** The part on black about the news portal. */
export const flagship = {
  label: 'Conteúdo',
  badge: launchBadge,
  lead: withLaunch(
    ({ sentence }) =>
      `A IA confere e sugere na margem; a redação edita e publica. Está em beta fechado. ${sentence}.`,
  ),
  primary: { href: '/portal-ai-waitlist', label: 'Entrar na fila de espera' },
  secondary: { href: '/solucoes/portais-noticias', label: 'Explorar o Portal AI' },
} as const;

/** Custom projects: the five steps and their figure (R-HOME-4). */
export const projects = {
  title: 'Não coube em nenhum produto?',
  lead: 'Projetos personalizados são feitos sob consulta, em cinco etapas. Você aprova cada uma antes da próxima.',
  link: { href: '/projetos', label: 'Ver como funciona um projeto' },
  steps: ['Descoberta', 'Ideação', 'Prototipagem', 'Desenvolvimento', 'Evolução'],
  drawing: 'Cinco etapas em uma curva: descoberta, ideação, prototipagem, desenvolvimento e evolução.',
  fact: { ...figures.satisfaction, label: 'de satisfação' },
} as const;

export const closing = {
  /** The figure of `text`; its basis stands with those of the strip under the first view. */
  figure: figures.companiesOfHome,
  title: ['O próximo', 'ponto é seu'],
  text: `Mais de 50 empresas trabalham hoje com a gente. Para começar, basta uma mensagem. Respondemos ${brand.answersWithin}.`,
  primary: { href: '/contato', label: 'Falar com a equipe' },
  secondary: { href: '/solucoes', label: 'Ver soluções' },
} as const;
