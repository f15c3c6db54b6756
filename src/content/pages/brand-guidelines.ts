import type { Guideline } from '../schema.ts';

/** Rules of use of the brand (R-BRP-8 to R-BRP-11). */
export const guidelines = {
  title: 'Seis regras de uso',
  items: [
    {
      id: 'protection',
      title: 'Área de proteção',
      text: 'Deixe margem livre nos quatro lados. Os arquivos para baixar já vêm com ela.',
      specs: 'Margem: altura da letra c × 1,5',
      right: 'Nada entra na margem',
      wrong: 'Linha, texto e foto encostados',
      path: 'M6 14V6h8M30 6h8v8M6 30v8h8M38 30v3M14 22h16',
      dot: [35, 36],
    },
    {
      id: 'minimum',
      title: 'Tamanho mínimo',
      text: 'Abaixo disso as letras se fecham: use o ícone.',
      specs: 'Largura: 120 px na tela, 30 mm no papel',
      right: 'Largura mínima',
      wrong: 'Letras fechadas, ponto sumido',
      path: 'M6 14v16M6 22h27M12 17l-5 5 5 5',
      dot: [36, 22],
    },
    {
      id: 'color',
      title: 'Aplicação de cores',
      text: 'As letras vão em branco ou em Gray\u00a0900. O roxo é só do ponto.',
      specs: 'Ponto: #9333ea, nas duas versões',
      right: 'Duas versões, um ponto roxo',
      wrong: 'Letras roxas, ponto trocado',
      path: 'M22 5C14 15 10 20 10 27a12 12 0 0 0 22 7',
      dot: [33, 29],
    },
    {
      id: 'distortion',
      title: 'Sem distorção',
      text: 'Aumente e reduza na mesma proporção. Não estique, não achate, não incline.',
      specs: 'Proporção do arquivo: 5 por 2',
      right: 'Proporção de origem',
      wrong: 'Achatado, inclinado',
      path: 'M6 38V6h32v26M6 38 31 13M21 13h10v10',
      dot: [38, 36],
    },
    {
      id: 'contrast',
      title: 'Fundos e contraste',
      text: 'Use fundo liso, em que as letras se destaquem. Em foto, ponha uma área lisa atrás.',
      specs: 'Contraste mínimo: 4.5:1',
      right: 'Branco no preto, 21:1',
      wrong: 'Gray 900 no Purple 700, 2.5:1',
      path: 'M22 6a16 16 0 1 0 15 21M22 6v32M22 14h12M22 22h16',
      dot: [36, 25],
    },
    {
      id: 'effects',
      title: 'Efeitos proibidos',
      text: 'Sem sombra, contorno, brilho ou degradê. Só cor chapada.',
      specs: 'Uma cor por forma, sem efeitos',
      right: 'Cor chapada',
      wrong: 'Sombra e contorno',
      path: 'M6 6h24v24H6zM14 36h24V14M12 36h2',
      dot: [9, 36],
    },
  ] satisfies readonly Guideline[],
} as const;

/** Above the examples of a rule. */
export const examples = { right: 'Certo', wrong: 'Errado' } as const;

/** In the drawings of the rules; the newspaper is made up. */
export const ruleDrawings = {
  newspaper: 'Gazeta do Cais',
  sponsor: 'oferecimento',
  onScreen: '120 px na tela',
  onPaper: '30 mm no papel',
  tooSmall: '44 px',
} as const;
