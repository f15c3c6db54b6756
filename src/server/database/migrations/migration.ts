import type { Kysely } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** One step of the database's shape. Its name is a number and a verb, and is what the database remembers. */
export interface Migration {
  readonly name: string;
  /** Runs inside the transaction that holds the lock. */
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>;
}
