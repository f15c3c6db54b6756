import { type RawBuilder, sql } from 'kysely';
import type { DatabaseKind } from '#server/database/migrations/migration.ts';

/** What is searched for, and where it goes on. */
export interface Searching {
  /** What `searchTerm` gave. */
  readonly term: string;
  /** Only sign-ups with a higher number, the lowest first; otherwise with a lower one, the highest first. */
  readonly isForward: boolean;
  readonly edge: number;
  readonly most: number;
}

/** Before and behind every number. */
export const farEdge = (isForward: boolean): number => (isForward ? 0 : 2 ** 31 - 1);

/** Whether a sign-up's name, company or e-mail contains a term. */
export function isFound(
  { nome, empresa, email }: { readonly nome: string; readonly empresa: string; readonly email: string },
  term: string,
): boolean {
  return foldWhole(`${nome}\n${empresa}\n${email}`).includes(term);
}

/** What `fold` gives, in a tenth of its time: nobody asks where a letter came from. */
export function foldWhole(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A condition on `waitlist.id`: one parameter, however many numbers there are. */
export function isAmong(kind: DatabaseKind, ids: readonly number[]): RawBuilder<boolean> {
  return kind === 'sqlite'
    ? sql<boolean>`waitlist.id in (select value from json_each(${JSON.stringify(ids)}))`
    : sql<boolean>`waitlist.id = any(${ids}::integer[])`;
}
