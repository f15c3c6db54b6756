/** What the pieces on the catalogue's cards show: all of it is made up, and each piece says so (docs/copy.md). */

import { chamaLaScene } from './home-scenes.ts';
import { register } from './legal-notices.ts';
import { linkPanel, shortLink } from './leia-la.ts';
import { newsroom } from './newsroom.ts';
import { artefact } from './projects.ts';

export const newsletterCrop = {
  label: 'e-mail escrito para uma leitora, com a lista dos outros leitores ao lado.',
  bar: { name: 'Boletim da Gazeta do Cais', detail: 'quinta, 19 de março', end: '3 versões' },
  readers: {
    title: 'Leitores',
    items: [
      { name: 'Marina', reads: 'transporte, cultura' },
      { name: 'Osvaldo', reads: 'obras, cidade' },
      { name: 'Rafa', reads: 'economia' },
    ],
  },
  letter: {
    reader: 'Para Marina, às 6h12',
    headline: 'Ponte velha fecha na segunda: as rotas que sobram',
    text: 'A obra leva noventa dias, e o 402 passa a fazer a volta pelo mercado.',
    why: 'Transporte lidera a semana dela',
    more: ['Teatro municipal reabre com entrada livre', 'Escola técnica abre matrícula à noite'],
  },
  proposed: 'IA escreveu',
  decided: 'Helena aprovou, 5h40',
} as const;

export const portalCrop = {
  label: 'editor de matérias com uma sugestão da IA ao lado do trecho que ela marcou.',
  paper: newsroom.paper,
  publish: newsroom.publish,
  byline: newsroom.byline,
  headline: 'Câmara aprova plano diretor após oito horas de debate',
  paragraphs: [['A sessão começou às 14h e terminou ', 'pouco depois das 22h', ', com galerias cheias.']],
  /** The note is that of the product's page. */
  margin: { notes: [newsroom.notes.session], answers: [newsroom.accept, newsroom.ignore] },
  proposed: '1 sugestão',
  decided: 'À espera de Helena',
} as const;

const shortTitles = [
  'Pregão eletrônico nº 18/2026',
  'Assembleia geral ordinária',
  'Demonstrações financeiras de 2025',
];

export const legalCrop = {
  ...register,
  label: 'lista de publicações legais com busca: uma publicada e duas em aprovação.',
  rows: register.rows.map((row, index) => ({ ...row, title: shortTitles[index] ?? row.title })),
  proposed: 'IA conferiu',
} as const;

/** As in the home page's scene. */
export const chamaCrop = {
  ...chamaLaScene,
  label: 'número e mensagem de um lado, o link e o código QR da conversa do outro.',
  copy: 'Copiar',
} as const;

export const leiaCrop = {
  label: 'link curto com os cliques de cada hora do último dia.',
  link: shortLink,
  copy: 'Copiar',
  total: linkPanel.total,
  totalLabel: 'cliques nas últimas 24 h',
  perHour: linkPanel.perHour,
  most: linkPanel.most,
  scale: ['6 mil/h', '3 mil/h', '0'],
  times: linkPanel.times,
  proposed: 'Regra sugerida',
  decided: 'Caio ativou, 9h03',
} as const;

export const projectsCrop = {
  label: 'a mesma tela em cinco momentos: queixas, três esboços, protótipo, versão no ar e versão revista.',
  bar: artefact.bar,
  stages: ['Queixas', 'Esboços', 'Protótipo', 'No ar', 'Revisão'],
  proposed: 'IA viu onde travou',
  decided: 'Cliente aprovou',
} as const;
