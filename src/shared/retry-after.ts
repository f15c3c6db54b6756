/**
 * What a client that wrote too often is told, by the server and by the forms.
 * @param seconds time to wait, as `Retry-After` gives it
 */
export function tooManyMessage(seconds: number): string {
  return `Muitas tentativas em pouco tempo. Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} e tente de novo.`;
}
