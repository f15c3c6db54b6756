/** The words of the staff page (`/equipe`): its views, their tables, and what several of them say. */

import { filterForm } from './sign-ups.ts';

const numeral = (many: number): string => many.toLocaleString('pt-BR');

/** The views, in the order of the navigation. */
export const staffViews = {
  summary: { path: '/equipe', label: 'Resumo' },
  signUps: { path: '/equipe/inscricoes', label: 'Inscrições' },
  referrals: { path: '/equipe/indicacoes', label: 'Indicações' },
  funnel: { path: '/equipe/funil', label: 'Funil' },
  generations: { path: '/equipe/geracoes', label: 'Gerações' },
  requests: { path: '/equipe/pedidos', label: 'Pedidos' },
  notices: { path: '/equipe/avisos', label: 'Avisos' },
  held: { path: '/equipe/retidas', label: 'Retidas' },
  audit: { path: '/equipe/auditoria', label: 'Auditoria' },
} as const;

export type StaffView = keyof typeof staffViews;

/** Around every view. */
export const staffFrame = {
  navigation: 'Páginas da equipe',
  title: (view: string): string => `${view}: equipe`,
  description: 'Página da equipe.',
  newer: 'Mais novas',
  older: 'Mais antigas',
  /** The same in a list by another order. */
  previous: 'Anteriores',
  next: 'Próximas',
  pages: 'Páginas da lista',
  none: '–',
  yes: 'Sim',
  no: 'Não',
  /** Of what the form of a list does not ask. */
  notAsked: 'Não perguntado',
} as const;

/** Nothing of a form was received, or what it is about is gone. */
export const staffMessages = {
  foreign:
    'Por segurança, isto só vale quando é enviado pela página da equipe. Abra a página e tente por lá.',
  tooLarge:
    'O texto enviado é grande demais e nada foi gravado. O que você escreveu deve continuar na página anterior: volte a ela e encurte.',
  failed: 'Não foi possível gravar. O que você escreveu continua aqui: tente de novo em instantes.',
} as const;

/** Of a chart of counts by day; its numbers come written. */
export const dayChart = {
  describe: (many: string, counted: string, days: number, most: string): string =>
    `Gráfico de barras: ${many} ${counted} em ${days} dias; o dia com mais teve ${most}. Os números estão na tabela abaixo.`,
  table: 'Ver os números do gráfico',
  day: 'Dia',
  total: 'Total',
} as const;

export const summaryPage = {
  /** Sentences that need somebody to act, above the figures. */
  attention: 'Pede atenção',
  calm: 'Nada atrasado: nenhum pedido vencido, nenhum aviso que falhou, nenhuma inscrição retida.',
  overdue: (many: number): string => (many === 1 ? '1 pedido vencido' : `${numeral(many)} pedidos vencidos`),
  dead: (many: number): string =>
    many === 1 ? '1 aviso não entregue' : `${numeral(many)} avisos não entregues`,
  failing: (many: number, since: string): string =>
    many === 1
      ? `1 aviso falhou e é tentado de novo, desde ${since}`
      : `${numeral(many)} avisos falharam e são tentados de novo, o primeiro desde ${since}`,
  held: (many: number): string => (many === 1 ? '1 inscrição retida' : `${numeral(many)} inscrições retidas`),
  figures: {
    title: 'Inscrições',
    total: 'Na fila',
    totalNote: 'Todas as inscrições guardadas',
    today: 'Hoje',
    todayBefore: (before: string): string => `${before} ontem até esta hora`,
    days: (days: number): string => `Últimos ${days} dias`,
    daysBefore: (before: string, days: number): string => `${before} nos ${days} dias anteriores`,
    basis: 'Os dias são os de São Paulo e incluem hoje. O período anterior vai até esta mesma hora.',
  },
  chart: {
    title: 'Por dia e lista',
    period: (first: string, last: string): string => `De ${first} a ${last}`,
    counted: 'inscrições',
    caption: 'Inscrições por dia e lista',
    empty: 'Nenhuma inscrição nestes dias.',
  },
  shares: {
    title: 'Quem se inscreveu',
    basis: (days: number): string => `Inscrições dos últimos ${days} dias.`,
    sizes: 'Tamanho da empresa',
    positions: 'Cargo',
    portals: 'Portal de notícias',
    unknownSize: 'Não disse',
    otherPositions: 'Outros cargos',
    withPortal: 'Tem portal',
    withoutPortal: 'Não tem',
    many: 'Inscrições',
    share: 'Parte',
    none: 'Nenhuma resposta',
  },
  referrals: { title: 'Indicações', more: 'Ver todas as indicações' },
  notices: {
    title: 'Avisos',
    waiting: (pending: number): string => `${pending === 0 ? 'Nenhum' : numeral(pending)} na espera.`,
    more: 'Ver os avisos não entregues, ou enviar um teste',
  },
  requests: {
    title: 'Pedidos sobre dados',
    more: 'Ver todos os pedidos',
  },
  consents: {
    title: 'Escolhas de cookies',
    lead: 'Escolhas por semana, que começa na segunda-feira. Ninguém é identificado: quem muda de ideia conta de novo.',
    week: 'Semana de',
    accepted: 'Aceitou tudo',
    rejected: 'Recusou tudo',
    configured: 'Aceitou uma parte',
  },
} as const;

