/**
 * What a client that sent too many forms is told.
 * @param seconds time to wait, as `Retry-After` gives it
 */
export function tooManyMessage(seconds: number): string {
  return `Muitas tentativas em pouco tempo. Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} e tente de novo.`;
}
