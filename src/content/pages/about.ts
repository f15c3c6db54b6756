import { brand } from '#brand.ts';
import * as figures from '../figures.ts';
import { solutionGroups } from '../navigation.ts';
import type { AboutNumber, Value } from '../schema.ts';
import { solutions } from '../solutions.ts';

/** The words of `/sobre` (R-ABT-1 to R-ABT-6). Editors change them here. */

export const about = {
  title: 'Sobre',
  description: `A ${brand.name} atua desde ${brand.since} e trabalha com portais de notícias e empresas. Conheça a história em sete datas, os números e os seis valores da empresa.`,
  hero: {
    lines: ['Tecnologia', 'para quem publica'],
    /** The two years in one sentence, so that they don't contradict each other: first the work, then its company. */
    lead: `Fazemos produtos com IA e projetos sob medida para portais de notícias e empresas. Atuamos desde ${brand.since}; a empresa nasceu em ${brand.founded}, quando o trabalho ganhou CNPJ.`,
    primary: { href: '/solucoes', label: 'Ver soluções' },
  },
  mission: {
    /** Before the statement, for a screen reader. */
    label: 'Missão:',
    statement: 'Usamos a inteligência artificial para adiantar o trabalho de redações e de empresas.',
    turn: 'A aprovação continua com a sua equipe.',
    notes: [
      'São mais de 17 anos: começamos com escolas e chegamos aos agentes de IA.',
      '100% de transparência: você vê o que a IA fez e quem aprovou.',
    ],
    /** The figures of these notes and of the timeline above them; their bases stand with those of the large figures. */
    figures: [figures.years, figures.transparency, figures.schools, figures.impressionsOfYear],
  },
  numbersTitle: 'Números',
  valuesTitle: 'Como trabalhamos',
  products: { title: 'Nossos cinco produtos', all: 'Ver todas as soluções', go: 'Explorar' },
  icon: { title: 'O nosso ícone:', text: 'a letra c e o ponto roxo, em PNG, SVG ou JPG.' },
  closing: {
    title: ['Comece por', 'uma conversa'],
    text: `Diga o que quer pôr no ar e até que dia. A equipe responde ${brand.answersWithin}; preço e prazo saem dessa conversa.`,
    contact: 'Falar com a equipe',
    solutions: 'Ver soluções',
    /** What the page ends with: the years on their orbit, and an open place after the last one. */
    drawing: 'Os sete marcos em um arco, de 2009 a 2025, e um lugar aberto depois do último.',
    next: 'O seu projeto',
  },
} as const;

export const aboutNumbers: readonly AboutNumber[] = [
  {
    ...figures.companies,
    label: `empresas atendidas desde ${brand.since}`,
    // Drawn in public/desenhos/linhas-180.svg: another number wants a file of its own.
    lines: 180,
    note: 'Cada linha é uma empresa.',
  },
  {
    ...figures.impressions,
    label: 'impressões de página em 2024',
    lines: 15,
    note: 'Cada linha vale 100 milhões.',
  },
  { ...figures.people, label: 'pessoas alcançadas', lines: 24, note: 'Cada linha vale 20 milhões.' },
];

export const values: readonly Value[] = [
  { title: 'Revisão humana', text: 'A IA propõe e a equipe do cliente revisa. Só então o texto vai ao ar.' },
  { title: 'Tudo à vista', text: 'Dizemos onde a IA entrou no texto e onde ela costuma errar.' },
  {
    title: 'Jornalismo íntegro',
    text: 'Trabalhamos com veículos que se identificam, corrigem o erro e respondem ao leitor.',
    link: { href: '/compromisso-jornalismo', label: 'Ver os critérios' },
  },
  {
    title: 'Só\u00a0o\u00a0dado necessário',
    text: 'Pedimos só o dado de que o serviço precisa e dizemos para que serve.',
  },
  { title: 'Tela sem manual', text: 'Testamos cada tela com os usuários, para dispensar treinamento.' },
  { title: 'Depois da estreia', text: 'Medimos o uso, ouvimos os usuários e corrigimos.' },
];

const drawings = new Map(solutionGroups.flatMap(({ links }) => links).map((link) => [link.href, link]));

/** The products of the grid: all solutions but the custom projects, which are not a product. */
export const products = solutions
  .filter(({ id }) => id !== 'projetos')
  .map(({ path, name, tagline, status }) => ({
    href: path,
    title: name,
    text: tagline,
    note: status,
    icon: drawings.get(path),
  }));
