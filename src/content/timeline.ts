/** The seven milestones of `/sobre` (R-ABT-7 to R-ABT-12). Editors change words here. */
import type { Milestone } from './schema.ts';

/** From the oldest to the newest; the page opens on the last one. */
export const milestones: readonly Milestone[] = [
  {
    year: 2009,
    badge: 'Fundação',
    title: 'Começa pela escola',
    description: 'A empresa nasce com foco em educação e chega a 50+ escolas.',
  },
  {
    year: 2010,
    badge: 'Mídia',
    title: 'Da escola à redação',
    description: 'Entra no ar a plataforma de mídia para portais de notícias.',
  },
  {
    year: 2015,
    badge: 'Compromisso',
    title: 'Critérios por escrito',
    description: 'O compromisso com o jornalismo diz como escolhemos os parceiros.',
    link: { href: '/compromisso-jornalismo', label: 'Ler o compromisso' },
  },
  {
    year: 2019,
    badge: 'Escala',
    title: 'O ano do bilhão',
    description: 'Chegamos a 1B de impressões em um só ano.',
  },
  {
    year: 2022,
    badge: 'IA',
    title: 'A IA entra no time',
    description: 'O foco passa a ser a inteligência artificial, com GPTs feitos sob medida.',
  },
  {
    year: 2023,
    badge: 'Ferramenta',
    title: 'Nasce o Chama.lá',
    description: 'O link de WhatsApp com a mensagem pronta e o QR code, de graça.',
  },
  {
    year: 2025,
    badge: 'Autonomia',
    title: 'Agentes autônomos de IA',
    description: 'Os agentes cumprem tarefas inteiras, e a equipe confere o resultado.',
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
