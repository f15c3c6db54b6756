import { brand } from '#brand.ts';
import * as figures from '../figures.ts';
import { kicker } from '../solutions.ts';
import { titled } from '../titled.ts';

/** Texts of `/solucoes/publicidade-legal` (R-LEG-1 to R-LEG-7). Notices, places, people and companies of the drawings are made up. */
export const page = {
  title: 'Publicidade Legal: editais, atas e balanços no seu portal',
  description:
    'Uma área de publicações legais para portais de notícias, com certificação digital, busca, fluxo de aprovação, alertas e API de integração.',
} as const;

export const hero = {
  /** The first break is for phones, where the headline takes three lines. */
  title: ['Publique com', 'prazo e prova'],
  kicker: kicker('publicidade-legal'),
  seeMore: 'Saiba mais',
  lead: 'Uma área de editais, atas e balanços para portais de notícias, com busca, aprovação e agendamento.',
  /** Which half of the publication this is: Lei 6.404/1976, art. 289, I, as of Lei 13.818/2019. */
  terms:
    'A íntegra sai com o certificado ICP-Brasil do jornal. Salvo dispensa legal, a S.A. publica também o resumo impresso, no mesmo dia e jornal.',
} as const;

/** The register of notices as a drawing, which is read out because it is content (R-LEG-2). */
export const register = {
  /** What a screen reader gets in place of the drawing. */
  label:
    'Demonstração da área de publicações legais: busca, filtros e três publicações, um edital, uma ata e um balanço.',
  bar: { name: 'Publicações legais', end: 'Gazeta do Cais' },
  search: 'Buscar editais, atas, balanços...',
  filters: 'Filtros',
  published: 'Publicado',
  pending: 'Em aprovação',
  rows: [
    {
      kind: 'Edital',
      title: 'Pregão eletrônico nº\u00a018/2026: merenda escolar',
      entity: 'Prefeitura de Serra Clara',
      date: '12/03/2026',
      done: true,
    },
    {
      kind: 'Ata',
      title: 'Assembleia geral ordinária de cooperados',
      entity: 'Cooperativa Vale Novo',
      date: '11/03/2026',
      done: false,
    },
    {
      kind: 'Balanço',
      title: 'Demonstrações financeiras do exercício de 2025',
      entity: 'Metalúrgica Andorinha S.A.',
      date: '10/03/2026',
      done: false,
    },
  ],
  proposed: 'IA conferiu',
  decided: 'Dra. Teresa aprovou, 9h09',
} as const;

/** The heads of its columns where it is as wide as the page. */
export const registerColumns = ['Categoria', 'Publicação', 'Entidade', 'Data', 'Situação'] as const;

/** What a published notice proves, beside the listings. */
export const proof = {
  label: 'Prova de publicação',
  title: 'Pregão eletrônico nº\u00a018/2026',
  facts: [
    ['No ar desde', '12/03/2026, 9h14min07s'],
    ['Baixado', '37 vezes'],
    ['Certificado', 'do jornal, até 2028'],
    ['Aprovação', 'Dra. Teresa Amaral'],
  ],
} as const;

/** In the drawing of the hero: what the postmark says, and the notices that come to it. */
export const postmark = {
  ring: 'PUBLICADO COM CERTIFICAÇÃO DIGITAL',
  foot: 'GAZETA DO CAIS',
  smallRing: 'PUBLICADO · CERTIFICADO',
  day: '12 03 26',
  time: '9h14min07s',
  smallTime: '9h14',
  notices: [
    'Edital · Serra Clara · 9h14',
    'Ata · Santa Rita · 9h02',
    'Balanço · Moinho · 8h47',
    'Edital · Porto Alto · 8h30',
    'Ata · Clube do Cais · 8h12',
    'Balanço · Litoral · 7h58',
    'Edital · Monte Azul · 7h40',
  ],
} as const;

export const benefits = {
  /** Before the number of a benefit, as in a law. */
  article: 'Art.',
  title: 'O que muda, artigo por artigo',
  articles: titled({
    'A publicação sai assinada.':
      'Cada documento traz o certificado ICP-Brasil do jornal, a hora e a versão. O\u00a0arquivo baixado leva\u00a0a\u00a0prova.',
    'O alerta vem antes do prazo.':
      'A IA lê a data no documento e avisa o responsável. Ele confirma a data ou a corrige.',
    'A busca lê o arquivo inteiro.':
      'Procure por número, entidade, categoria ou trecho, em todas as publicações do portal.',
    'O impresso continua onde a lei pede.':
      'Salvo dispensa, a S.A. publica o resumo. O edital de licitação vai ao PNCP; o extrato, ao diário oficial e a jornal de grande circulação.',
  }),
} as const;

export const fiveMinutes = {
  figure: { ...figures.publicationTime, label: 'Tempo médio de publicação, do texto aprovado à prova.' },
  /** An illustration of how the time is spent. */
  steps: [
    { label: '0:00', text: 'Texto já aprovado.' },
    { label: '0:40', text: 'A IA confere campos, prazo e categoria.' },
    { label: '2:10', text: 'O responsável confere o que ela apontou.' },
    { label: '3:40', text: 'Assinatura digital.' },
    { label: '5:00', text: 'No ar, com prova.' },
  ],
} as const;

export const features = {
  title: 'Índice de recursos',
  items: titled({
    'Certificação digital': 'Assinatura digital que qualquer leitor pode verificar.',
    'Busca no texto': 'Acha o trecho dentro do PDF, não só o título.',
    'Fluxo de aprovação': 'Um envia, outro aprova, na ordem que você definir.',
    Alertas: 'E-mail quando sai um edital do seu interesse.',
    'Controle de acesso': 'Publicar, aprovar, editar, ver: uma permissão para cada.',
    Agendamento: 'Marque dia e hora para o que foi aprovado entrar no ar.',
    'Registro de downloads': 'Quantas vezes cada documento foi baixado, e quando.',
    'API de integração': 'O sistema da prefeitura envia direto ao seu portal.',
    Categorias: 'Edital, ata, balanço e as outras que você criar.',
    'Página por entidade': 'Tudo o que um órgão publicou, em um endereço só.',
    'Histórico de versões': 'A errata aponta para o original. Nada some.',
    'Endereço fixo': 'O endereço de cada publicação não muda durante o contrato.',
  }),
} as const;

export const audiences = {
  title: 'Quem usa',
  items: titled({
    Advogados: 'Acham o edital pelo número e baixam com a prova anexada.',
    Contadores: 'Enviam o balanço sem diagramar e acompanham o prazo.',
    'Gestores de empresas': 'Veem o que falta aprovar e com quem está.',
    'Órgãos públicos': 'Divulgam editais e atas em um endereço fixo, aberto ao cidadão.',
  }),
} as const;

export const closing = {
  title: ['Tenha a sua', 'área no ar'],
  text: `Peça uma proposta. A resposta vem ${brand.answersWithin}.`,
  contact: 'Falar com a equipe',
  /** The published notice that ends the page. */
  notice: {
    facts: [
      { label: 'No ar desde', value: '12/03/2026, 9h14min07s' },
      { label: 'Documento', value: '14 páginas, íntegra' },
      { label: 'Verificação', value: 'código 7F3K-92' },
    ],
    label: 'O edital do pregão eletrônico nº 18/2026, com o carimbo de publicado e certificado.',
    category: 'Edital',
    entity: 'Prefeitura de Serra Clara',
    text: 'Torna pública a compra de merenda escolar por pregão eletrônico. As propostas são abertas em 26 de março, às\u00a010h.',
  },
} as const;
