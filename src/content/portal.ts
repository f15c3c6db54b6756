import type { FaqItem } from './schema.ts';

/** Words of `/solucoes/portais-noticias` (R-POR-1 to R-POR-13). */
export const waitlist = { href: '/portal-ai-waitlist', label: 'Entrar na fila de espera' } as const;

/** The message that the chat opens with. */
export const whatsappText = 'Oi! Quero saber mais sobre o Portal AI 1.0.';

export const page = {
  title: 'Portal AI 1.0: portal de notícias com IA na margem',
  description:
    'O portal propõe título, checagem e distribuição; a redação decide e publica. Beta fechado, lançamento no primeiro semestre de 2026.',
} as const;

export const hero = {
  demo: 'Ver o editor',
  /** Each line breaks once more on a phone. */
  lines: [
    ['O portal', 'propõe,'],
    ['a redação', 'publica'],
  ],
  lead: 'No Portal AI 1.0, a IA confere, sugere e distribui na margem do texto. Lançamento no primeiro semestre de 2026.',
  /** Headlines of a made-up front page: their column rules become the lines that end in the full stop. */
  columns: [
    {
      section: 'Política',
      title: 'Câmara aprova plano diretor após oito horas',
      text: '31 votos a 12, com galerias cheias.',
    },
    {
      section: 'Cidade',
      title: 'Metrô testa catraca por aproximação',
      text: 'Teste começa em duas estações da linha azul.',
    },
    {
      section: 'Saúde',
      title: 'Posto da Vila Nova volta a vacinar',
      text: 'Atende das 7h às 16h, sem agendamento.',
    },
    {
      section: 'Economia',
      title: 'Porto bate recorde de contêineres',
      text: 'Movimento de março é o maior da série.',
    },
    {
      section: 'Cultura',
      title: 'Festival fecha o centro no sábado',
      text: 'Doze linhas de ônibus mudam de rota.',
    },
    {
      section: 'Trabalho',
      title: 'Feira de empregos abre 900 vagas',
      text: 'Metade é para o primeiro emprego.',
    },
  ],
} as const;

export const showcase = {
  title: 'O que fica na margem',
  beta: 'Beta fechado, com clientes selecionados.',
  betaText: 'Quem está na fila de espera entra antes do lançamento.',
  action: 'Ver recursos',
  highlights: [
    { title: 'IA personalizada', text: 'Sugere no tom da sua redação, não num tom qualquer.' },
    { title: 'Curadoria automática', text: 'Propõe a ordem da capa. Quem edita confirma ou muda.' },
    { title: 'Insights preditivos', text: 'Mostra a pauta que deve crescer antes de ela crescer.' },
  ],
} as const;

/** The picture of the editor: the newspaper, the people and the story are made up. */
export const newsroom = {
  label:
    'Editor de uma matéria com três sugestões da IA na margem: uma foi aceita pela repórter, duas esperam por ela',
  proposed: '3 propostas na margem',
  decided: 'Helena publica',
  paper: 'Gazeta do Cais',
  section: 'Política / Plano diretor',
  saved: 'Salvo às 22h41',
  tools: ['T', 'N', '“ ”', 'Foto', 'Vídeo', 'Tabela', 'Mapa'],
  marginTool: 'Margem',
  todayTitle: 'Hoje',
  today: [
    'Câmara aprova plano diretor',
    'Metrô testa catraca',
    'Posto volta a vacinar',
    'Porto bate recorde',
    'Festival fecha o centro',
  ],
  tomorrowTitle: 'Amanhã',
  tomorrow: ['Feira abre 900 vagas', 'Entrevista: quem votou contra'],
  byline: 'Política · por Helena Prado',
  headline: 'Câmara aprova plano diretor após oito horas de debate',
  /** Two sentences in which a proposal marks a passage. */
  vote: {
    before: 'A Câmara Municipal aprovou na noite desta quarta-feira, por',
    marked: '31 votos a 12',
    after:
      ', o novo plano diretor. O texto limita a altura dos prédios no centro e reserva 18% das áreas novas para moradia popular.',
  },
  session: {
    before: 'A sessão começou às 14h e terminou',
    marked: 'pouco depois das 22h',
    after: ', com galerias cheias e 34 emendas em pauta.',
  },
  quote: '“Foi a votação mais longa em dez anos”, disse o presidente da Casa.',
  marginTitle: 'Na margem',
  accepted: {
    title: 'Conferir o placar',
    text: 'A ata publicada às 22h30 registra 31 a 12. Bate com o texto.',
    answer: 'Aceita por Helena, agora',
  },
  proposals: [
    ['Título para a busca', '“Plano diretor é aprovado: veja o que muda”, 43 caracteres.'],
    ['Falta o outro lado', 'O texto não ouve quem votou contra.'],
  ],
  accept: 'Aceitar',
  ignore: 'Ignorar',
} as const;

export const differentials = {
  title: 'A capa do que muda',
  /** Figures in their own notation (R-POR-4). `before` is said before the figure. */
  items: [
    {
      before: '',
      value: '+65%',
      title: 'de tráfego orgânico',
      text: 'Título, resumo e dados para a busca saem prontos da margem. O repórter escolhe o que fica.',
    },
    {
      before: 'menos de',
      value: '0.8 s',
      title: 'Abre antes da paciência',
      text: 'A página carrega rápido, inclusive a capa.',
    },
    {
      before: '',
      value: '3x',
      title: 'A mesma equipe rende',
      text: 'Menos copiar e colar, mais apuração.',
    },
    {
      before: '',
      value: '98%',
      title: 'Precisão nas sugestões',
      text: 'O resto é o motivo de haver quem revise.',
    },
    {
      before: '',
      value: '99.9%',
      title: 'No ar na apuração',
      text: 'O portal aguenta a noite da eleição.',
    },
    {
      before: '',
      value: '300+',
      title: 'Integrações',
      text: 'Do sistema de assinatura ao servidor de anúncios: o portal conversa com o que você já usa.',
    },
  ],
} as const;

