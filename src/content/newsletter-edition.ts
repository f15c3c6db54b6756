/**
 * The edition that the scenes of Newsletter AI's page show: one invented newspaper, seven stories, three
 * readers. It is an illustration; all scenes take their texts from here, so that they tell the same story.
 */

/** How much a reader reads of a subject, as the demonstration shows it. */
interface Interest {
  readonly subject: string;
  readonly level: 'alto' | 'médio' | 'baixo';
  /** Share of the line that is filled, 0 to 100. */
  readonly share: number;
}

/** One reader and the version that is written for them. */
export interface Reader {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  /** How they read, in the list of the demonstration. */
  readonly habit: string;
  /** What they read, under the name in the three versions. */
  readonly reads: string;
  readonly headline: string;
  /** The opening, short as in the three versions and long as in the demonstration. */
  readonly short: string;
  readonly long: string;
  /** The stories after the opening, and the place that each had in the edition. */
  readonly stories: readonly { readonly title: string; readonly was: number }[];
  readonly interests: readonly Interest[];
  /** Why the version looks like this: short in the three versions, long in the demonstration. */
  readonly reason: string;
  readonly evidence: string;
}

/** The edition as the newsroom closed it, in its order. */
export const edition = {
  title: 'A edição',
  detail: '3 leitores, 19 de março',
  stories: [
    'Posto da zona norte vira 24 horas',
    'Ponte velha fecha para obra',
    'Tainha chega um mês antes',
    'Conta de água muda em maio',
    'Teatro municipal reabre',
    'Porto contrata no inverno',
    'Escola técnica abre matrícula',
  ],
  label:
    'Uma edição com sete notícias e três versões dela, com ordem e título próprios para Marina, Osvaldo e Rafa.',
  proposed: 'IA escreveu, 5h12',
  decided: 'Helena aprovou, 5h40',
} as const;

export const readers: readonly Reader[] = [
  {
    id: 'marina',
    name: 'Marina',
    fullName: 'Marina Duarte',
    habit: 'abre no ônibus, às 6h12',
    reads: 'lê transporte e cultura',
    headline: 'Ponte velha fecha na segunda: as rotas que sobram',
    short: 'A obra leva noventa dias. O ônibus 402 passa a fazer a volta pelo mercado.',
    long: 'A obra leva noventa dias. O 402, que você pega, faz a volta pelo mercado e demora doze minutos a mais.',
    stories: [
      { title: 'Teatro municipal reabre com entrada livre', was: 5 },
      { title: 'Escola técnica abre matrícula à noite', was: 7 },
      { title: 'Posto da zona norte vira 24 horas', was: 1 },
    ],
    interests: [
      { subject: 'Transporte', level: 'alto', share: 86 },
      { subject: 'Cultura', level: 'médio', share: 58 },
      { subject: 'Política', level: 'baixo', share: 22 },
    ],
    reason: 'Transporte lidera a semana dela',
    evidence: 'Leu quatro textos de transporte desde domingo.',
  },
  {
    id: 'osvaldo',
    name: 'Osvaldo',
    fullName: 'Osvaldo Reis',
    habit: 'lê tudo, até a última linha',
    reads: 'lê política e saúde',
    headline: 'Posto da zona norte vira 24 horas, depois de dois adiamentos',
    short: 'O plantão começa em junho. A contratação dos médicos ainda depende de edital.',
    long: 'O plantão começa em junho, só para adultos. A contratação dos médicos depende de edital, e o texto completo está no fim desta edição.',
    stories: [
      { title: 'Conta de água muda em maio: quem paga mais', was: 4 },
      { title: 'Ponte velha: o contrato, item por item', was: 2 },
      { title: 'Escola técnica abre matrícula', was: 7 },
    ],
    interests: [
      { subject: 'Saúde', level: 'alto', share: 92 },
      { subject: 'Política', level: 'alto', share: 81 },
      { subject: 'Esporte', level: 'baixo', share: 12 },
    ],
    reason: 'Versão longa: ele chega à última linha',
    evidence: 'Chega ao fim em quase todo texto que abre.',
  },
  {
    id: 'rafa',
    name: 'Rafa',
    fullName: 'Rafa Lima',
    habit: 'só economia, só no celular',
    reads: 'lê economia',
    headline: 'Tainha chega um mês antes e derruba o preço',
    short: 'O quilo caiu pela metade no mercado. Restaurantes já trocam o cardápio.',
    long: 'O quilo caiu pela metade no mercado. Restaurantes já trocam o cardápio.',
    stories: [
      { title: 'Porto contrata no inverno', was: 6 },
      { title: 'Conta de água muda em maio', was: 4 },
      { title: 'Ponte velha fecha: o custo do frete', was: 2 },
    ],
    interests: [
      { subject: 'Economia', level: 'alto', share: 95 },
      { subject: 'Cidade', level: 'médio', share: 44 },
      { subject: 'Cultura', level: 'baixo', share: 9 },
    ],
    reason: 'Texto curto: lê em pé, na fila do café',
    evidence: 'Lê no celular, em menos de dois minutos: o texto encolhe.',
  },
];

/** The readers' names along the lines of the hero, on a wide screen and on a phone. */
export const readerLines = {
  wide: ['Marina, 6h12', 'Osvaldo lê até o fim', 'Rafa lê economia'],
  tall: ['Marina lê transporte às 6h12', 'Osvaldo lê até o fim', 'Rafa lê economia'],
} as const;

/** In each reader's e-mail. */
export const letter = {
  greeting: (name: string): string => `Bom dia, ${name}`,
  /** Where the story stood before the edition was put in the reader's order. */
  was: (place: number): string => `era a ${place}ª`,
} as const;
