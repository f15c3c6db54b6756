/** What the custom-projects page says: the method, the spectrum and the figures (R-PRJ-1 to R-PRJ-6). */

import { brand } from '#brand.ts';
import * as figures from '../figures.ts';
import type { MethodStep, NamedFigure } from '../schema.ts';

export const methodSteps: readonly MethodStep[] = [
  {
    id: 'descoberta',
    title: 'Descoberta',
    description: 'Antes da tela, ouvimos quem faz o trabalho e procuramos a causa do problema.',
    keyPoints: [
      'Conversas com quem usa',
      'Mapa do processo atual',
      'Leitura dos dados que já existem',
      'O problema em uma frase',
    ],
    proposed: 'IA agrupa',
    decided: 'Você aprova o problema',
  },
  {
    id: 'ideacao',
    title: 'Ideação',
    description: 'Várias saídas para o mesmo problema, lado a lado, com o custo e o risco de cada uma.',
    keyPoints: [
      'Oficina com a sua equipe',
      'Caminhos comparados',
      'Estimativa de prazo e custo',
      'Motivos para descartar um caminho',
    ],
    proposed: 'IA compara',
    decided: 'Você aprova um caminho',
  },
  {
    id: 'prototipagem',
    title: 'Prototipagem',
    description: 'Uma versão clicável, ainda sem código, para os usuários testarem.',
    keyPoints: [
      'Protótipo clicável',
      'Teste com os usuários',
      'Ajuste depois de cada teste',
      'Lista do que fica de fora',
    ],
    proposed: 'IA resume testes',
    decided: 'Você aprova a tela',
  },
  {
    id: 'desenvolvimento',
    title: 'Desenvolvimento',
    description:
      'Entregas curtas, em um endereço de teste que só a sua equipe vê, até a versão que vai ao ar.',
    keyPoints: [
      'Entregas em ciclos curtos',
      'Integração com o que você já usa',
      'Revisão de segurança',
      'Acompanhamento na estreia',
    ],
    proposed: 'IA testa',
    decided: 'Você aprova a versão',
  },
  {
    id: 'evolucao',
    title: 'Evolução',
    description: 'Com o projeto no ar, medimos o uso, conversamos com você e preparamos a próxima versão.',
    keyPoints: ['Painel de uso', 'Conversa de acompanhamento', 'Correções', 'Lista das próximas melhorias'],
    proposed: 'IA mede o uso',
    decided: 'Você aprova a ordem',
  },
];

/** The places on the spectrum from ready-made to custom, and when each is the right one. */
export const spectrum = [
  {
    id: 'ready',
    title: 'Pronta',
    text: 'Um produto nosso, já pronto. Você configura e usa.',
    note: 'Quando o seu caso é comum',
    link: { href: '/solucoes', label: 'Ver as soluções prontas' },
  },
  {
    id: 'hybrid',
    title: 'Híbrida',
    text: 'Um produto nosso, mais a parte que é só sua: fluxo, dados ou domínio.',
    note: 'Quando falta um pedaço',
    link: { href: '/contato', label: 'Dizer o que falta' },
  },
  {
    id: 'custom',
    title: 'Sob medida',
    text: 'Do zero, nas cinco etapas. Novos portais de notícias estão pausados.',
    note: 'Quando nada pronto resolve',
    link: { href: '/contato', label: 'Contar o problema' },
  },
] as const;

/** Figures of the page (R-PRJ-5), in their own notation. */
export const projectFigures: readonly NamedFigure[] = [
  { ...figures.companies, label: 'empresas atendidas' },
  { ...figures.satisfaction, label: 'de satisfação' },
  { ...figures.impressions, label: 'impressões em 2024' },
];

export const page = {
  title: 'Projetos personalizados: feitos na medida do seu problema',
  description: `Projetos digitais com IA, sob consulta, para empresas e redações. Cinco etapas, cada uma com a sua aprovação, e resposta ${brand.answersWithin}.`,
} as const;

export const hero = {
  lines: ['Feito na medida', 'do seu problema'],
  /** On the dimension line of the drawing. */
  dimension: 'do seu tamanho',
  lead: 'Projetos digitais com IA para quem não achou um produto pronto. Você aprova cada etapa.',
  /** The picture beside the headline, for a screen reader. */
  project: 'tela de celular com os horários da coleta de leite de uma cooperativa.',
  proposed: 'IA propôs',
  decided: 'Lúcia aprovou, 5h02',
  contact: 'Falar com a equipe',
  method: 'Ver o método',
} as const;

export const method = {
  title: ['Cinco etapas,', 'aprovadas uma a uma'],
  previous: 'Anterior',
  next: 'Próxima',
  /** What a screen reader hears after a step was chosen. */
  status: (number: number, total: number, name: string): string => `Etapa ${number} de ${total}: ${name}`,
} as const;

export const spectrumTitle = 'Solução pronta, híbrida ou sob medida';
export const figuresTitle = `A ${brand.name} em números`;

export const closing = {
  title: ['Traga', 'o rascunho'],
  text: `Pode ser a foto de um guardanapo rabiscado, uma planilha ou uma reclamação. Respondemos ${brand.answersWithin}.`,
  primary: 'Enviar o rascunho',
  solutions: 'Ver soluções',
} as const;

/** The project that the five steps of `/projetos` show: it is made up, and each drawing says so (docs/copy.md). */
export const artefact = {
  bar: { name: 'Horário da coleta', detail: 'Cooperativa Vale Novo' },
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
