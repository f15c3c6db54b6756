import type { LeadsContext } from '#features/staff-cli/terminal/context.ts';

/** Takes the command that the arguments name. */
export type Choose = (run: (context: LeadsContext) => Promise<void>) => void;
