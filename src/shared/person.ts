import * as z from 'zod/mini';
import { tidyPlainText } from './clean-text.ts';
import { requiredText } from './text.ts';

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

/** What {@link personSchemas} says about a wrong answer: `personErrors` of `src/content/forms.ts`. */
type PersonErrors = Readonly<
  Record<'nome' | 'nomeMissing' | 'nomeTooShort' | 'email' | 'emailMissing', string> &
    Record<'nomeTooLong' | 'emailTooLong', (max: number) => string>
>;

/** The schemas of a person's name and e-mail (in lower case), which several forms ask for (R-WL-1 to R-WL-3). */
export function personSchemas(errors: PersonErrors) {
  const emailTooLong = errors.emailTooLong(personLengths.email);
  return {
    nome: requiredText(
      { invalid: errors.nome, max: personLengths.nome, tooLong: errors.nomeTooLong(personLengths.nome) },
      errors.nomeMissing,
      // Counted in code points, as both databases do, without the joiners and selectors that a name may keep.
      z.refine((value) => [...tidyPlainText(value)].length >= 3, { error: errors.nomeTooShort }),
    ),
    email: requiredText(
      { invalid: errors.email, max: personLengths.email, tooLong: emailTooLong, plain: true, test: isEmail },
      errors.emailMissing,
      z.toLowerCase(),
      // Lower-casing may lengthen a letter (İ).
      z.maxLength(personLengths.email, { error: emailTooLong }),
    ),
  } as const;
}
