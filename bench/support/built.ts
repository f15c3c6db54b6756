import { buildIsCurrent } from '../../scripts/lib/build.mjs';

/** Ends a bench that would measure no build, or one of other sources than the ones that are here. */
export function requireBuild(): void {
  if (buildIsCurrent()) return;
  console.error('O site não foi gerado, ou mudou depois disso. Rode "npm run build" antes deste bench.');
  process.exit(1);
}
