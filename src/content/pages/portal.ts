import { brand, whatsappUrl } from '#brand.ts';
import * as figures from '../figures.ts';
import { withLaunch } from '../launch.ts';
import { kicker, solution } from '../solutions.ts';
import { asked, titled } from '../titled.ts';
import { queuePromise } from '../waitlist.ts';

/** Words of `/solucoes/portais-noticias` (R-POR-1 to R-POR-13). */
export const waitlist = { href: '/portal-ai-waitlist', label: 'Entrar na fila de espera' } as const;

/** The page's index: its anchors and what a reader calls them. */
export const pageSections = [
  { id: 'demo', label: 'Editor' },
  { id: 'diferenciais', label: 'Metas' },
  { id: 'metodologia', label: 'Etapas' },
  { id: 'recursos', label: 'Recursos' },
  { id: 'beneficios', label: 'Compromisso' },
  { id: 'investimento', label: 'Acesso' },
  { id: 'perguntas', label: 'Perguntas' },
] as const;

export const page = {
  title: 'Portal AI 1.0: plataforma com IA para portais de notícias',
  description: `${solution('portal-ai').description} Em beta fechado, com fila de espera.`,
} as const;

export const hero = {
  kicker: kicker('portal-ai'),
  demo: 'Testar o editor',
  /** Two lines, four on a phone. */
  title: 'O portal propõe, a\u00a0redação publica',
  lead: withLaunch(
    ({ sentence }) =>
      `Para jornais e portais: site, aplicativos e paywall, com IA que confere o texto e sugere título e capa. ${sentence}.`,
  ),
  terms: `Dúvidas? Resposta no WhatsApp ${brand.answersWithin}.`,
} as const;

export const showcase = {
  title: 'Sugestões ao lado do texto',
  beta: 'Beta fechado, com clientes selecionados.',
  action: 'Ver recursos',
  highlights: titled({
    'IA personalizada': 'As sugestões seguem o tom da sua redação.',
    'Curadoria automática': 'A IA propõe a ordem da capa; o editor confirma ou muda.',
    'Análise preditiva': 'O painel prevê os assuntos mais lidos das próximas horas.',
  }),
} as const;

export const differentials = {
  title: 'O que queremos entregar: seis metas',
  goals: 'São metas do projeto, que ainda não foi lançado.',
  /** Figures in their own notation (R-POR-4). `before` is said before the figure. */
  items: [
    {
      ...figures.portalTraffic,
      label: 'de tráfego orgânico',
      text: 'A IA sugere título, resumo e dados para a busca. O repórter escolhe o que fica.',
    },
    {
      before: 'menos de',
      ...figures.portalLoad,
      label: 'para carregar a página',
      text: 'Em banda larga, na matéria e na capa.',
    },
    {
      ...figures.portalProductivity,
      label: 'a produtividade da equipe',
      text: 'Menos copiar e colar, mais apuração.',
    },
    {
      ...figures.portalPrecision,
      label: 'de precisão nas sugestões',
      text: 'A redação revisa tudo antes de publicar.',
    },
    { ...figures.portalUptime, label: 'de disponibilidade', text: 'Também na noite da eleição.' },
    {
      ...figures.portalIntegrations,
      label: 'integrações',
      text: 'Do sistema de assinatura ao servidor de anúncios.',
    },
  ],
} as const;

export const methodology = {
  title: 'Quatro etapas em cinco semanas',
  goal: 'O prazo também é meta.',
  weeks: ['Semana 1', 'Semana 2', 'Semana 3', 'Semana 4', 'Semana 5'],
  /** The same of each step, where there is no room for the calendar. */
  when: ['Semanas 1 e 2', 'Semanas 2 e 3', 'Semanas 3 e 4', 'Semanas 4 e 5'],
  steps: titled({
    Descoberta: 'Mapeamos como a sua redação escreve, edita e publica.',
    Arquitetura: 'Seções, paywall e acervo em um plano que você aprova.',
    Desenvolvimento: 'Montamos o portal; a redação testa.',
    Lançamento: 'A redação escolhe o dia e a hora de publicar.',
  }),
} as const;

