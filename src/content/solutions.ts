/** The six solutions (R-CAT-1 to R-CAT-5). Editors change words here, never in TSX. */
import { launchBadge } from './launch.ts';
import type { Solution } from './schema.ts';

/** The category's name as the visitor reads it. */
export const categoryLabels: Readonly<Record<Solution['category'], string>> = {
  communication: 'Comunicação',
  content: 'Conteúdo',
  development: 'Desenvolvimento',
};

export const solutions: readonly Solution[] = [
  {
    id: 'newsletter-ai',
    name: 'Newsletter AI',
    shortName: 'Newsletter',
    tagline: 'Uma edição, uma versão para cada leitor',
    description:
      'A IA resume o que a redação publicou e põe a edição na ordem de cada assinante. O editor revisa cada resumo uma vez, antes do envio.',
    audience: 'Portais e jornais com newsletter',
    also: 'Newsletter por e-mail',
    category: 'communication',
    benefits: [
      'Ordem das notícias pelo interesse de cada leitor',
      'Texto escrito por IA, aprovado pela redação',
      'Envio na hora em que cada um costuma abrir',
    ],
    path: '/solucoes/newsletter-ai',
    featured: true,
    action: 'Explorar',
    status: 'Exclusiva para clientes, com fila de espera',
    stat: { figure: 'openRate', label: 'na taxa de abertura' },
  },
  {
    id: 'portal-ai',
    name: 'Portal AI 1.0',
    shortName: 'Portal AI',
    tagline: 'Portal de notícias com IA, do texto à capa',
    description:
      'Plataforma para portais de notícias: a IA confere o texto, sugere título e propõe a capa. A redação edita e publica.',
    audience: 'Portais que vão trocar de plataforma',
    also: 'Site de jornal, sem WordPress',
    category: 'content',
    benefits: [
      'Capa personalizada para cada visitante',
      'Editor com sugestões que a redação aceita ou ignora',
      'Paywall flexível e distribuição para todos os canais',
    ],
    path: '/solucoes/portais-noticias',
    featured: true,
    badge: launchBadge,
    action: 'Entrar na fila de espera',
    actionPath: '/portal-ai-waitlist',
    status: 'Em beta fechado, com fila de espera',
    stat: { figure: 'portalTraffic', label: 'de tráfego orgânico (meta)' },
  },
  {
    id: 'publicidade-legal',
    name: 'Publicidade Legal',
    shortName: 'Publicidade Legal',
    tagline: 'Editais, atas e balanços assinados no portal',
    description:
      'Área de publicações legais para portais de notícias: do edital enviado à página certificada.',
    audience: 'Portais com publicações legais',
    category: 'content',
    benefits: [
      'Certificação digital de cada publicação',
      'Fluxo de aprovação com agendamento',
      'Busca por entidade, data e categoria',
    ],
    path: '/solucoes/publicidade-legal',
    action: 'Explorar',
    status: 'Sob consulta',
    stat: { figure: 'publicationTime', label: 'de tempo médio de publicação' },
  },
  {
    id: 'chama-la',
    name: 'Chama.lá',
    shortName: 'Chama.lá',
    tagline: 'O link de WhatsApp com a mensagem pronta',
    description:
      'Escreva o número e a mensagem, copie o link ou baixe o QR code. O número e a mensagem não saem do seu navegador.',
    audience: 'Negócios que atendem pelo WhatsApp',
    category: 'communication',
    benefits: [
      'Formato do número conferido antes de criar o link',
      'QR code na hora',
      'Conversa que já abre com o texto escrito',
    ],
    path: '/solucoes/chama-la',
    action: 'Explorar',
    status: 'Grátis, sem cadastro',
    open: true,
    stat: { figure: 'users', label: 'usuários' },
  },
  {
    id: 'leia-la',
    name: 'Leia.lá',
    shortName: 'Leia.lá',
    tagline: 'Links curtos com o domínio do seu jornal',
    description:
      'Encurta o endereço, leva cada clique ao destino certo e acrescenta o crédito ao texto copiado.',
    audience: 'Jornais e empresas com muitos links',
    category: 'communication',
    benefits: [
      'Análise de cliques em tempo real',
      'Regras por país e por aparelho',
      'Crédito “leia mais em” no texto copiado',
    ],
    path: '/solucoes/leia-la',
    action: 'Explorar',
    status: 'Exclusivo para clientes, com fila de espera',
    stat: { figure: 'copies', label: 'das cópias detectadas' },
  },
  {
    id: 'projetos',
    name: 'Projetos Personalizados',
    shortName: 'Projetos',
    tagline: 'Para o que nenhum produto pronto resolve',
    description: 'Produto digital sob medida, em cinco etapas. Uma etapa só termina com a sua aprovação.',
    audience: 'Empresas que precisam de outra coisa',
    category: 'development',
    benefits: [
      'Método em cinco etapas com entregas visíveis',
      'Integração com os seus sistemas',
      'Evolução contínua depois do lançamento',
    ],
    path: '/projetos',
    action: 'Explorar',
    status: 'Sob consulta',
    stat: { figure: 'satisfaction', label: 'de satisfação' },
  },
];

/** Looks a solution up by its id; throws when the list lacks it, which fails the build. */
export function solution(id: Solution['id']): Solution {
  const found = solutions.find((item) => item.id === id);
  if (!found) throw new Error(`No solution with the id ${id}`);
  return found;
}

/**
 * The line over the headline of a product's page: what it is and who can have it, from its status in the catalogue.
 * @param name the product as the page calls it; its own name by default
 * @returns for instance `Newsletter AI · exclusiva para clientes, com fila de espera`
 */
export function kicker(id: Solution['id'], name: string = solution(id).name): string {
  const { status } = solution(id);
  return `${name} · ${status.charAt(0).toLowerCase()}${status.slice(1)}`;
}
