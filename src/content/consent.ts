/** What the endpoint of cookie decisions answers. The banner's and the panel's texts are in `cookies.ts`. */
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

/** Behind the name of a service in the panel. */
export const serviceCookies = (names: readonly string[]): string =>
  names.length > 0 ? ` (cookies: ${names.join(', ')})` : ' (sem cookies)';
