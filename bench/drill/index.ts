import type { Drill } from '../support/scenarios.ts';
import { builds } from './builds.ts';
import { rolling } from './rolling.ts';
import { standby } from './standby.ts';

/** Each by the name that `npm run bench -- drill <name>` takes. */
export const drills: readonly Drill[] = [builds, rolling('nginx'), rolling('caddy'), standby];
