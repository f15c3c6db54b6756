import { brand } from '#brand.ts';
import type { Swatch } from '../schema.ts';

/** Words of `/brand` (R-BRP-1 to R-BRP-12, R-BRD-3). */
export const page = {
  title: 'Marca: logotipo, ícone, cores e regras',
  description: `Logotipo e ícone da ${brand.name} para baixar, a paleta com hexadecimais para copiar, a tipografia e seis regras de uso.`,
} as const;

export const hero = {
  quote: 'Uma luz que cruza o escuro e deixa um rastro que dá para ler.',
  /** Names that were proposed before the one that was chosen: an illustration. */
  proposals: ['órbita', 'farol', 'rastro', 'pauta'],
  /** For whom it is and on which terms, under the quote. */
  lead: 'Logotipo e ícone em um arquivo só. Imprensa, parceiros e clientes podem baixar e usar, conforme as regras.',
  rules: 'Ver regras de uso',
} as const;

export const pageSections = [
  { id: 'significado', label: 'Significado' },
  { id: 'logo', label: 'Logotipo' },
  { id: 'icon', label: 'Ícone' },
  { id: 'colors', label: 'Cores' },
  { id: 'typography', label: 'Tipografia' },
  { id: 'guidelines', label: 'Regras de uso' },
] as const;

export const meaning = {
  title: 'O que a marca quer dizer',
  name: {
    title: 'O nome',
    text: 'Vem de cometa: a luz atravessa o escuro e o caminho fica legível. O rastro é o trabalho da máquina.',
    onTheOrbit: 'uma luz que cruza o escuro e deixa rastro',
    drawing: 'Cinco órbitas desenham a letra c e terminam em um ponto.',
  },
  dot: {
    title: 'O ponto',
    text: 'A decisão de uma pessoa e o fim da frase. Sem ele, a linha continua e ninguém responde por ela.',
    labels: ['propostas', 'decisão'],
    drawing: 'Quatro anéis crescem sobre uma linha e terminam em um ponto cheio.',
  },
  doubleT: {
    title: 'O t duplo',
    text: 'Tecnologia e toque humano dividem a mesma barra. Separe os dois e a palavra deixa de ser nossa.',
    labels: ['tecnologia', 'toque humano'],
    drawing: 'Dois t dividem a mesma barra: o primeiro em contorno, o segundo cheio.',
  },
} as const;

export const logo = {
  title: 'Logotipo',
  lead: 'Inter, peso 650, entreletra fechada. As barras dos dois t se encostam e o ponto fica na linha de base.',
  action: 'Download Logo',
  dark: 'Fundo escuro: letras brancas',
  light: 'Fundo claro: letras em Gray 900',
} as const;

export const icon = {
  title: 'Ícone',
  lead: 'A letra c e o ponto, para quando a palavra não cabe: favicon, avatar, aplicativo.',
  action: 'Download Icon',
  dark: 'Versão escura, em px',
  light: 'Versão clara, em px',
} as const;

/** `147, 51, 234` of `#9333ea`. */
const decimal = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');

/** The ten colours (R-BRP-3); `rgb` follows from `hex` (R-BRP-4). */
const swatches = [
  {
    name: 'Primary Purple',
    hex: '#9333ea',
    usage: 'Principal. O ponto, os botões ativos, o disco.',
    token: 'purple-600',
  },
  {
    name: 'Purple 700',
    hex: '#7e22ce',
    usage: 'Texto de destaque e erro em fundo claro.',
    token: 'purple-700',
  },
  {
    name: 'Purple 600',
    hex: '#9333ea',
    usage: 'O mesmo roxo, em pontos, marcações e itens ativos.',
    token: 'purple-600',
  },
  { name: 'Purple 500', hex: '#a855f7', usage: 'Linhas e gráficos em fundo preto.', token: 'purple-500' },
  { name: 'Purple 400', hex: '#c084fc', usage: 'Texto de destaque em fundo preto.', token: 'purple-400' },
  { name: 'Purple 100', hex: '#f3e8ff', usage: 'Trecho marcado e item escolhido.', token: 'purple-100' },
  { name: 'Black', hex: '#000000', usage: 'Fundo escuro: aberturas, faixas e rodapé.', token: 'black' },
  { name: 'Gray 900', hex: '#111827', usage: 'Texto e logotipo em fundo claro.', token: 'ink' },
  { name: 'Gray 50', hex: '#f9fafb', usage: 'Papel: listas e perguntas.', token: 'paper' },
  { name: 'White', hex: '#ffffff', usage: 'Leitura e formulários.', token: 'white' },
] as const satisfies readonly Omit<Swatch, 'rgb'>[];

export const palette = {
  title: 'Preto, branco e roxo',
  lead: 'Escolha uma cor para copiar o código.',
  swatches: swatches.map((colour): Swatch => ({ ...colour, rgb: decimal(colour.hex) })),
} as const;

export const typography = {
  title: 'Inter, com todos os acentos',
  display: {
    name: 'Display/Hero',
    specs: ['52 a 152 px, peso 550', 'entrelinha 0,96, espaço −0,05em'],
    sample: 'É à mão, não é à toa',
  },
  heading: {
    name: 'Heading 1',
    specs: ['44 a 92 px, peso 550', 'entrelinha 1, espaço −0,045em'],
    sample: 'Três avós leem a\u00a0edição das seis',
  },
  body: {
    name: 'Body Text',
    specs: ['17 px, peso 400', 'entrelinha 1,6, até 68 letras'],
    sample:
      'A redação recebe doze títulos às cinco da manhã e escolhe um. O texto corrido fica em 17\u00a0px, com entrelinha folgada e algarismos da mesma largura nas tabelas. Negrito só no que o leitor não pode perder.',
  },
} as const;

/** On a colour, and what is said after a press on it. */
export const swatch = {
  copy: 'Copiar',
  copied: 'Copiado',
  rgb: 'RGB',
  said: (hex: string): string => `${hex} copiado para a área de transferência.`,
  failed: (hex: string): string => `O navegador não deixou copiar. Selecione e copie: ${hex}`,
} as const;

export const closing = {
  title: ['Use a marca', 'dentro das regras'],
  text: `O uso da marca não indica parceria nem apoio. Em dúvida, mande a peça: a equipe confere e responde ${brand.answersWithin}.`,
  contact: 'Falar com a equipe',
  solutions: 'Ver soluções',
} as const;
