import { brand } from '#brand.ts';

/** Words of the download dialogs (R-DWN-1 to R-DWN-7). */
export const downloads = {
  logo: { title: 'Baixar logotipo', size: 'Largura', theme: 'Fundo', other: 'Outra largura' },
  icon: { title: 'Baixar ícone', size: 'Tamanho', theme: 'Fundo', other: 'Outro tamanho' },
  smallIcon: { title: 'Baixar ícone', size: 'Tamanho', theme: 'Tema', other: 'Outro tamanho' },
  frame: 'Moldura',
  format: 'Formato',
  transparent: 'Fundo transparente',
  transparentHint: 'Sem fundo, só as letras e o ponto',
  freeFrameHint: 'Sem fundo; a moldura fica livre.',
  jpgHint: 'Indisponível em JPG',
  jpgNote: 'JPG não tem transparência. Para fundo vazado, escolha PNG ou SVG.',
  working: 'Gerando...',
  loadFailed: 'As opções não carregaram. Baixamos o SVG; para escolher outro formato, tente de novo.',
  themes: { dark: 'Escuro', light: 'Claro' },
  formats: { png: 'PNG', svg: 'SVG', jpg: 'JPG' },
  frames: {
    square: 'Quadrado',
    rounded: 'Arredondado',
    circle: 'Círculo',
    'icon-only': 'Só o ícone',
  },
} as const;

/** Words of 'Baixar tudo' and of the files that explain themselves inside the ZIP. */
export const archive = {
  action: 'Baixar tudo',
  svgAction: 'Baixar tudo em SVG',
  working: 'Preparando...',
  failed: 'Não deu para montar o ZIP. Baixe os arquivos um a um, logo abaixo.',
} as const;

/** The strip on the solutions page that offers the icon. */
export const iconStrip = {
  title: `Vai citar a ${brand.name}?`,
  text: 'Leve o ícone no tamanho e no formato da sua página.',
  action: 'Baixar ícone',
} as const;
