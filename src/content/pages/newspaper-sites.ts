import { brand, whatsappUrl } from '#brand.ts';
import * as figures from '../figures.ts';
import { withLaunch } from '../launch.ts';
import { kicker } from '../solutions.ts';
import { asked, titled } from '../titled.ts';
import { queuePromise } from '../waitlist.ts';
import { listLink } from '../waitlist-lists.ts';

/** Words of `/sites-para-jornais`, the page for publishers (R-SPJ-1 to R-SPJ-6). */
export const page = {
  title: 'Sites para jornais',
  description:
    'Site, paywall e aplicativo com IA para jornais; a pauta continua com a redação. Em beta fechado, com fila de espera.',
} as const;

export const pageSections = [
  { id: 'demo', label: 'Painel' },
  { id: 'diferenciais', label: 'Metas' },
  { id: 'metodologia', label: 'Etapas' },
  { id: 'recursos', label: 'Recursos' },
  { id: 'beneficios', label: 'Independência' },
  { id: 'investimento', label: 'Acesso' },
  { id: 'perguntas', label: 'Perguntas' },
] as const;

/** Attributes of this page's waitlist links: they open the dialog, or lead to the list's own page. */
export const waitlistLink = listLink('sites-para-jornais');

export const hero = {
  kicker: kicker('portal-ai', page.title),
  title: ['O próximo site', 'do seu jornal'],
  lead: 'O Portal AI 1.0 reúne site, paywall e aplicativo com IA para jornais. A pauta continua com a redação.',
  notice: 'A fila é chamada antes da abertura.',
  secondary: 'Ver o painel da direção',
  sceneLabel: 'A primeira página de um jornal impresso e, ao lado, a mesma manchete no celular',
} as const;

/** The printed page and the phone of the hero: the newspaper and its stories are made up. */
export const frontPage = {
  paper: 'Gazeta do Cais',
  issue: 'Ano 41, nº 12.806',
  date: '12/03/2026',
  lead: 'Câmara aprova plano diretor após oito horas',
  text: 'Texto limita a altura dos prédios no centro.',
  stories: [
    ['Cidade', 'Metrô testa catraca por aproximação'],
    ['Economia', 'Porto bate recorde de contêineres'],
    ['Cultura', 'Festival fecha o centro'],
  ],
  /** Below them, on the printed page: a story across all columns, and three more. */
  second: ['Saúde', 'Posto volta a vacinar'],
  more: [
    ['Emprego', 'Feira abre 900 vagas'],
    ['Educação', 'Prova muda de data'],
    ['Bairros', 'Praça ganha horta nova'],
  ],
  proposed: 'IA montou',
  decided: 'Helena publicou',
} as const;

export const dashboard = {
  title: 'O painel da direção do jornal',
  lead: 'Assinatura e audiência na mesma tela. A\u00a0IA\u00a0sugere; a\u00a0direção decide o acesso.',
  beta: 'Em beta fechado, só para clientes selecionados.',
  action: 'Conhecer os recursos',
  highlights: titled({
    'IA personalizada': 'Cada assinante encontra primeiro o que costuma ler.',
    'Curadoria automática': 'A capa da madrugada chega montada; o\u00a0editor aprova.',
    'Análise preditiva': 'A previsão de leitura ajuda a escalar a equipe de amanhã.',
  }),
  /** The picture: the newspaper, the people and the counts are made up. */
  scene: {
    frame: {
      label:
        'Painel da direção do jornal: o tipo de acesso de cada caderno e a previsão de leitura de três pautas',
      bar: { name: 'Gazeta do Cais', detail: 'Direção', end: 'quinta, 12 de março' },
      proposed: 'IA sugeriu abrir Vestibular a todos',
      decided: 'Renata abriu até sábado',
    },
    sectionsTitle: 'Semana de 6 a 12 de março',
    /** Over the columns of the list. */
    columns: ['Caderno', 'Acesso', 'Assinaturas'],
    sections: [
      ['Política', 'Medido', '412'],
      ['Esporte', 'Freemium', '188'],
      ['Colunas', 'Fechado', '136'],
      ['Bairros', 'Com cadastro', '97'],
      ['Acervo', 'Microtransações', '41'],
    ],
    forecastTitle: 'Leitura por hora, em milhares',
    /** Ends and middle of the time axis, and the values of the lines across. */
    hours: ['hoje, 6h', 'agora', 'amanhã, 12h'],
    thousands: ['20', '15', '10', '5', '0'],
    stories: ['Plano diretor', 'Vestibular', 'Vacina'],
  },
} as const;

