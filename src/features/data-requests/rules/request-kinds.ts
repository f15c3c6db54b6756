/** What a person may ask for, in the form's order, with the right that it is (LGPD, art. 18). */
export const requestKinds = [
  {
    value: 'access',
    label: 'Confirmação e acesso',
    detail: 'Saber se temos dados seus e receber uma cópia (art. 18, I e II).',
  },
  {
    value: 'correction',
    label: 'Correção',
    detail: 'Mudar o que está errado, incompleto ou velho (art. 18, III).',
  },
  {
    value: 'deletion',
    label: 'Eliminação',
    detail: 'Apagar os dados que tratamos com o seu consentimento (art. 18, VI).',
  },
  {
    value: 'portability',
    label: 'Portabilidade',
    detail: 'Levar os seus dados a outro fornecedor (art. 18, V).',
  },
  {
    value: 'withdrawal',
    label: 'Revogação do consentimento',
    detail: 'Parar o que depende do seu sim (art. 18, IX).',
  },
] as const;

export type RequestKind = (typeof requestKinds)[number]['value'];

/** The right's name in Portuguese. */
export function kindLabel(kind: RequestKind): string {
  return requestKinds.find(({ value }) => value === kind)?.label ?? kind;
}
