/** What the server says when something is wrong. The code and the status of each are in `server/http/answers/problems.ts`. */
import { checkFields } from './forms.ts';

export const problemMessages = {
  badRequest: 'Pedido inválido.',
  invalidJson: 'O conteúdo enviado não é um JSON válido.',
  invalidIdempotencyKey: 'O cabeçalho Idempotency-Key é inválido.',
  unauthorized: 'Esta área é da equipe. Informe o usuário e a senha.',
  otherOrigin: 'Este pedido veio de outro site e foi recusado.',
  notFound: 'Endereço não encontrado.',
  methodNotAllowed: 'Método não permitido.',
  requestTimeout: 'O pedido demorou demais para chegar.',
  duplicate: 'Já existe um registro igual.',
  payloadTooLarge: 'O conteúdo enviado é grande demais.',
  unsupportedMediaType: 'Envie o conteúdo como application/json.',
  expectationFailed: 'Expectativa não atendida.',
  validation: checkFields,
  /** A field whose name JavaScript reserves. */
  reservedName: 'Há um campo com nome reservado: __proto__, constructor ou prototype.',
  refused: 'Pedido recusado.',
  tooManyRequests: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.',
  headersTooLarge: 'Os cabeçalhos do pedido são grandes demais.',
  internal: 'Erro interno. Por favor, tente novamente.',
  unavailable: 'Serviço indisponível no momento.',
} as const;

/** Under the message, on the page that a browser gets. */
export const problemPageText = {
  title: 'Erro',
  before: 'Volte à página anterior ou',
  /** After a form that may be sent again later. */
  typedBefore: 'O que você escreveu deve continuar na página anterior. Volte a ela para tentar de novo ou',
  home: 'vá para o início',
} as const;

/**
 * After too many writes, from the server and from the forms.
 * @param seconds time to wait, as `Retry-After` gives it; said in minutes or hours when it is long
 */
export function tooManyMessage(seconds: number): string {
  return `Muitas tentativas em pouco tempo. Aguarde ${inWords(seconds)} e tente de novo.`;
}

/**
 * After too many wrong passwords of the staff's from one address.
 * @param seconds time to wait, as `Retry-After` gives it
 */
export function tooManyPasswords(seconds: number): string {
  return `Muitas senhas erradas vindas deste endereço ou da rede dele. Aguarde ${inWords(seconds)}: até lá, a senha certa também não entra.`;
}

/** Rounded up, so that nobody comes back too early. */
function inWords(seconds: number): string {
  if (seconds <= 60) return `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`;
}
