/**
 * The edition that the drawings of Newsletter AI's page show: one invented newspaper, seven stories, three readers.
 * It is an illustration; all drawings take their texts from here, so that they tell the same story.
 */

/** A story as one reader's e-mail has it. */
interface ReaderStory {
  /** The same in every e-mail, so that the page can move a story from its old place to its new one. */
  readonly id: 'posto' | 'ponte' | 'tainha' | 'agua' | 'teatro' | 'porto' | 'escola';
  readonly title: string;
  /** Its place in the edition that the newsroom closed. */
  readonly was: number;
  /** Why it stands where it stands. */
  readonly why: string;
}

/** One reader and the e-mail that is written for them. */
export interface Reader {
  readonly id: 'marina' | 'osvaldo' | 'rafa';
  readonly name: string;
  readonly fullName: string;
  /** How they read, under the name in the choice of readers. */
  readonly habit: string;
  /** When the e-mail goes out. */
  readonly sends: string;
  readonly subject: string;
  readonly subjectWhy: string;
  readonly lead: ReaderStory & { readonly text: string };
  readonly stories: readonly ReaderStory[];
  /** The sponsor, and after how many of the stories below the opening its place is. */
  readonly ad: { readonly text: string; readonly why: string; readonly after: number };
}

export const readers = [
  {
    id: 'marina',
    name: 'Marina',
    fullName: 'Marina Duarte',
    habit: 'no ônibus, às 6h12',
    sends: '6h12',
    subject: 'O 402 muda de rota na segunda',
    subjectWhy: 'Leu quatro textos de transporte desde domingo',
    lead: {
      id: 'ponte',
      title: 'Ponte velha fecha na segunda: as\u00a0rotas que sobram',
      was: 2,
      text: 'A obra leva noventa dias. O ônibus 402 faz a volta pelo mercado e demora doze minutos\u00a0a\u00a0mais.',
      why: 'foi o que ela mais leu na semana',
    },
    stories: [
      {
        id: 'teatro',
        title: 'Teatro municipal reabre com entrada livre',
        was: 5,
        why: 'abre a agenda toda sexta',
      },
      { id: 'escola', title: 'Escola técnica abre matrícula à noite', was: 7, why: 'procurou cursos' },
      {
        id: 'posto',
        title: 'Posto da zona norte abre 24 horas',
        was: 1,
        why: 'notícia geral',
      },
    ],
    ad: { text: 'Bicicletas do Cais: meia hora grátis', why: 'só para leitores de transporte', after: 0 },
  },
  {
    id: 'osvaldo',
    name: 'Osvaldo',
    fullName: 'Osvaldo Reis',
    habit: 'até a última linha',
    sends: '20h',
    subject: 'Posto 24 horas: o que ainda falta no edital',
    subjectWhy: 'Chega ao fim em quase todo texto que abre',
    lead: {
      id: 'posto',
      title: 'Posto da zona norte abre 24 horas',
      was: 1,
      text: 'Depois de dois adiamentos, o plantão começa só para adultos. A contratação dos médicos depende de edital.',
      why: 'obra pública é o que ele mais lê',
    },
    stories: [
      { id: 'agua', title: 'Conta de água muda em maio', was: 4, why: 'leu a série sobre tarifas' },
      {
        id: 'ponte',
        title: 'Ponte velha fecha na segunda: as rotas que sobram',
        was: 2,
        why: 'lê contratos públicos inteiros',
      },
      {
        id: 'escola',
        title: 'Escola técnica abre matrícula à noite',
        was: 7,
        why: 'notícia geral',
      },
    ],
    ad: { text: 'Tintas do\u00a0Porto: fachadas', why: 'ele lê sobre obras até o fim', after: 3 },
  },
  {
    id: 'rafa',
    name: 'Rafa',
    fullName: 'Rafa Lima',
    habit: 'economia, no celular',
    sends: '7h30',
    subject: 'Tainha pela metade do preço',
    subjectWhy: 'Assunto curto: cabe na tela do celular',
    lead: {
      id: 'tainha',
      title: 'Tainha chega um mês antes e derruba o preço',
      was: 3,
      text: 'O quilo caiu pela metade no mercado. Restaurantes já trocam o cardápio.',
      why: 'economia é tudo o que abre',
    },
    stories: [
      { id: 'porto', title: 'Porto contrata no inverno', was: 6, why: 'leu sobre vagas na terça' },
      { id: 'agua', title: 'Conta de água muda em maio', was: 4, why: 'abre tudo sobre preços' },
      {
        id: 'ponte',
        title: 'Ponte velha fecha na segunda: as rotas que sobram',
        was: 2,
        why: 'a obra muda o frete do porto',
      },
    ],
    ad: { text: 'Maquininha Maré: sem taxa em abril', why: 'só para leitores de economia', after: 1 },
  },
] as const satisfies readonly Reader[];

/** What every e-mail of the edition says around its stories. */
export const letter = {
  from: 'Gazeta do Cais',
  to: (reader: Reader): string => `para ${reader.fullName}, às ${reader.sends}`,
  subject: 'Assunto: ',
  sponsored: 'Patrocínio',
  /** What an e-mail of four stories has besides. */
  more: 'e mais três notícias. Resumos da IA, revisados pela redação',
  /** What one has that shows its opening alone. */
  moreThanOpening: 'e mais seis notícias. Resumos da IA, revisados',
  /** Where the story stood before the edition was put in the reader's order, and why it is here. */
  reason: ({ was, why }: ReaderStory, place: number): string =>
    place === was ? `continua a ${was}ª · ${why}` : `era a ${was}ª · ${why}`,
} as const;

/** Marina's inbox, at the end of the page. */
export const inbox = {
  scene: {
    label: 'A caixa de entrada de Marina às 6h12, com o boletim da Gazeta do Cais no alto, ainda por ler.',
    bar: { name: 'Caixa de entrada', end: 'Marina, 6h12' },
    proposed: 'IA escreveu, 5h12',
    decided: 'Helena aprovou, 5h40',
  },
  mails: [
    { from: letter.from, subject: readers[0].subject, time: '6h12' },
    { from: 'Condomínio', subject: 'Ata da assembleia de março', time: '5h58' },
    { from: 'Escola técnica', subject: 'Horário das aulas da noite', time: 'ontem' },
    { from: 'Biblioteca', subject: 'Prazo do seu empréstimo', time: 'ontem' },
  ],
} as const;
