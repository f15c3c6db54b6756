import * as z from 'zod/mini';
import { atMost, requiredText } from './text.ts';

/** Longest name and e-mail, in UTF-16 units: a form's `maxlength` and the schema's bound. */
export const personLengths = { nome: 120, email: 254 } as const;

// What people's addresses are made of (HTML's own rule for `type=email`), with the letters of every language in
// both halves (RFC 6531); dots only between other characters, and a suffix that is no number. An address that
// needs quotes or brackets (RFC 5321, section 4.1.2) is nobody's, and would be markup elsewhere.
const emailForm =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Whether a text is an e-mail address that can stand in a header, or in an SMTP command, as it is. */
export function isEmail(value: string): boolean {
  return value.length <= personLengths.email && emailForm.test(value);
}

/** A person's name and e-mail (in lower case), with their messages (R-WL-1 to R-WL-3). */
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
