/** The words of the staff's sign-ups: the list with its filter, one sign-up, its note, its erasure. */

export const signUpsPage = {
  none: 'Nenhuma inscrição ainda.',
  noneFound: 'Nenhuma inscrição com este filtro.',
  /** Behind the end of the list, by an address that was kept. */
  noneHere: 'A lista não tem mais inscrições neste ponto.',
  newest: 'Ver as mais novas',
  /** What was just done, by what the address says of it. */
  done: {
    apagada:
      'Inscrição apagada. Quem já tinha recebido o aviso dela fica sabendo da saída; as mensagens na caixa de quem vende, apague você.',
    sumiu: 'Esta inscrição não está mais na fila.',
  },
  columns: {
    when: 'Quando',
    person: 'Nome',
    company: 'Empresa',
    portal: 'Portal',
    size: 'Tamanho',
    list: 'Lista',
    state: 'Situação',
  },
  /** How many fit the filter, up to a thousand. */
  found: (many: number): string =>
    many === 1 ? '1 inscrição' : `${many.toLocaleString('pt-BR')} inscrições`,
  foundMore: (most: number): string => `Mais de ${most.toLocaleString('pt-BR')} inscrições`,
  exports: {
    label: 'Exportar este filtro',
    excel: 'CSV para Excel (;)',
    comma: 'CSV com vírgulas (,)',
    json: 'JSON',
    /** Name of the file, before the day. */
    file: 'inscricoes',
    /** Titles of the CSV's columns that the sign-up's own page has no word for. */
    state: 'Situação',
    notedAt: 'Anotado em',
    note: 'Anotação',
  },
} as const;

export const filterForm = {
  label: 'Filtrar inscrições',
  /**
   * What each field is called, what is said of what it can't mean, and what a choice is when nothing is chosen; the names stand in forms and
   * addresses.
   */
  fields: {
    busca: {
      label: 'Nome, empresa, e-mail ou telefone',
      wrong: 'A busca tem caracteres que não podem ser usados',
    },
    lista: { label: 'Lista', wrong: 'Lista desconhecida', any: 'Todas' },
    desde: { label: 'De', wrong: 'Dia inválido' },
    ate: { label: 'Até', wrong: 'Dia inválido' },
    portal: {
      label: 'Portal de notícias',
      wrong: 'Escolha com portal, sem portal, não perguntado ou todos',
      any: 'Todos',
    },
    porte: { label: 'Tamanho', wrong: 'Tamanho desconhecido', any: 'Todos' },
    cargo: { label: 'Cargo', wrong: 'Cargo desconhecido', any: 'Todos' },
    campanha: { label: 'Campanha', wrong: 'Campanha desconhecida', any: 'Todas' },
    situacao: { label: 'Situação', wrong: 'Situação desconhecida', any: 'Todas' },
    ordem: { label: 'Ordem', wrong: 'Ordem desconhecida', any: 'Mais novas primeiro' },
  },
  more: 'Mais filtros e ordem',
  byCompany: 'Empresa, de A a Z',
  withPortal: 'Com portal',
  withoutPortal: 'Sem portal',
  apply: 'Filtrar',
  clear: 'Limpar filtro',
  shortcuts: 'Período',
  lastDays: (days: number): string => (days === 1 ? 'Hoje' : `Últimos ${days} dias`),
  daysTurned: 'O primeiro dia vem depois do último',
  searchTooLong: 'A busca',
} as const;

export const signUpPage = {
  back: 'Todas as inscrições',
  missing: 'Inscrição não encontrada',
  /** Of the document, which the browser remembers: nobody's name. */
  title: (id: number): string => `Inscrição ${id}`,
  lead: (company: string, position: string, moment: string): string =>
    `${position}, ${company}. Na fila desde ${moment}.`,
  answers: 'O que respondeu',
  noVersions: 'Esta inscrição não diz que textos a pessoa viu: veio sem as versões deles.',
  contact: 'Falar com a pessoa',
  mail: 'Escrever e-mail',
  mailSubject: (company: string): string => `Sua inscrição na fila de espera da ${company}`,
  mailBody: (name: string): string =>
    `Olá, ${name}.\n\n\n\nPara não receber mais mensagens sobre a fila de espera, responda a este e-mail com a palavra SAIR.`,
  chat: 'Abrir no WhatsApp',
  chatMessage: (name: string, company: string): string =>
    `Olá, ${name}! Aqui é da ${company}. Você entrou na nossa fila de espera. Para não receber mais mensagens, responda SAIR.`,
  noPhone: 'Não deixou telefone.',
  badPhone: 'O telefone não é um número que o WhatsApp abra.',
  notices: {
    title: 'Avisos sobre a inscrição',
    none: 'Nenhum aviso: ninguém está configurado para receber.',
    state: 'Situação',
    delivered: 'Entregue',
  },
} as const;

