import { brand } from '#brand.ts';

/** A place that the header, the mobile menu or the footer links to. */
export interface NavLink {
  readonly href: string;
  readonly label: string;
}

/** A product in the Soluções dropdown: what it is in a few words, and its drawing. */
export interface SolutionLink extends NavLink {
  /** Line under the name in the dropdown. */
  readonly note: string;
  /** One or two words beside the name in the mobile menu. */
  readonly shortNote: string;
  /** SVG path of the icon in a 44 px box; the line ends where `dot` is. */
  readonly path: string;
  readonly dot: readonly [x: number, y: number];
}

/** The two groups of the Soluções dropdown (R-HDR-10, R-HDR-11). */
export const solutionGroups: readonly { readonly title: string; readonly links: readonly SolutionLink[] }[] =
  [
    {
      title: 'Comunicação',
      links: [
        {
          href: '/solucoes/chama-la',
          label: 'Chama.lá',
          note: 'Links de WhatsApp grátis, com QR code',
          shortNote: 'WhatsApp grátis',
          path: 'M31 33H14l-8 6V10h32v15',
          dot: [38, 33],
        },
        {
          href: '/solucoes/leia-la',
          label: 'Leia.lá',
          note: 'Gestão avançada de links',
          shortNote: 'links',
          path: 'M4 10c16 0 4 12 16 12s0 11 9 11',
          dot: [35, 33],
        },
        {
          href: '/solucoes/newsletter-ai',
          label: 'Newsletter IA',
          note: 'Newsletters automáticas e personalizadas',
          shortNote: 'e-mail',
          path: 'M4 22h9c8 0 6-13 14-13h11M13 22h18M13 22c8 0 6 13 14 13h11',
          dot: [36, 22],
        },
      ],
    },
    {
      title: 'Conteúdo',
      links: [
        {
          href: '/solucoes/portais-noticias',
          label: 'Portais de Notícias',
          note: 'Portal com IA, em beta fechado',
          shortNote: 'beta fechado',
          path: 'M5 8h34M5 16h20M5 24h14M5 32h14M27 24h12M27 32h4',
          dot: [36, 34],
        },
        {
          href: '/solucoes/publicidade-legal',
          label: 'Publicidade Legal',
          note: 'Editais, atas e balanços',
          shortNote: 'editais',
          path: 'M9 5h26v21M9 5v34h17M15 14h14M15 21h14M15 28h8',
          dot: [34, 36],
        },
      ],
    },
  ];

const company: readonly NavLink[] = [
  { href: '/sobre', label: 'Sobre' },
  { href: '/brand', label: 'Brand' },
  { href: '/ai-first-human-centered', label: 'AI-First Human-Centered' },
  { href: '/contato', label: 'Contato' },
];

const solutions: readonly SolutionLink[] = solutionGroups.flatMap((group) => group.links);

/** The three sections of the mobile menu, in its order. */
export const menuSections: readonly {
  readonly title: string;
  readonly links: readonly (NavLink & { readonly shortNote?: string })[];
}[] = [
  { title: `Sobre a ${brand.name}`, links: company },
  { title: 'Soluções', links: [...solutions, { href: '/solucoes', label: 'Ver todas as soluções' }] },
  {
    title: 'Projetos',
    links: [
      { href: '/projetos', label: 'Projetos Personalizados' },
      { href: '/sites-para-jornais', label: 'Sites para jornais' },
    ],
  },
];

/** The accessibility statement: its link stands beside the symbol that Lei 13.146/2015, art. 63, § 1º, asks for. */
export const accessibilityPath = '/acessibilidade';

export const productsColumn = 'Comunicação & Conteúdo';

/** The footer's columns after the tagline. */
export const footerColumns: readonly { readonly title: string; readonly links: readonly NavLink[] }[] = [
  { title: 'Empresa', links: company },
  {
    title: productsColumn,
    // The dropdown says 'Newsletter IA'; elsewhere the product goes by its own name.
    links: solutions.map(({ href, label }) => ({
      href,
      label: href === '/solucoes/newsletter-ai' ? 'Newsletter AI' : label,
    })),
  },
  {
    title: 'Links Rápidos',
    links: [
      { href: '/solucoes', label: 'Soluções' },
      { href: '/projetos', label: 'Projetos' },
      { href: '/sites-para-jornais', label: 'Sites para jornais' },
      { href: '/portal-ai-waitlist', label: 'Fila de espera' },
    ],
  },
  {
    title: 'Termos e Políticas',
    links: [
      { href: '/termos-de-servico', label: 'Termos de serviço' },
      { href: '/termos-de-uso', label: 'Termos de uso' },
      { href: '/politica-de-privacidade', label: 'Privacidade' },
      { href: '/politica-de-cookies#preferencias', label: 'Preferências de cookies' },
      { href: '/politica-de-conteudo', label: 'Conteúdo' },
      { href: '/compromisso-jornalismo', label: 'Compromisso jornalístico' },
      { href: '/termos', label: 'Todos os termos' },
      { href: accessibilityPath, label: 'Acessibilidade' },
    ],
  },
];
