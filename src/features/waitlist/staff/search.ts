import { fold } from '#shared/fold.ts';

/** What is searched. */
interface Searched {
  readonly nome: string;
  readonly empresa: string;
  readonly email: string;
}

/**
 * What somebody typed to search for, as it is compared: without accents, in small letters, blanks as one space.
 * @returns undefined when there is nothing to search for
 */
export function searchTerm(typed: string | undefined): string | undefined {
  const term = fold(typed ?? '')
    .trim()
    .replace(/\s+/g, ' ');
  return term === '' ? undefined : term;
}

/** Whether a sign-up's name, company or e-mail contains a term of {@link searchTerm}. */
export function isFound({ nome, empresa, email }: Searched, term: string): boolean {
  return fold(`${nome}\n${empresa}\n${email}`).includes(term);
}
