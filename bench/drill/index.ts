import type { Drill } from '../support/scenarios.ts';
import { builds } from './builds.ts';
import { lostDisk } from './lost-disk.ts';
import { rolling } from './rolling.ts';
import { standby } from './standby.ts';
import { wayBack } from './way-back.ts';

/** Each by the name that `npm run bench -- drill <name>` takes. */
export const drills: readonly Drill[] = [
  builds,
  rolling('nginx'),
  rolling('caddy'),
  wayBack('sqlite'),
  wayBack('postgres'),
  lostDisk('sqlite'),
  lostDisk('postgres'),
  standby,
];
