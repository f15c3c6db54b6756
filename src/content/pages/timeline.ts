/** The seven milestones of `/sobre` (R-ABT-7 to R-ABT-12). Editors change words here. */
import type { Milestone } from '../schema.ts';

/** From the oldest to the newest; the page opens on the last one. */
export const milestones: readonly Milestone[] = [
  {
    year: 2009,
    badge: 'Fundação',
    title: 'Produtos para escolas',
    description: 'A empresa nasce com foco em educação: produtos digitais para 50+ escolas.',
  },
  {
    year: 2010,
    badge: 'Mídia',
    title: 'Plataforma de notícias',
    description: 'Lançamos a plataforma de mídia em que portais de notícias editam e publicam.',
  },
  {
    year: 2015,
    badge: 'Compromisso',
    title: 'Seis critérios publicados',
    description:
      'Publicamos o compromisso com o jornalismo, com os critérios para escolher veículos parceiros.',
    link: { href: '/compromisso-jornalismo', label: 'Ler o compromisso' },
  },
  {
    year: 2019,
    badge: 'Escala',
    title: 'Um bilhão de impressões',
    description: 'Os portais que atendemos chegam a 1B de impressões em um só ano.',
  },
  {
    year: 2022,
    badge: 'IA',
    title: 'GPTs sob medida',
    description: 'O foco passa à inteligência artificial: fazemos GPTs sob medida para clientes.',
  },
  {
    year: 2023,
    badge: 'Ferramenta',
    title: 'Lançamento do Chama.lá',
    description: 'Lançamos a ferramenta grátis que cria o link de WhatsApp, com mensagem pronta e QR code.',
  },
  {
    year: 2025,
    badge: 'Autonomia',
    title: 'Agentes autônomos de IA',
    description: 'Fazemos agentes que cumprem uma tarefa inteira; a equipe do cliente confere o resultado.',
  },
];

/** Texts around the milestones. */
export const timeline = {
  title: 'Linha do tempo',
  choose: 'Escolha um ano',
  previous: 'Marco anterior',
  next: 'Próximo marco',
  count: (number: number, total: number): string => `${number} de ${total}`,
} as const;
