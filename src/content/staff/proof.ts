import { cookiePanel } from '#content/cookies.ts';

/** The words around the proof of a choice about cookies, and around the texts that were shown. */
export const consentProof = {
  title: 'Conferir um recibo',
  lead: 'O recibo que a pessoa mostra leva ao que ela decidiu e ao texto que viu. A versão que está em uma inscrição leva ao texto.',
  code: 'Recibo ou versão',
  submit: 'Conferir',
  unknown: 'Não há decisão com este recibo. Confira se foi copiado por inteiro.',
  decision: 'O que foi decidido',
  text: 'O texto mostrado',
  document: (title: string, version: string): string => `${title}, versão ${version}`,
  noText:
    'Este servidor não tem o texto desta versão. Procure na pasta shown-texts de outro servidor ou de uma cópia.',
  fields: { receipt: 'Recibo', created: 'Quando', layer: 'Onde', version: 'Versão do texto' },
  layers: {
    banner: 'no aviso de cookies',
    'policy-link': 'em um link de política, no aviso de cookies',
    panel: 'nas preferências',
    signal: 'sinal de privacidade do navegador',
  },
  categories: cookiePanel.categories,
  on: 'ligada',
  off: 'desligada',
} as const;
