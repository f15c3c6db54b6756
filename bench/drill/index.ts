import type { Drill } from '../support/scenarios.ts';
import { builds } from './builds.ts';
import { limits } from './limits.ts';
import { lostDisk } from './lost-disk.ts';
import { commands, deploy, givenUp, trap } from './one-server.ts';
import { rolling } from './rolling.ts';
import { rotation } from './rotation.ts';
import { standby } from './standby.ts';
import { wayBack } from './way-back.ts';

/** Each by the name that `npm run bench -- drill <name>` takes. */
export const drills: readonly Drill[] = [
  builds,
  limits,
  rolling('nginx'),
  rolling('caddy'),
  rotation,
  wayBack('sqlite'),
  wayBack('postgres'),
  lostDisk('sqlite'),
  lostDisk('postgres'),
  standby,
  trap,
  givenUp,
  commands,
  deploy,
];