export const attendance = {
  title: 'Atendimento',
  state: 'Situação',
  /** In the order in which they come about; `name` stands in forms and addresses. */
  states: [
    { value: 'open', name: 'aberto', label: 'Em aberto' },
    { value: 'contacted', name: 'contatado', label: 'Contatado (aguardando)' },
    { value: 'attended', name: 'atendido', label: 'Atendido' },
    { value: 'declined', name: 'sem-interesse', label: 'Sem interesse' },
  ],
  note: 'Anotação',
  noteHint: 'Até 500 caracteres. Em branco, fica a que está. A pessoa pode pedir para ler.',
  withdraw: 'Retirar a anotação, também do histórico',
  submit: 'Guardar',
  done: 'Está guardado. O histórico diz quando, e por quem.',
  history: 'Histórico',
  stateMissing: 'Escolha a situação',
  invalid: 'A anotação tem caracteres que não podem ser usados',
  tooLong: (max: number, length: number): string =>
    `A anotação deve ter no máximo ${max} caracteres e tem ${length.toLocaleString('pt-BR')}. Encurte e guarde de novo.`,
  returned: 'Erro: anotação',
} as const;

export const correcting = {
  open: 'Corrigir os dados',
  titleOf: (name: string): string => `Corrigir os dados: ${name}`,
  back: 'Voltar à inscrição',
  /** The address is that of another sign-up. */
  taken: (id: number): string =>
    `Este e-mail já está nesta lista, na inscrição ${id}: confira se é a mesma pessoa`,
  lead: 'Confirme antes com a pessoa. O valor antigo fica guardado por 30 dias, e o sistema que recebe as inscrições é avisado. Se o e-mail muda, o novo recebe a confirmação da inscrição, quando o site as envia.',
  returned: 'Erro: corrigir os dados',
  done: 'Os dados foram corrigidos. O que sai por causa disso está nos avisos desta página.',
  history: 'Correções dos últimos 30 dias',
  was: (field: string, value: string): string => `${field}: antes ${value}`,
} as const;

export const erasure = {
  open: 'Apagar os dados desta pessoa',
  title: 'Apagar os dados',
  back: 'Voltar à inscrição',
  lead: 'Não há como desfazer. O que vai acontecer:',
  signUps: (lists: string, notices: number): string =>
    `O que há desta pessoa nas listas é apagado (${lists}), com o atendimento${notices === 0 ? '' : ` e os avisos sobre isso (${notices})`}.`,
  held: (many: number): string => `O que está retido é apagado (${many}).`,
  answered: (many: number): string =>
    `Os pedidos já respondidos (${many}) perdem nome, e-mail e detalhes; o protocolo e as datas ficam.`,
  openRequests:
    'Esta pessoa tem pedido aberto. Responda antes de apagar: um pedido aberto fica como está. Se apagar agora, ele se apaga na página dele, depois da resposta.',
  mark: 'Fica uma marca sem o e-mail, para apagar de novo se uma cópia de segurança for restaurada.',
  told: 'Quem recebeu a inscrição por e-mail ou webhook é avisado da saída.',
  email: 'Digite o e-mail desta pessoa para confirmar',
  /** A request's link was pressed. */
  proven: 'Caixa confirmada: quem usa este e-mail confirmou um pedido.',
  reason: 'Por que apagar sem caixa confirmada?',
  reasonHint:
    'Por exemplo: a pessoa respondeu por este e-mail; teste; spam; menos de 16 anos. Sem nomes: fica no registro.',
  reasonMissing: 'Diga o motivo: ninguém confirmou um pedido por este e-mail',
  reasonContact: 'O motivo fica no registro: tire dele e-mails e telefones',
  reasonWrong: 'O motivo tem no máximo 300 caracteres, sem caracteres de controle',
  submit: 'Apagar para sempre',
  missing: 'Digite o e-mail para confirmar',
  different: 'Este não é o e-mail desta inscrição',
  returned: 'Erro: apagar os dados',
} as const;

/** Where sign-ups come from, by what is stored (R-WLP-14, R-WLD-2). */
export const sourceLabels = {
  'portal-ai-dedicated': 'Página da fila',
  newsletter: 'Página da Newsletter AI',
  'sites-para-jornais': 'Sites para jornais',
} as const;
