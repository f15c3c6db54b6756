import { brand } from '#brand.ts';
import { chamaLa } from './chama-la.ts';
import { linkPanel } from './leia-la.ts';

/**
 * What the product scenes of the home page show. Newspapers, people and sample figures in here are
 * illustrations: none of them is a statement about the company.
 */

/** A headline of the hero that the machine proposes. */
interface Candidate {
  readonly text: string;
  /** The one that the editor chose. */
  readonly chosen?: boolean;
}

/** The same story told seven ways. The second to the fifth are short enough for a phone. */
export const candidates: readonly Candidate[] = [
  { text: 'Câmara aprova plano diretor após oito horas de debate' },
  { text: 'O que ficou de fora do novo plano diretor' },
  { text: '31 votos a 12: veja como votou cada vereador' },
  { text: 'Plano diretor: o que muda no seu bairro', chosen: true },
  { text: 'Entenda em três minutos o novo plano diretor' },
  { text: 'Oito horas, 34 emendas, um novo plano diretor' },
  { text: 'Associações de bairro comemoram; construtoras criticam' },
];

/** The piece of the editor that the candidates run into. */
export const editorPiece = {
  label: 'Uma editora escolhe um dos títulos que a IA propôs, aceita uma sugestão e publica a matéria.',
  paper: 'Gazeta do Cais',
  section: 'Política / Plano diretor',
  saved: 'Salvo às 22h41',
  byline: 'Política · por Helena Prado',
  headline: 'Plano diretor: o que muda no seu bairro',
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
  title: 'Boletim da manhã',
  date: 'quinta, 12 de março',
  count: '3 versões',
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
  title: 'Chama.lá',
  price: 'grátis',
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
  link: linkPanel.link,
  period: 'últimas 24 h',
  total: linkPanel.total,
  totalLabel: 'cliques',
  /** Clicks of each hour, oldest first: the same link as on the product's page. */
  perHour: linkPanel.perHour,
  most: 6000,
  scale: ['6 mil/h', '3 mil/h', '0'],
  times: ['ontem, 9h', '21h', 'agora'],
  rules: {
    items: [
      { when: 'se', who: 'Portugal', where: 'edição internacional', share: '6%' },
      { when: 'se', who: 'Android', where: 'abre no aplicativo', share: '58%' },
      { when: 'senão', where: 'a matéria completa', share: '36%' },
    ],
  },
  proposed: 'Regra sugerida',
  decided: 'Caio ativou, 9h03',
} as const;

export const portalScene = {
  label: 'Editor de matérias com sugestões da IA na margem: uma aceita pela editora, duas à espera.',
  paper: 'Gazeta do Cais',
  section: 'Política / Plano diretor',
  saved: 'Rascunho salvo às 22h41',
  list: {
    title: 'Hoje',
    items: [
      'Câmara aprova plano diretor',
      'Metrô testa catraca',
      'Posto volta a vacinar',
      'Porto bate recorde',
    ],
  },
  byline: 'Política · por Helena Prado',
  headline: 'Câmara aprova plano diretor após oito horas de debate',
  paragraphs: [
    [
      'A Câmara Municipal aprovou na noite desta quarta-feira, por ',
      '31 votos a 12',
      ', o novo plano diretor. O texto limita a altura dos prédios no centro e reserva um quinto das áreas novas para moradia popular.',
    ],
    [
      'A sessão começou às 14h e terminou ',
      'pouco depois das 22h',
      ', com galerias cheias e 34 emendas em pauta.',
    ],
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
      { title: 'Corrigir o horário', text: 'A transmissão da sessão terminou às 22h14.' },
      { title: 'Falta o outro lado', text: 'O texto não ouve quem votou contra.' },
    ],
    answers: ['Aceitar', 'Ignorar'],
  },
  proposed: '3 propostas',
  decided: 'Helena aceitou uma',
} as const;

export const legalScene = {
  label: 'Lista de publicações legais com busca: um edital publicado e dois documentos em aprovação.',
  search: 'Buscar editais, atas, balanços...',
  filters: 'Filtros',
  published: 'Publicado',
  pending: 'Em aprovação',
  rows: [
    {
      kind: 'Edital',
      title: 'Pregão eletrônico nº 18/2026: merenda escolar',
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
  decided: 'Dra. Teresa aprovou, 9h14',
} as const;
