import type { Visitor } from '../visitor.ts';

/** One thing that a visitor does, from an empty tab on. */
export interface Flow {
  readonly name: string;
  /** At both sizes only where layout decides. */
  readonly sizes: readonly ('desktop' | 'phone')[];
  /** Whether cookies were refused before, as in most tests, or the banner comes. */
  readonly visitor?: 'undecided';
  readonly run: (visitor: Visitor) => Promise<void>;
}