export const methodology = {
  title: '4 etapas em 5 semanas',
  weeks: ['Semana 1', 'Semana 2', 'Semana 3', 'Semana 4', 'Semana 5'],
  steps: [
    { number: '01', title: 'Descoberta', text: 'Quem escreve, quem edita e quem aperta o botão.' },
    { number: '02', title: 'Arquitetura', text: 'Seções, paywall e acervo no papel, aprovados por você.' },
    { number: '03', title: 'Desenvolvimento', text: 'O portal ganha forma, e a redação testa.' },
    { number: '04', title: 'Lançamento', text: 'A redação publica. A hora é ela que escolhe.' },
  ],
} as const;

export const features = {
  title: 'Seis recursos, à mostra',
  editor: {
    title: 'Editor WYSIWYG avançado',
    text: 'O texto na tela é o texto no ar. Foto, mapa e tabela entram na linha.',
    /** In the drawing: a sentence in which a proposal marks a passage. */
    example: { before: 'Aprovado por', marked: '31 votos a 12', after: 'após oito horas' },
  },
  personalisation: {
    title: 'Personalização com IA',
    text: 'A capa muda de ordem para cada leitor. A manchete é sempre a do editor.',
    example: {
      first: 'Manchete: fixa',
      others: ['Cidade sobe para Marina', 'Economia sobe para Rafa'],
    },
  },
  analytics: {
    title: 'Análise em tempo real',
    text: 'Quem lê, por onde chegou e onde parou, enquanto acontece.',
  },
  paywall: {
    title: 'Paywall flexível',
    text: 'Cinco modelos de acesso. Quem escolhe qual vale é o jornal.',
    models: ['Medido', 'Fechado', 'Freemium', 'Com cadastro', 'Microtransações'],
  },
  platforms: {
    title: 'Multiplataforma nativo',
    text: 'PWA e aplicativos para iOS e Android. Sem sinal, a leitura continua.',
  },
  distribution: {
    title: 'Distribuição omnichannel',
    text: 'Publicou uma vez, saiu em todos os canais que você marcou.',
    /** The first three are drawn as marked. */
    channels: ['Site', 'Aplicativo', 'Newsletter', 'WhatsApp', 'Redes', 'Busca'],
  },
} as const;

export const integrity = {
  since: { strong: 'Desde 2015', text: 'com compromisso público' },
  partners: { strong: '180+ Parceiros', text: 'de imprensa e de negócios' },
  title: 'Jornalismo vem antes do algoritmo',
  text: 'A IA pode errar. Por isso não assina matéria nem publica sozinha.',
  action: 'Ler o compromisso com o jornalismo',
} as const;

export const investment = {
  title: 'O que ganha quem chega antes',
  launch: {
    label: 'Lançamento',
    title: 'Primeiro semestre de 2026',
    text: 'Sem taxa de implantação.',
  },
  beta: {
    label: 'Beta',
    title: 'Fechado, com clientes selecionados',
    text: 'Eles usam primeiro e dizem o que falta.',
  },
  access: {
    label: 'Acesso',
    title: 'Antecipado, para quem está na fila',
    text: 'Com condições especiais.',
  },
  action: 'Garantir acesso antecipado',
} as const;

/** The modal about what is not taken on now. */
export const pausedProjects = {
  close: 'Fechar',
  title: 'Projetos temporariamente pausados',
  text: 'Não aceitamos novos projetos de portal de notícias por enquanto. A equipe está no Portal AI 1.0.',
  paused: [
    ['Plataforma atual, de 2020', 'pausada'],
    ['Portais em WordPress', 'pausados'],
    ['Outras soluções tradicionais', 'pausadas'],
  ],
  open: ['Portal AI 1.0', 'fila aberta'],
  dismiss: 'Entendido',
} as const;

export const questions: readonly FaqItem[] = [
  {
    question: 'Quando o Portal AI 1.0 fica pronto?',
    answer:
      'O lançamento está previsto para o primeiro semestre de 2026. Até lá, só os clientes selecionados para o beta usam.',
  },
  {
    question: 'A IA escreve a matéria?',
    answer: 'Ela propõe, e pode errar. O texto é de quem assina, e nada vai ao ar sem revisão.',
  },
  {
    question: 'Como consigo acesso antes do lançamento?',
    answer: 'Pela fila de espera. Ela dá acesso antecipado e condições especiais.',
  },
  {
    question: 'Quanto tempo leva a implantação?',
    answer: 'São 5 semanas, da descoberta ao lançamento. Não há taxa de implantação, e o suporte é 24/7.',
  },
];

export const closing = {
  title: ['A manchete', 'é sua'],
  text: 'Entre na fila do Portal AI 1.0 e diga o que a sua redação precisa.',
  whatsApp: 'Conversar no WhatsApp',
} as const;

/** Around the questions. */
export const faq = {
  title: 'Perguntas da redação',
  more: 'Outra pergunta?',
  contact: 'Conversar no WhatsApp',
} as const;
