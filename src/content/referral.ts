/** What the endpoint of visits from customers' sites answers, and what the browser logs. Visitors don't see it. */
export const referralProblems = {
  failed: 'Erro ao registrar a visita.',
  invalid: 'Há dados da visita que não podem ser aceitos.',
  screen: 'Tamanho de tela inválido',
  domain: 'Domínio inválido',
  domainMissing: 'Domínio é obrigatório',
  page: 'Página inválida',
  momentMissing: 'Horário é obrigatório',
  metadata: 'Dados da visita inválidos',
  /** For a text of the row, by its name below. */
  text: (name: string): string => `${name} inválido`,
} as const;

/** How a message names the row's texts. */
export const referralNames = {
  domain: 'Domínio',
  browser: 'Navegador',
  language: 'Idioma',
  moment: 'Horário',
  referrer: 'Endereço anterior',
} as const;

/** In the browser's console. */
export const referralNotRecorded = 'A origem desta visita não foi registrada.';
