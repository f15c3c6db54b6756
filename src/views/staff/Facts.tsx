import type { ReactNode } from 'react';
import { RegisterPairs } from '#components/sections/RegisterTable.tsx';

/** What is known, by name; what is not there is left out. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined);
  return <RegisterPairs pairs={known.map(([label, value]) => ({ label, value }))} />;
}