export const referralsPage = {
  lead: 'Visitas que chegaram por um link no site de um cliente, por domínio, ou pelo link que alguém da fila passou a um colega.',
  periods: 'Período',
  period: (days: number): string => `${days} dias`,
  total: (visits: string, days: number): string =>
    `${visits} ${visits === '1' ? 'visita' : 'visitas'} em ${days} dias`,
  limits:
    'Nem a visita nem a inscrição dizem de quem são. “Inscrições depois” conta, nos dias com visita do domínio, quem se inscreveu depois da primeira, pela página a que os links levam. É coincidência de dia, e não prova: a mesma inscrição conta para cada domínio do dia, e quem se inscreve em outro dia ou por outra página não conta. Da indicação de colega só se contam as visitas: o link leva direto ao formulário, por onde todos entram.',
  none: 'Nenhuma visita neste período.',
  domain: 'Domínio',
  /** In the place of a domain, for what one colleague passed on to another. */
  invitation: 'Indicação de colega',
  visits: 'Visitas',
  signUps: 'Inscrições depois',
  last: 'Última visita',
  caption: 'Visitas por domínio',
} as const;

export const funnelPage = {
  lead: 'Quantas vezes as páginas que vendem foram vistas, e seus formulários começados e enviados. Contado sem saber quem: sem cookie, sem endereço, sem aparelho.',
  periods: 'Período',
  since: (day: string): string => `Contado desde ${day}.`,
  order: 'Ordem',
  /** The orders of the tables; `name` stands in addresses. */
  orders: {
    sent: { name: 'enviados', label: 'Mais enviados' },
    begun: { name: 'comecados', label: 'Mais começados' },
    views: { name: 'visitas', label: 'Mais visitas' },
    rate: { name: 'taxa', label: 'Maior taxa' },
  },
  days: (days: string): string => `${days} dias`,
  tables: {
    campaigns: {
      id: 'por-campanha',
      title: 'Por campanha',
      head: 'Campanha',
      note: 'A campanha é a que o link diz (utm_campaign; sem ela, utm_source). Nos rodapés do gerador é o nome do cliente. O nome leva às inscrições dela no período.',
    },
    pages: {
      id: 'por-pagina',
      title: 'Por página',
      head: 'Página',
      note: 'Uma visita é uma página vista: quem vê três páginas conta três vezes, páginas que o navegador só preparou e robôs que se declaram não contam, a equipe conta. Sem JavaScript um formulário enviado não conta como começado. Enviado é o que foi guardado, no dia em que foi; quem sai da fila depois continua contado. Uma inscrição retida só conta depois de liberada, no dia em que chegou e em “outra página”. Os números chegam com até um minuto de atraso e ficam dois anos.',
    },
  },
  noCampaign: 'Sem campanha',
  otherCampaigns: 'Outras campanhas',
  otherPage: 'Outra página, ou página não dita',
  views: 'Visitas',
  begun: 'Começados',
  sent: 'Enviados',
  rate: 'Enviados por visita',
  chart: {
    title: 'Por dia',
    sent: 'Formulários enviados',
    begun: 'Começados e não enviados',
    views: 'Visitas sem formulário',
    counted: 'visitas',
    caption: 'Visitas e formulários por dia',
    empty: 'Nada contado nestes dias.',
  },
} as const;

