import { brand } from '#brand.ts';
import { chamaLa } from './chama-la.ts';
import { register } from './legal-notices.ts';
import { linkPanel, shortLink } from './leia-la.ts';
import { newsroom } from './newsroom.ts';

/** What the home page's scenes show: newspapers, people and figures in them are illustrations, no statements. */

/** The same story told seven ways. The second to the fifth are short enough for a phone. */
export const candidates = [
  'Câmara aprova plano diretor após oito horas de debate',
  'O que ficou de fora do novo plano diretor',
  '31 votos a 12: veja como votou cada vereador',
  'Plano diretor: o que muda no seu bairro',
  'Entenda em três minutos o novo plano diretor',
  'Oito horas, 34 emendas, um novo plano diretor',
  'Associações de bairro comemoram; construtoras criticam',
] as const;

/** The piece of the editor that the candidates run into. */
export const editorPiece = {
  label: 'Uma editora escolhe um dos títulos que a IA propôs, aceita uma sugestão e publica a matéria.',
  bar: { name: newsroom.paper, detail: newsroom.section, end: newsroom.saved },
  byline: newsroom.byline,
  /** The candidate that the editor chose. */
  headline: candidates[3],
  /** The machine has a note on the marked sentence. */
  paragraphs: [
    [
      '',
      'A Câmara aprovou o texto por 31 votos a 12.',
      ' Prédios do centro ganham limite de altura, e um quinto das áreas novas fica para moradia popular. O projeto segue para sanção da prefeita.',
    ],
  ],
  margin: {
    notes: [
      {
        title: 'Conferir o placar',
        text: 'A ata das 22h30 registra 31\u00a0a\u00a012.',
        decided: 'Helena aceitou',
      },
    ],
  },
  proposed: 'Títulos da IA',
  decided: 'Helena escolheu',
  /** The round button, which leads to the whole editor; the second part is for a screen reader. */
  publish: {
    label: 'Publicar',
    hint: 'um exemplo no editor do Portal AI',
    href: '/solucoes/portais-noticias#demo',
  },
} as const;

export const newsletterScene = {
  label: 'Três versões da mesma newsletter, uma para cada leitor, aprovadas por uma editora.',
  bar: { name: 'Boletim da manhã', detail: 'quinta, 12 de março', end: '3 versões' },
  letters: [
    {
      reader: 'Marina',
      reads: 'lê transporte e cultura',
      headline: 'Festival fecha o centro no sábado: veja os desvios',
      text: 'Doze linhas de ônibus mudam de rota das 8h à meia-noite.',
      more: ['Metrô testa catraca por aproximação', 'Plano diretor: o que muda no seu bairro'],
      why: 'Transporte subiu: quatro leituras na semana',
    },
    {
      reader: 'Osvaldo',
      reads: 'lê cidade e obras',
      headline: 'Câmara aprova plano diretor por 31 votos a 12',
      text: 'Sessão durou oito horas; o texto limita a altura no centro.',
      more: ['Posto da Vila Nova volta a vacinar no sábado', 'Quem votou contra o plano diretor, e por quê'],
      why: 'Abre com cidade: lê até o fim da matéria',
    },
    {
      reader: 'Rafa',
      reads: 'lê economia',
      headline: 'Construtoras criticam o novo limite de altura',
      text: 'Setor prevê parar 14 obras. Prefeitura contesta o número.',
      more: [
        'Porto bate recorde de contêineres em fevereiro',
        'Feira de empregos abre 900 vagas na zona leste',
      ],
      why: 'Abre com economia: lê no celular antes das 6h30',
    },
  ],
  proposed: 'IA escreveu, 5h12',
  decided: 'Helena aprovou, 5h40',
} as const;

/** The message of the scene; the code beside it is of this message. */
export const chamaLaMessage = 'Oi! Vi o anúncio e quero assinar.';

export const chamaLaScene = {
  label: 'Um número e uma mensagem viram um link de WhatsApp e um código QR.',
  bar: { name: 'Chama.lá', end: 'grátis' },
  fields: [
    { label: 'Número', value: chamaLa.builder.example.phone },
    { label: 'Mensagem', value: chamaLaMessage },
    /** The link goes on after the number with the message, as far as the field shows it. */
    { label: 'Seu link', value: `wa.me/${brand.whatsapp}?text=Oi!%20Vi…` },
  ],
  scan: 'Aponte a câmera',
  proposed: 'Formato conferido',
  decided: 'Bia copiou o link',
} as const;

export const leiaLaScene = {
  label: 'Um link curto com a curva de cliques do dia e três regras de destino.',
  bar: { name: shortLink, end: 'últimas 24 h' },
  total: linkPanel.total,
  totalLabel: 'cliques',
  /** Clicks of each hour, oldest first: the same link as on the product's page. */
  perHour: linkPanel.perHour,
  most: linkPanel.most,
  scale: ['6 mil/h', '3 mil/h', '0'],
  times: ['ontem, 9h', '21h', 'agora'],
  rules: {
    items: [
      ['se', 'Portugal', 'edição internacional', '6%'],
      ['se', 'Android', 'abre no aplicativo', '58%'],
      ['senão', '', 'a matéria completa', '36%'],
    ],
  },
  proposed: 'Regra sugerida',
  decided: 'Caio ativou, 9h03',
} as const;

const { vote, session } = newsroom.passages;

/** The story of the editor on the product's page, at another moment. */
export const portalScene = {
  label: 'Editor de matérias com sugestões da IA na margem: uma aceita pela editora, duas à espera.',
  bar: { name: newsroom.paper, detail: newsroom.section, end: newsroom.saved },
  list: { title: newsroom.todayTitle, items: newsroom.today.slice(0, 4) },
  byline: newsroom.byline,
  headline: 'Câmara aprova plano diretor após oito horas de debate',
  paragraphs: [
    [vote.before, vote.suggested, vote.after],
    [session.before, session.draft, session.after],
    ['O projeto segue para sanção da prefeita, que tem 15 dias para decidir.'],
  ],
  margin: {
    title: 'Na margem',
    notes: [
      {
        title: 'Conferir o placar',
        text: 'A ata das 22h30 registra 31 a 12. Bate com o texto.',
        decided: 'Helena aceitou',
      },
      newsroom.notes.session,
      { title: 'Falta o outro lado', text: 'O texto não ouve quem votou contra.' },
    ],
    answers: [newsroom.accept, newsroom.ignore],
  },
  proposed: '3 propostas',
  decided: 'Helena aceitou uma',
} as const;

export const legalScene = {
  ...register,
  label: 'Lista de publicações legais com busca: um edital publicado e dois documentos em aprovação.',
  proposed: 'IA conferiu',
} as const;
