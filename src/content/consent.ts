/** What the endpoint of cookie decisions answers. What a visitor agrees to stands in `cookies.ts`. */
export const consentProblems = {
  failed: 'Não foi possível registrar a sua escolha. Ela vale neste navegador mesmo assim.',
  invalid: 'Há dados da escolha que não podem ser aceitos.',
  /** The receipt's number belongs to another decision. */
  taken: 'Este recibo já é de outra escolha.',
  decision: 'Escolha inválida',
  receipt: 'Recibo inválido',
  essentialOff: 'Os cookies essenciais não podem ser desligados',
  policyVersion: 'Versão da política inválida',
  layer: 'Origem da escolha inválida',
  signal: 'O sinal de privacidade só pode desligar',
  policyLink: 'O link da política só pode aceitar tudo',
} as const;

/** Said by the panel in place of its success where the browser blocks storage or has no room (R-CNS-13). */
export const choiceNotStored =
  'O navegador não deixou guardar a sua escolha. Ela vale só enquanto esta página estiver aberta.';

/** Behind the name of a service in the panel. */
export const serviceCookies = (names: readonly string[]): string =>
  names.length > 0 ? ` (cookies: ${names.join(', ')})` : ' (sem cookies)';