export const generationsPage = {
  lead: 'Códigos que a equipe salvou no gerador. Apagar é para sempre, aqui e no gerador.',
  none: 'Nenhuma geração salva.',
  generator: 'Abrir o gerador',
  client: 'Cliente',
  url: 'Endereço',
  mode: 'Fundo',
  modes: { light: 'claro', dark: 'escuro' },
  saved: 'Salva em',
  action: 'Ação',
  remove: 'Apagar',
  confirmRemove: 'Apagar para sempre',
  removeOf: (client: string): string => `Apagar a geração de ${client}`,
  done: {
    apagada:
      'A geração foi apagada, aqui e no gerador. O código que já está no site do cliente continua funcionando.',
    sumiu: 'Esta geração já não estava na lista: alguém a apagou antes.',
  },
} as const;

/** What the staff read and wrote (R-STF-13), also for the terminal. */
export const auditPage = {
  lead: 'O que a equipe viu e mudou, com o nome de quem foi. Fica 24 meses. O que alguém procurou em uma busca não é guardado.',
  /** Of the filter, as {@link filterForm}'s. */
  fields: {
    pessoa: {
      label: 'E-mail ou nº da inscrição',
      wrong: 'Digite um e-mail completo, como nome@jornal.com.br, ou o número de uma inscrição',
    },
    acao: { label: 'O que foi feito', wrong: 'Escolha uma das opções, ou tudo', any: 'Tudo' },
    quem: { label: 'Quem da equipe' },
    desde: filterForm.fields.desde,
    ate: filterForm.fields.ate,
  },
  none: 'Nenhum registro.',
  noneHere: 'Nenhum registro com este filtro.',
  listsNote:
    'Só o que abriu ou mudou algo desta pessoa. Quem viu uma lista ou exportou também pode ter visto os dados: filtre por “listou” ou “exportou”, sem a pessoa.',
  emailNote:
    'Pelo e-mail não se acha quem foi apagado, quem saiu da lista, nem quem corrigiu este e-mail há mais de 30 dias. O número da inscrição acha.',
  /** On a sign-up's page. */
  open: 'Quem viu e mudou',
  when: 'Quando',
  who: 'Quem',
  what: 'O que fez',
  detail: 'Detalhe',
  address: 'De que rede',
  /** What was done; in the order of the filter. */
  actions: {
    list: 'listou',
    read: 'abriu',
    export: 'exportou',
    attend: 'atendeu',
    correct: 'corrigiu',
    erase: 'apagou',
    release: 'liberou',
    delete: 'removeu',
    answer: 'respondeu',
    discard: 'descartou',
    create: 'salvou',
    resend: 'mandou de novo',
    test: 'testou',
  },
  /** What the details are written down with, in words: states, columns, and a filter's fields. */
  details: {
    aberto: 'em aberto',
    contatado: 'contatado (aguardando)',
    'sem-interesse': 'sem interesse',
    'sem-anotacao': 'anotação retirada',
    email: 'e-mail',
    phone: 'telefone',
    confirmação: 'confirmação enviada ao novo e-mail',
    ate: 'até',
    porte: 'tamanho',
    situacao: 'situação',
    retida: 'estava retida, com o número',
  },
  /** What it was done with: one by its number, or many. */
  subjects: {
    'sign-up': ['inscrição', 'inscrições'],
    'held-sign-up': ['inscrição retida', 'inscrições retidas'],
    request: ['pedido', 'pedidos'],
    generation: ['geração', 'gerações'],
    notice: ['aviso', 'avisos'],
    audit: ['auditoria', 'auditoria'],
  },
} as const;
