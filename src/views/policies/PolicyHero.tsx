import { Hero } from '#components/sections/Hero.tsx';

/** Low night hero of a document: its title, and beside it what it is about. The index below lists its sections. */
export function PolicyHero({
  title,
  lead,
  note,
}: {
  readonly title: string;
  readonly lead: string;
  /** Version and date. */
  readonly note?: string;
}) {
  return <Hero layout="low" size="h2" title={title} lead={lead} note={note} />;
}
