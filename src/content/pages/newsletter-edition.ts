/** The made-up edition of Newsletter AI's page: one newspaper, seven stories, three readers, the same in all drawings. */

/** The titles of the stories, in the order in which the newsroom closed the edition. */
const edition = {
  posto: 'Posto da zona norte abre 24 horas',
  ponte: 'Ponte velha fecha na segunda: as rotas que sobram',
  tainha: 'Tainha chega um mês antes e derruba o preço',
  agua: 'Conta de água muda em maio',
  teatro: 'Teatro municipal reabre com entrada livre',
  porto: 'Porto contrata no inverno',
  escola: 'Escola técnica abre matrícula à noite',
} as const;

/**
 * A story as one reader's e-mail has it, with its place in the edition that the newsroom closed.
 * @param id the same in every e-mail, so that the page can move a story from its old place to its new one
 * @param why it stands where it stands
 */
const story = (id: keyof typeof edition, why: string) => ({
  id,
  title: edition[id],
  was: Object.keys(edition).indexOf(id) + 1,
  why,
});

/** The readers, and the e-mail that is written for each of them. */
export const readers = [
  {
    id: 'marina',
    name: 'Marina',
    /** How they read, under the name in the choice of readers. */
    habit: 'no ônibus, às 6h12',
    /** When the e-mail goes out. */
    sends: '6h12',
    subject: 'O 402 muda de rota na segunda',
    subjectWhy: 'Leu quatro textos de transporte desde domingo',
    lead: {
      ...story('ponte', 'foi o que ela mais leu na semana'),
      title: 'Ponte velha fecha na segunda: as\u00a0rotas que sobram',
      text: 'A obra leva noventa dias. O ônibus 402 faz a volta pelo mercado e demora doze minutos\u00a0a\u00a0mais.',
    },
    stories: [
      story('teatro', 'abre a agenda toda sexta'),
      story('escola', 'procurou cursos'),
      story('posto', 'notícia geral'),
    ],
    /** The sponsor, and after how many of the stories below the opening its place is. */
    ad: { text: 'Bicicletas do Cais: meia hora grátis', why: 'só para leitores de transporte', after: 0 },
  },
  {
    id: 'osvaldo',
    name: 'Osvaldo',
    habit: 'até a última linha',
    sends: '20h',
    subject: 'Posto 24 horas: o que ainda falta no edital',
    subjectWhy: 'Chega ao fim em quase todo texto que abre',
    lead: {
      ...story('posto', 'obra pública é o que ele mais lê'),
      text: 'Depois de dois adiamentos, o plantão começa só para adultos. A contratação dos médicos depende de edital.',
    },
    stories: [
      story('agua', 'leu a série sobre tarifas'),
      story('ponte', 'lê contratos públicos inteiros'),
      story('escola', 'notícia geral'),
    ],
    ad: { text: 'Tintas do\u00a0Porto: fachadas', why: 'ele lê sobre obras até o fim', after: 3 },
  },
  {
    id: 'rafa',
    name: 'Rafa',
    habit: 'economia, no celular',
    sends: '7h30',
    subject: 'Tainha pela metade do preço',
    subjectWhy: 'Assunto curto: cabe na tela do celular',
    lead: {
      ...story('tainha', 'economia é tudo o que abre'),
      text: 'O quilo caiu pela metade no mercado. Restaurantes já trocam o cardápio.',
    },
    stories: [
      story('porto', 'leu sobre vagas na terça'),
      story('agua', 'abre tudo sobre preços'),
      story('ponte', 'a obra muda o frete do porto'),
    ],
    ad: { text: 'Maquininha Maré: sem taxa em abril', why: 'só para leitores de economia', after: 1 },
  },
] as const;
export type Reader = (typeof readers)[number];

/** What every e-mail of the edition says around its stories. */
export const letter = {
  from: 'Gazeta do Cais',
  to: (reader: Reader): string => `para ${reader.name}, às\u00a0${reader.sends}`,
  subject: 'Assunto: ',
  sponsored: 'Patrocínio',
  /** What an e-mail of four stories has besides. */
  more: 'e mais três notícias. Resumos da IA, revisados pela redação',
  /** What one has that shows its opening alone. */
  moreThanOpening: 'e mais seis notícias. Resumos da IA, revisados',
  /** Where the story stood before the edition was put in the reader's order, and why it is here. */
  reason: ({ was, why }: { readonly was: number; readonly why: string }, place: number): string =>
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
