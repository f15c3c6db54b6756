import { brand } from '#brand.ts';
import * as figures from '../figures.ts';
import { kicker } from '../solutions.ts';
import { asked, titled } from '../titled.ts';

/** Texts of `/solucoes/leia-la` (R-LEI-1 to R-LEI-6). The newspaper, the people and the counts of the drawings are made up. */
export const page = {
  title: 'Leia.lá: links curtos e gestão de links',
  description:
    'Links curtos com domínio próprio, regras por país e aparelho, análise em tempo real e crédito no texto copiado. Exclusivo para clientes.',
} as const;

export const hero = {
  kicker: kicker('leia-la'),
  contact: 'Falar com a equipe',
  features: 'Ver recursos',
  title: ['O link é curto,', 'o clique é medido'],
  lead: 'Encurta e organiza os links da redação: domínio próprio, destino por aparelho e relatório de cliques.',
  terms: `Valor sob consulta. Resposta ${brand.answersWithin}.`,
  /** The long address that winds across the hero; an illustration. */
  longAddress:
    'gazetadocais.com.br/politica/2026/03/12/camara-aprova-plano-diretor-apos-oito-horas-de-debate',
  /** The same, on a phone. */
  narrowAddress: 'gazetadocais.com.br/politica/2026/03/12/camara-aprova…',
} as const;

export const exclusive = {
  strong: 'Ainda não é cliente?',
  text: 'Peça à equipe um lugar na fila de espera.',
  action: 'Falar com a equipe',
} as const;

export const shortLink = 'gaze.ta/plano-diretor';

/** The picture of the product at work: one link's clicks, devices, sources and rules of destination. */
export const linkPanel = {
  label: 'Painel do Leia.lá com cliques, aparelhos e regras de destino de um link',
  bar: { name: shortLink, detail: 'criado por Caio Bastos', end: 'últimas 24 h' },
  links: [
    ['/plano-diretor', '48.312', 'politica/2026/03/12/camara-aprova…'],
    ['/festival', '21.907', 'cultura/2026/03/12/festival'],
    ['/vacina', '17.440', 'saude/2026/03/12/vacina'],
    ['/porto', '9.126', 'economia/2026/03/11/porto'],
    ['/vestibular', '7.302', 'educacao/2026/03/10/vestibular'],
    ['/assine', '6.058', 'assinaturas/oferta-de-marco'],
  ],
  total: '48.312',
  totalLabel: 'cliques',
  unit: 'Cliques por hora',
  /** The clicks of each of the 24 hours; together they are the total. */
  perHour: [
    600, 1080, 1440, 1860, 2340, 2040, 1920, 1980, 2280, 2760, 3180, 3360, 3000, 2220, 1440, 780, 360, 240,
    180, 300, 1200, 2880, 5100, 5772,
  ],
  /** At the top of the chart. */
  most: 6000,
  scale: ['6 mil', '4 mil', '2 mil', '0'],
  times: ['9h', '15h', '21h', '3h', 'agora'],
  meters: {
    Aparelho: { Android: 58, iPhone: 23, Computador: 19 },
    Origem: { WhatsApp: 61, Newsletter: 27, 'QR code': 12 },
  },
  rules: {
    title: 'Para onde vai o clique',
    items: [
      ['se', 'Android', 'abre no aplicativo'],
      ['se', 'Portugal', 'edição internacional'],
      ['se', 'iPhone', 'abre no aplicativo'],
      ['se', 'QR do impresso', 'página do caderno'],
      ['até', '31 de março', 'cobertura ao vivo'],
      ['senão', 'os demais', 'a matéria'],
    ],
  },
  proposed: 'Leia.lá sugeriu a regra',
  decided: 'Caio ativou, 9h03',
} as const;

export const credit = {
  title: 'O crédito no texto copiado',
  lead: 'Quando a cópia é detectada, o trecho colado leva junto o endereço da matéria, com “Leia mais em” ou a frase que a redação escolher.',
  /** What a screen reader gets in place of the drawing. */
  drawing: 'Um trecho copiado de uma matéria e colado em uma conversa, com o endereço da matéria no fim',
  article: {
    paper: 'Gazeta do Cais',
    title: 'Câmara aprova plano diretor após oito horas de debate',
    before: 'A Câmara Municipal aprovou na noite de quarta-feira, por 31 votos a 12, o novo plano diretor.',
    copied:
      'O texto limita a altura dos prédios no centro e reserva um quinto das áreas novas para moradia popular.',
    after: 'A\u00a0sessão começou às 14h e terminou às 22h14, com galerias cheias.',
  },
  /** Where the passage was pasted. */
  place: 'Conversa',
  source: 'Leia mais em gaze.ta/plano-diretor',
  proposed: 'Frase sugerida',
  decided: 'Caio manteve',
} as const;

