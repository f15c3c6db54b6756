import { brand } from '#brand.ts';
import type { AboutNumber, Solution, Value } from './schema.ts';
import { solutions } from './solutions.ts';

/** The words of `/sobre` (R-ABT-1 to R-ABT-6). Editors change them here. */

export const about = {
  title: 'Sobre',
  description: `A ${brand.name} atua desde ${brand.since} com portais de notícias e empresas. Conheça as sete datas, os números e os valores de quem faz.`,
  hero: {
    lines: ['O ano vira,', 'o ponto fica'],
    /** The two years in one sentence, so that they don't contradict each other. */
    lead: `Atuamos desde ${brand.since}; a empresa nasceu em ${brand.founded}. De lá para cá, quase tudo mudou. Quem dá a última palavra, não.`,
  },
  mission: {
    /** Before the statement, for a screen reader. */
    label: 'Missão:',
    statement: 'Pôr a inteligência artificial para adiantar o trabalho de quem informa e de quem vende.',
    turn: 'A parte que pede assinatura fica com quem assina.',
    notes: [
      'São mais de 17 anos de trabalho. Trocamos de ferramenta muitas vezes; de lado, nunca.',
      'E 100% de transparência: você vê o que a máquina fez, onde ela pode errar e quem aprovou.',
    ],
  },
  numbersTitle: 'Números',
  valuesTitle: 'Seis valores que não giram',
  products: { title: 'Cinco produtos, uma órbita', all: 'Ver todas as soluções' },
  icon: {
    title: 'Um c e um ponto',
    text: 'O c é a curva que a máquina traça. O ponto é de quem decide. Cabe no canto de uma aba.',
    download: 'Baixar ícone',
    brand: 'Ver a marca',
    /** What a screen reader gets in place of the drawing. */
    drawing: `Ícone da ${brand.name}: um c minúsculo e um ponto.`,
  },
  closing: {
    title: ['A oitava data', 'é sua'],
    text: 'Falta uma na órbita. Conte o que você quer pôr no ar.',
    contact: 'Falar com a equipe',
    solutions: 'Ver soluções',
  },
} as const;

export const aboutNumbers: readonly AboutNumber[] = [
  { value: '180+', label: 'empresas trabalham com a gente', lines: 180, each: 'Cada linha é uma empresa.' },
  { value: '1.5B+', label: 'impressões de página em 2024', lines: 15, each: 'Cada linha vale 100 milhões.' },
  { value: '480M+', label: 'pessoas alcançadas', lines: 48, each: 'Cada linha vale 10 milhões.' },
];

export const values: readonly Value[] = [
  { title: 'Decisão de gente', text: 'A máquina propõe, uma pessoa aprova. Nunca na ordem contrária.' },
  { title: 'Tudo à vista', text: 'Onde a IA entrou, está dito. Onde ela costuma errar, também.' },
  {
    title: 'Jornalismo íntegro',
    text: 'Andamos com veículos que assinam, corrigem e respondem.',
    link: { href: '/compromisso-jornalismo', label: 'Ver os critérios' },
  },
  { title: 'O dado tem dono', text: 'E não somos nós. Usamos o necessário para o serviço, e só.' },
  { title: 'Sem manual', text: 'Se a tela precisa de treinamento, o erro é da tela.' },
  { title: 'Obra aberta', text: 'Pôr no ar é metade. A outra metade é medir, ouvir e voltar.' },
];

/** The products of the grid: all solutions but the custom projects, which are not a product. */
export const products: readonly Solution[] = solutions.filter((item) => item.id !== 'projetos');
