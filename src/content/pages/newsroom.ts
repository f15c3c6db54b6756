/** Words of the working editor on `/solucoes/portais-noticias` (R-POR-15): the newspaper, the people and the story are made up. */

/** The passage that a suggestion is about, in the draft and as it would be, and what stands around it. */
const headline = {
  before: 'Câmara aprova plano diretor ',
  draft: 'após oito horas de debate',
  suggested: 'após oito horas',
  after: '',
};

const vote = {
  before: 'A Câmara Municipal aprovou na noite desta quarta-feira, por ',
  draft: '32 votos a 11',
  suggested: '31 votos a 12',
  after:
    ', o novo plano diretor. O texto limita a altura dos prédios no centro e reserva um quinto das áreas novas para moradia popular.',
};

const session = {
  before: 'A sessão começou às 14h e terminou ',
  draft: 'pouco depois das 22h',
  suggested: 'às 22h14',
  after: ', com galerias cheias e 34 emendas em pauta.',
};

const shorter = headline.before.length + headline.suggested.length;

export const newsroom = {
  label: 'Editor de uma matéria com três sugestões da IA na margem, para aceitar ou ignorar',
  paper: 'Gazeta do Cais',
  section: 'Política / Plano diretor',
  saved: 'Salvo às 22h41',
  live: 'No ar às 22h47',
  tools: ['T', 'N', '“ ”', 'Foto', 'Tabela', 'Mapa'],
  todayTitle: 'Hoje',
  today: [
    'Câmara aprova plano diretor',
    'Metrô testa catraca',
    'Posto volta a vacinar',
    'Porto bate recorde',
    'Festival fecha o centro',
  ],
  tomorrowTitle: 'Amanhã',
  tomorrow: 'Feira abre 900 vagas',
  byline: 'Política · por Helena Prado',
  passages: { headline, vote, session },
  quote: '“Foi a votação mais longa em dez anos”, disse o presidente da Casa.',
  /** In the order of the text; each is about the passage of its name. */
  notes: {
    headline: { title: 'Encurtar o título', text: `Com ${shorter} caracteres, ele cabe inteiro na capa.` },
    vote: { title: 'Conferir o placar', text: 'A ata publicada às 22h30 registra 31 a 12.' },
    session: { title: 'Corrigir o horário', text: 'A transmissão da sessão terminou às 22h14.' },
  },
  accept: 'Aceitar',
  ignore: 'Ignorar',
  publish: 'Publicar',
  restart: 'Começar de novo',
  /** In the trail of a suggestion: what became of it, and who did it when. */
  accepted: 'Aceita',
  ignored: 'Ignorada',
  who: 'Você, agora',
  /** At the left end of the decision line; it is also why nothing can be published yet. */
  waiting: (count: number): string => {
    if (count === 0) return 'Todas as sugestões têm resposta';
    return count === 1 ? '1 sugestão espera resposta' : `${count} sugestões esperam resposta`;
  },
  result: (accepted: number): string => `IA sugeriu 3, você aceitou ${accepted}`,
  /** At its right end: without the script, and after the publication. */
  yours: 'Você publica',
  published: 'Você publicou, agora',
  reader: {
    label: 'A matéria como o leitor recebe, no computador e no celular',
    sections: ['Política', 'Cidade', 'Economia'],
    desktop: 'No computador',
    phone: 'No celular',
    trail: 'Na margem',
  },
  /** What a screen reader hears. */
  said: {
    accepted: (title: string, now: string): string => `Aceita: ${title}. No texto está agora “${now}”.`,
    ignored: (title: string): string => `Ignorada: ${title}. O texto fica como estava.`,
    published: 'Matéria publicada por você.',
    restarted: 'A matéria voltou ao começo.',
  },
} as const;