export const goals = {
  title: 'Seis metas, em classificados',
  goals: 'O produto ainda não foi lançado: os números são metas.',
  /** Figures in their own notation (R-SPJ-6), each in a small ad; `before` is said before the figure. */
  items: [
    { ...figures.portalTraffic, label: 'Procura-se leitor', text: 'de tráfego orgânico' },
    {
      before: 'menos de',
      ...figures.publisherLoad,
      label: 'Dispensa-se espera',
      text: 'para abrir a página no 4G',
    },
    { ...figures.portalProductivity, label: 'Devolve-se tempo', text: 'a produtividade da redação' },
    { ...figures.portalPrecision, label: 'Oferece-se ajudante', text: 'de precisão nas sugestões' },
    { ...figures.portalUptime, label: 'Mantém-se no ar', text: 'do tempo no ar' },
    { ...figures.portalIntegrations, label: 'Ligam-se sistemas', text: 'integrações' },
  ],
} as const;

export const layout = {
  title: 'Da página em branco ao ar em cinco semanas',
  goal: 'O prazo é meta: a plataforma ainda não foi lançada.',
  /** In the order of the methodology's four steps. */
  texts: [
    'A página está em branco. Perguntamos antes de\u00a0desenhar.',
    'O espelho fica pronto: cadernos, anúncios e paywall no lugar.',
    'O texto entra, e a sua equipe vê a página encher.',
    'Página fechada. A direção do jornal aprova; a redação publica.',
  ],
} as const;

export const sections = {
  title: 'Seis recursos, em cadernos',
  /** In the picture of each. */
  words: [
    ['Aprovado'],
    ['Cidade', 'Esporte'],
    ['1.284'],
    ['3 de 5'],
    ['Posto'],
    ['site', 'app', 'redes', 'e-mail'],
  ],
  items: titled({
    'Editor WYSIWYG avançado': 'O repórter vê a página enquanto escreve. Não precisa de código.',
    'Personalização com IA':
      'A manchete é a mesma para todos; abaixo dela, cada leitor acha primeiro a sua seção.',
    'Análise em tempo real': 'A reunião de pauta começa com o que está sendo lido agora.',
    'Paywall flexível': 'Medido, fechado, freemium, com cadastro ou por microtransações. Mude quando quiser.',
    'Nativo e multiplataforma': 'PWA, iOS e Android, com leitura sem conexão, como no metrô.',
    'Distribuição omnichannel': 'Uma matéria vai ao site, ao aplicativo, às redes e ao e-mail.',
  }),
} as const;

export const editorial = {
  title: 'Independência editorial',
  paragraphs: [
    'Não mexemos na pauta: não lemos a matéria antes nem vetamos assunto. O único limite é o da lei e da política de conteúdo.',
    'A IA propõe dentro do editor e não publica. Ela pode errar; por isso a redação revisa antes de publicar.',
  ],
  notes: [
    { title: 'Desde 2015', text: 'o compromisso é público' },
    { title: '180+ Parceiros', text: 'entre portais e empresas', figure: figures.partners },
  ],
  action: 'Ler o compromisso',
} as const;

export const coupon = {
  title: 'Condições de acesso',
  lead: queuePromise,
  rows: [
    { label: 'Lançamento', value: withLaunch(({ short }) => short) },
    { label: 'Beta', value: 'Fechado, para clientes selecionados' },
    { label: 'Acesso', value: 'Antecipado, com prioridade para a fila; sem taxa de implantação' },
  ],
  action: 'Garantir acesso antecipado',
} as const;

export const questions = asked({
  'Vocês ainda fazem sites tradicionais para jornais?': withLaunch(
    ({ sentence }) =>
      `Por enquanto, não. Novos projetos tradicionais de portal de notícias estão pausados: a equipe se dedica à plataforma com IA, o Portal AI 1.0. ${sentence}.`,
  ),
  'O que entra nessa pausa?':
    'A plataforma atual, de 2020, os portais em WordPress e outras soluções tradicionais.',
  'O que ganho entrando na fila de espera?': `Acesso antecipado ao Portal AI 1.0, se abrir vaga. ${queuePromise}`,
  'Existe taxa de implantação?': 'Não. A meta da implantação é de 5 semanas, da descoberta ao lançamento.',
  'Que tipos de paywall o jornal pode usar?':
    'Medido, fechado, freemium, com cadastro e por microtransações. A escolha é do jornal, e pode mudar.',
  'Há atendimento se o site cair de madrugada?': 'Essa é a meta: suporte 24/7 a partir do lançamento.',
});

export const closing = {
  title: ['Seu jornal', 'na fila'],
  text: 'O formulário pede nome, e-mail, jornal e cargo. O aviso chega por e-mail.',
  /** The first front page of the visitor's own newspaper. */
  paper: 'Seu jornal',
  issue: 'Nº 1',
} as const;

export const faq = {
  /** The figures of the answers. */
  figures: [figures.portalWeeks, figures.portalSupport],
  goals: 'Até o lançamento, prazo e suporte são metas.',
  title: 'Perguntas da direção',
  more: {
    text: `Não achou a sua? A resposta chega ${brand.answersWithin}.`,
    label: 'Conversar no WhatsApp',
    href: whatsappUrl('Oi! Tenho um jornal e quero saber mais sobre o Portal AI 1.0.'),
    newTab: true,
  },
} as const;
