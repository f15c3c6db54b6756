import * as z from 'zod/mini';
import { atMost, requiredText } from './text.ts';

/** Longest name and e-mail, in UTF-16 units: a form's `maxlength` and the schema's bound. */
export const personLengths = { nome: 120, email: 254 } as const;

/** `something@domain.tld`, no spaces and nothing invisible. Gets at most 254 characters. */
function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) && !/\p{Cf}/u.test(value);
}

/** A person's name and e-mail (in lower case), with the messages of the specification's section 5. */
export const personSchemas = {
  nome: requiredText(
    { invalid: 'Nome inválido', max: personLengths.nome, tooLong: atMost('Nome', personLengths.nome) },
    'Nome é obrigatório',
    // Counted in code points, as both databases do.
    z.refine((value) => [...value].length >= 3, { error: 'Nome deve ter pelo menos 3 caracteres' }),
  ),
  email: requiredText(
    {
      invalid: 'E-mail inválido',
      max: personLengths.email,
      tooLong: atMost('E-mail', personLengths.email),
      test: isEmail,
    },
    'E-mail é obrigatório',
    z.toLowerCase(),
    // Lower-casing may lengthen a letter (İ).
    z.maxLength(personLengths.email, { error: atMost('E-mail', personLengths.email) }),
  ),
} as const;