export const features = {
  title: 'Seis recursos do portal',
  /** Their drawings follow this order. */
  items: titled({
    'Editor WYSIWYG avançado': 'A tela mostra a matéria como ela vai ao ar, com foto, mapa e tabela.',
    'Personalização com IA':
      'A manchete é sempre a do editor; o resto da capa muda de ordem para cada leitor.',
    'Análise em tempo real': 'Quantos leem agora, de onde vieram e onde pararam.',
    'Paywall flexível': 'Cinco modelos de acesso, à escolha do jornal.',
    'Nativo e multiplataforma': 'PWA e aplicativos para iOS e Android. Sem sinal, a\u00a0leitura continua.',
    'Distribuição omnichannel': 'A matéria publicada uma vez sai em todos os canais que você marcou.',
  }),
  /** Below the text about the paywall. */
  models: ['Medido', 'Fechado', 'Freemium', 'Com cadastro', 'Microtransações'],
} as const;

/** What the drawings of the features show, in their order. */
export const featureDrawings = {
  /** A sentence in which a proposal marks a passage. */
  sentence: { before: 'Aprovado por', marked: '31 votos a 12', after: 'após oito horas' },
  /** The first is the editor's. */
  order: ['Manchete: fixa', 'Cidade sobe para Marina', 'Economia sobe para Rafa'],
  /** What the chart counts, the ends of its axis upwards, and those of its time axis. */
  readers: { unit: 'Leitores na matéria', most: '1.284', none: '0', from: '18h', to: '22h' },
  gate: '3 de 5 matérias grátis',
  /** A section, and a headline as the narrow screens break it. */
  screens: { section: 'Saúde', headline: ['Posto', 'reabre'] },
  /** The first three are marked by an editor. */
  channels: ['Site', 'Aplicativo', 'Newsletter', 'WhatsApp', 'Redes', 'Busca'],
} as const;

export const integrity = {
  title: 'O que a IA não faz',
  text: 'A IA pode errar. Quem responde pela notícia é a redação.',
  action: 'Ler o compromisso com o jornalismo',
  notes: [
    { title: 'Não assina matéria', text: 'A assinatura é de quem apurou.' },
    { title: 'Não publica sozinha', text: 'Só vai ao ar o que um editor aprova.' },
  ],
  /** Who stands for it (R-POR-9). */
  partners: [
    { title: 'Desde 2015', text: 'com compromisso público' },
    { title: '180+ Parceiros', text: 'entre portais e empresas', figure: figures.partners },
  ],
} as const;

export const investment = {
  title: 'Lançamento, beta e acesso',
  steps: [
    { label: 'Lançamento', title: withLaunch(({ short }) => short) },
    {
      label: 'Beta',
      title: 'Fechado, com clientes selecionados',
      text: 'Eles usam primeiro e dizem o que falta.',
    },
    {
      label: 'Acesso',
      title: 'Antecipado, com prioridade para a fila',
      text: 'Sem taxa de implantação. As condições vêm na proposta; não há vaga garantida.',
    },
  ],
  action: 'Garantir acesso antecipado',
} as const;

/** The modal about what is not taken on now. */
export const pausedProjects = {
  close: 'Fechar',
  title: 'Projetos temporariamente pausados',
  text: `Não aceitamos novos projetos de portal de notícias por enquanto. Para pedir acesso antecipado ao Portal AI 1.0, entre na fila. ${queuePromise}`,
  projects: [
    { mark: 'ring', title: 'Plataforma atual, de 2020', text: 'pausada' },
    { mark: 'ring', title: 'Portais em WordPress', text: 'pausados' },
    { mark: 'ring', title: 'Outras soluções tradicionais', text: 'pausadas' },
    { mark: 'dot', title: 'Portal AI 1.0', text: 'fila aberta' },
  ],
  dismiss: 'Entendido',
} as const;

export const questions = asked({
  'Quando o Portal AI 1.0 fica pronto?': withLaunch(({ sentence }) => `${sentence}.`),
  'A IA escreve a matéria?':
    'Ela propõe trechos e pode errar. O texto é da redação, e nada vai ao ar sem revisão.',
  'Como consigo acesso antes do lançamento?': `Pela fila de espera. ${queuePromise}`,
  'Quanto tempo leva a implantação?':
    'A meta é de 5 semanas, da descoberta ao lançamento, com suporte 24/7. Não há taxa de implantação.',
});

export const closing = {
  title: ['Peça acesso', 'ao Portal AI'],
  text: 'Entre na fila e diga do que a sua redação precisa.',
} as const;

export const faq = {
  /** The figures of the answers. */
  figures: [figures.portalWeeks, figures.portalSupport],
  goals: 'Prazo e suporte são metas.',
  title: 'Perguntas da redação',
  more: {
    text: 'Outra pergunta?',
    label: 'Conversar no WhatsApp',
    href: whatsappUrl('Oi! Quero saber mais sobre o Portal AI 1.0.'),
    newTab: true,
  },
} as const;
