/**
 * The project that the five steps of `/projetos` show: the cooperative, its complaints and its numbers are made up, and
 * each drawing says so (docs/copy.md).
 */
export const artefact = {
  /** On the bar of every step. */
  title: 'Horário da coleta',
  client: 'Cooperativa Vale Novo',
  /** What a screen reader hears of each step's drawing. */
  labels: {
    descoberta: 'seis queixas de produtores de leite sobre o caminhão da coleta, uma delas escolhida.',
    ideacao:
      'três esboços de tela, com o prazo de cada um: mapa, lista de horários e mensagem. A lista foi escolhida.',
    prototipagem: 'o protótipo da lista de horários, com o que os testes mostraram.',
    desenvolvimento: 'a lista de horários pronta, com as coletas da manhã.',
    evolucao:
      'a mesma lista revista: a vez do produtor vem primeiro, e as próximas melhorias estão em ordem.',
  },
  complaints: {
    before: ['Ligo três vezes por dia', 'A gente anota no caderno e perde'],
    chosen: 'A que horas o caminhão passa?',
    count: '14 de 41 queixas',
    after: ['Só o motorista sabe a rota', 'A planilha chega depois', 'O leite esquenta na porteira'],
  },
  sketches: [
    { name: 'Mapa ao vivo', effort: '9 semanas' },
    { name: 'Lista de horários', effort: '3 semanas' },
    { name: 'Mensagem', effort: '2 semanas' },
  ],
  /** Beside the prototype, the product and its revision: on the left, then on the right. */
  notes: {
    prototipagem: [
      { figure: '4 de 5', text: 'acharam o horário sem ajuda' },
      { figure: '0 de 5', text: 'usaram o filtro: ele sai' },
    ],
    desenvolvimento: [
      { figure: 'Planilha', text: 'da cooperativa, lida a cada minuto' },
      { figure: 'Teste', text: 'endereço que só a equipe vê' },
    ],
    evolucao: [{ figure: '6 de 10', text: 'procuravam o próprio nome' }],
  },
  /** The improvements of the last step, in their order. */
  next: ['A sua vez no alto', 'Aviso de atraso', 'Coleta da tarde'],
  screen: {
    title: 'Coleta de hoje',
    route: 'Rota 3, saída às 5h10',
    own: { label: 'Sua vez', time: '6h30', wait: 'faltam 25 min' },
    stops: [
      { name: 'Sítio Boa Vista', time: '5h40', done: true },
      { name: 'Fazenda Lagoa', time: '6h05', done: true },
      { name: 'Sítio do Ipê', time: '6h30', done: false },
      { name: 'Chácara Rosa', time: '6h50', done: false },
      { name: 'Sítio Santa Fé', time: '7h15', done: false },
      { name: 'Granja Aurora', time: '7h35', done: false },
    ],
  },
} as const;