export const features = {
  title: 'Seis recursos em cada link',
  items: titled({
    'Link com nome': 'Escreva /eleicoes em vez de /x7Kq2. O\u00a0leitor sabe aonde vai.',
    'Domínio próprio': 'O link curto leva o nome do jornal, não\u00a0o\u00a0nosso.',
    'Destino por lugar e aparelho':
      'Uma regra para cada país, sistema ou aparelho, na ordem que você definir.',
    'Análise em tempo real': 'Cliques, origem e aparelho na hora. Exporta em CSV.',
    'QR code': 'Um código por link, pronto para a edição impressa e o outdoor.',
    'API e webhooks': 'O seu sistema cria o link e recebe um aviso a cada clique.',
  }),
  /** In their order: a line in a 44 px box, and the dot that it ends in. */
  icons: [
    { path: 'M4 10c14 0 4 12 14 12s-2 12 10 12h4', dot: [36, 34] },
    { path: 'M20 12H6v21h26', dot: [36, 33] },
    { path: 'M4 22h10c8 0 8-12 16-12h10M14 22c8 0 8 12 16 12h2', dot: [36, 34] },
    { path: 'M4 38c8 0 8-10 14-10s6 4 10 4 4-20 6-21', dot: [38, 8] },
    { path: 'M4 4h12v12H4zM28 4h12v12H28zM4 28h12v12H4zM28 28h5v5', dot: [37, 37] },
    { path: 'M4 8c16 0 12 14 28 14M4 36c16 0 12-14 28-14', dot: [36, 22] },
  ],
} as const;

export const sdk = {
  languageLabel: 'Linguagem do exemplo',
  exampleLabel: (language: string): string => `Exemplo em ${language}`,
  title: 'Uma chamada de\u00a0API, cinco linguagens',
  lead: 'Com o SDK, o link nasce quando a matéria entra no ar. De uma linguagem a outra, muda só a sintaxe.',
  /** The same call in each language: an illustration of the SDKs' shape. */
  samples: {
    JavaScript: `// Android abre no aplicativo
const link = await leia.criar({
  final: 'plano-diretor',
  destino: materia.url,
  regras: [
    { se: 'android', vai: app.url },
  ],
});`,
    Python: `# Android abre no aplicativo
link = leia.criar(
    final="plano-diretor",
    destino=materia.url,
    regras=[
        {"se": "android", "vai": app.url}
    ],
)`,
    PHP: `// Android abre no aplicativo
$link = $leia->criar([
  'final' => 'plano-diretor',
  'destino' => $materia->url,
  'regras' => [
    ['se' => 'android', 'vai' => $app->url],
  ],
]);`,
    Ruby: `# Android abre no aplicativo
link = leia.criar(
  final: 'plano-diretor',
  destino: materia.url,
  regras: [
    { se: 'android', vai: app.url }
  ]
)`,
    Go: `// Android abre no aplicativo
link, err := leia.Criar(leia.Link{
  Final: "plano-diretor",
  Destino: materia.URL,
  Regras: []leia.Regra{
    {Se: "android", Vai: app.URL},
  },
})`,
  },
} as const;

export const results = {
  title: 'O que o Leia.lá entrega',
  figures: [
    { ...figures.redirect, label: 'para redirecionar um clique' },
    { ...figures.linkUptime, label: 'de disponibilidade' },
    { ...figures.countries, label: 'países com regra de destino' },
    { ...figures.copies, label: 'das cópias detectadas' },
  ],
} as const;

export const questions = asked({
  'Quem pode usar o Leia.lá?': `Clientes da ${brand.name}. Para os demais há fila de espera: fale com a equipe.`,
  'Posso usar o domínio do meu jornal?':
    'Sim. O link curto sai com o endereço do seu jornal, e o leitor reconhece a origem.',
  'Consigo levar os dados para outro sistema?': `Sim: em CSV, pela API ou por webhooks. Dos dados de quem clica, o jornal é o controlador; a ${brand.name}, a operadora.`,
  'O que acontece quando alguém copia um trecho?':
    'Se a cópia é detectada, o endereço da matéria entra junto com o texto colado. Você escolhe a frase que o apresenta.',
});

export const closing = {
  title: ['Leve o Leia.lá', 'à redação'],
  text: 'Conte como a sua redação compartilha links hoje. A conversa é pelo WhatsApp.',
  contact: 'Falar com a equipe',
  solutions: 'Ver soluções',
  /** The drawing that ends the page. */
  drawing: {
    scene: {
      bar: { name: 'Leia.lá' },
      label: 'Um endereço longo de matéria e, embaixo, o link curto que leva a ela.',
      proposed: 'Leia.lá sugeriu /plano',
      decided: 'Caio trocou',
    },
    long: 'Endereço da matéria',
    short: 'Link curto',
  },
} as const;

export const faq = {
  title: 'Perguntas',
  more: { text: 'Tem outra pergunta?', label: 'Falar com a equipe', href: '/contato' },
} as const;
