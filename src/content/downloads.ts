import { brand } from '#brand.ts';

const icon = {
  title: 'Baixar ícone',
  size: 'Tamanho',
  theme: 'Fundo',
  other: 'Outro tamanho',
  subject: 'ícone',
};

/** Words of the download dialogs (R-DWN-1 to R-DWN-7). */
export const downloads = {
  logo: {
    title: 'Baixar logotipo',
    size: 'Largura',
    theme: 'Fundo',
    other: 'Outra largura',
    subject: 'logotipo',
  },
  icon,
  smallIcon: { ...icon, theme: 'Tema' },
  frame: 'Moldura',
  format: 'Formato',
  transparent: 'Fundo transparente',
  transparentHint: 'Sem fundo, só as letras e o ponto',
  freeFrameHint: 'Sem fundo; a moldura fica livre.',
  jpgHint: 'Indisponível em JPG',
  jpgNote: 'JPG não tem transparência. Para fundo vazado, escolha PNG ou SVG.',
  /** Beside the label of the sizes. */
  unit: 'em px',
  /** Behind the label of the size that is typed. */
  range: (min: number, max: number): string => `de ${min} a ${max}`,
  /** What a screen reader gets in place of the preview; `frame` is the frame's name, where the artwork has one. */
  preview: (
    subject: string,
    { theme, transparent }: { readonly theme: 'dark' | 'light'; readonly transparent: boolean },
    frame: string | undefined,
    { width, height }: { readonly width: number; readonly height: number },
  ): string => {
    const [meant, ground] = theme === 'dark' ? ['escuro', 'preto'] : ['claro', 'branco'];
    const framed = frame === undefined ? '' : `, moldura: ${frame.toLowerCase()}`;
    return `Prévia: ${subject} para fundo ${meant}, fundo ${transparent ? 'transparente' : ground}${framed}, ${width} por ${height} px`;
  },
  action: (format: string): string => `Baixar ${format}`,
  working: 'Gerando...',
  loadFailed: 'As opções não carregaram. Baixamos o SVG; para escolher outro formato, tente de novo.',
  themes: { dark: 'Escuro', light: 'Claro' },
  formats: { png: 'PNG', svg: 'SVG', jpg: 'JPG' },
  frames: { square: 'Quadrado', rounded: 'Arredondado', circle: 'Círculo', 'icon-only': 'Só o ícone' },
} as const;

/** Words of 'Baixar tudo' and of the files that explain themselves inside the ZIP. */
export const archive = {
  action: 'Baixar tudo',
  svgAction: 'Baixar tudo em SVG',
  working: 'Preparando...',
  failed: 'Não deu para montar o ZIP. Baixe os arquivos um a um, logo abaixo.',
  done: (file: string): string => `${file} foi para os seus downloads.`,
} as const;

/** LEIA-ME.txt, line by line: the folders and the rules of use, for people who open the ZIP without the page. */
export const archiveReadme = (formats: 'svg' | 'svg-and-png'): readonly string[] => [
  `Marca ${brand.name}`,
  '',
  `logotipo/ e icone/ trazem cada versão ${formats === 'svg' ? 'em SVG' : 'em SVG e em PNG'}.`,
  'dark: letras brancas, fundo preto. light: letras em #111827, fundo branco.',
  'solid: com fundo. transparent: sem fundo.',
  'square, rounded, circle: molduras do ícone. icon-only: só o ícone, sem margem.',
  'Sem fundo não há moldura: transparent-square serve também para rounded e circle.',
  '',
  'Regras de uso',
  '- Margem livre nos quatro lados: 1,5 vez a altura da letra c. O logotipo já vem com ela.',
  '- Largura mínima: 120 px na tela, 30 mm no papel.',
  '- Letras em branco ou em #111827; o ponto é sempre #9333ea.',
  '- Contraste mínimo de 4.5:1 entre letras e fundo.',
  '- Sem distorção, sombra, contorno, brilho ou degradê.',
  '',
  `Regras completas e outros tamanhos: ${brand.url}/brand`,
  '',
];

/** The strip on the solutions page that offers the icon. */
export const iconStrip = {
  title: `Vai citar a ${brand.name}?`,
  text: 'O ícone vem em vários tamanhos e formatos.',
  action: 'Baixar ícone',
} as const;
