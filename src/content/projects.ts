/** What the custom-projects page says: the method, the spectrum and the figures (R-PRJ-1 to R-PRJ-6). */

import type { MethodStep } from './schema.ts';

export const methodSteps: readonly MethodStep[] = [
  {
    id: 'descoberta',
    title: 'Descoberta',
    description:
      'Antes de falar em tela, ouvimos quem faz o trabalho. A dor certa quase nunca é a primeira da lista.',
    keyPoints: [
      'Conversas com quem usa',
      'Mapa do processo atual',
      'Leitura dos dados que já existem',
      'O problema em uma frase',
    ],
    proposed: 'IA agrupa as queixas',
    decided: 'Sua equipe escolhe uma',
  },
  {
    id: 'ideacao',
    title: 'Ideação',
    description: 'Várias saídas para o mesmo problema, lado a lado, com custo e risco à vista.',
    keyPoints: [
      'Oficina com a sua equipe',
      'Caminhos comparados',
      'Estimativa de prazo e custo',
      'Critério de corte combinado',
    ],
    proposed: 'IA compara os caminhos',
    decided: 'Você corta todos menos um',
  },
  {
    id: 'prototipagem',
    title: 'Prototipagem',
    description: 'Uma versão clicável, ainda sem código, na mão de quem vai usar de verdade.',
    keyPoints: [
      'Protótipo clicável',
      'Teste com quem vai usar',
      'Ajuste depois de cada teste',
      'Lista do que fica de fora',
    ],
    proposed: 'IA transcreve os testes',
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
      'Treino da equipe',
    ],
    proposed: 'IA escreve os testes',
    decided: 'Uma pessoa revisa o código',
  },
  {
    id: 'evolucao',
    title: 'Evolução',
    description: 'No ar não é o fim. Medimos o uso, conversamos com você e voltamos com a próxima versão.',
    keyPoints: ['Painel de uso', 'Conversa de acompanhamento', 'Correções', 'Próximas melhorias em ordem'],
    proposed: 'IA aponta onde travou',
    decided: 'Você ordena a fila',
  },
];

/** One place on the spectrum from ready-made to custom. */
export interface SpectrumPoint {
  readonly id: 'ready' | 'hybrid' | 'custom';
  readonly title: string;
  readonly description: string;
  /** When this is the right one, after 'Quando'. */
  readonly when: string;
  readonly link?: { readonly href: string; readonly label: string };
}

export const spectrum: readonly SpectrumPoint[] = [
  {
    id: 'ready',
    title: 'Pronta',
    description: 'Um produto nosso, do jeito que é. Você liga, ajusta e usa.',
    when: 'Quando o seu caso é o de muita gente',
    link: { href: '/solucoes', label: 'Ver as soluções prontas' },
  },
  {
    id: 'hybrid',
    title: 'Híbrida',
    description: 'Um produto nosso, mais a parte que só você tem: o seu fluxo, o seu dado, o seu domínio.',
    when: 'Quando falta um pedaço',
  },
  {
    id: 'custom',
    title: 'Sob medida',
    description: 'Do papel em branco. As cinco etapas, do começo ao fim, para um problema só seu.',
    when: 'Quando ninguém resolveu ainda',
  },
];

/** Figures of the page (R-PRJ-5), in their own notation. */
export const projectFigures: readonly { readonly value: string; readonly label: string }[] = [
  { value: '180+', label: 'empresas atendidas' },
  { value: '94%', label: 'de satisfação' },
  { value: '1.5B+', label: 'impressões em 2024' },
];

export const page = {
  title: 'Projetos personalizados: feito na medida do seu problema',
  description: 'Cinco etapas, da descoberta à evolução. Você aprova a passagem de uma para a outra.',
} as const;

export const hero = {
  /** In its parts, because a phone breaks both lines. */
  lines: [
    ['Feito na', 'medida'],
    ['do seu', 'problema'],
  ],
  /** On the dimension line of the drawing. */
  dimension: 'sob medida',
  lead: 'Projetos personalizados para o que não veio em caixa. Uma etapa só começa depois que você aprova a anterior.',
  contact: 'Falar com a equipe',
  method: 'Ver o método',
} as const;

export const method = {
  title: ['Cinco etapas,', 'nenhuma sem o seu sim'],
  previous: 'Anterior',
  next: 'Próxima',
  /** What a screen reader hears after a step was chosen. */
  status: (number: number, total: number, name: string): string => `Etapa ${number} de ${total}: ${name}`,
} as const;

export const spectrumTitle = 'Nem todo problema pede código novo';
export const figuresTitle = 'Números';

export const closing = {
  title: ['Traga o', 'rascunho'],
  text: 'Pode ser um guardanapo, uma planilha ou uma reclamação.',
  primary: 'Mostrar o rascunho',
  solutions: 'Ver soluções',
} as const;
