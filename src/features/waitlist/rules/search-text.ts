import { fold } from '#shared/fold.ts';

/** A sign-up's name, company and e-mail as the staff's search compares them; nobody can search for a line break. */
export function searchText(row: {
  readonly nome: string;
  readonly empresa: string;
  readonly email: string;
}): string {
  return fold(`${row.nome}\n${row.empresa}\n${row.email}`);
}

/** What somebody typed to search for, as it is compared: without accents, in small letters, blanks as one space; empty for nothing. */
export function searchTerm(typed: string): string {
  return fold(typed).trim().replace(/\s+/g, ' ');
}
