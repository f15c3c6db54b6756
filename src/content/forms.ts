/** Texts that several forms share. */

/** An endpoint refused some answers; each one's own message comes with it. */
export const checkFields = 'Confira os campos indicados.';

/** Behind the label of a field that may stay empty. */
export const optionalMark = '(opcional)';

/** The field that only a program fills in; people don't see it. */
export const honeypotLabel = 'Deixe este campo vazio';

/** Above a form that came back with something to mend. */
export function errorSummaryTitle(count: number): string {
  return `Revise ${numerals[count] ?? count} ${count === 1 ? 'resposta' : 'respostas'}`;
}

/** Numbers of answers, by count. */
const numerals = ['zero', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** On a button that takes the address that was probably meant. */
export const emailSuggestion = (meant: string): string => `Você quis dizer ${meant}?`;

/** The message for a text that is too long: `what` is its name, `max` in UTF-16 units. */
export function atMost(what: string, max: number): string {
  return `${what} deve ter no máximo ${max} caracteres`;
}

/** What is wrong with a person's name or e-mail. */
export const personErrors = {
  nome: 'Nome inválido',
  nomeMissing: 'Nome é obrigatório',
  nomeTooShort: 'Nome deve ter pelo menos 3 caracteres',
  nomeTooLong: (max: number): string => atMost('Nome', max),
  email: 'E-mail inválido',
  emailMissing: 'E-mail é obrigatório',
  emailTooLong: (max: number): string => atMost('E-mail', max),
} as const;
