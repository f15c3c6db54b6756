/**
 * `npm run bench -- drill <name>`: something happens to the site while people sign up, and nothing acknowledged may be lost. With
 * `DRILL_PLANTED=1` each plays the fault that it is there to find, and has to fail.
 */

import { builds } from './drill/builds.ts';
import { limits } from './drill/limits.ts';
import { lostDisk } from './drill/lost-disk.ts';
import { commands, deploy } from './drill/operator.ts';
import { rolling } from './drill/rolling.ts';
import { rotation } from './drill/rotation.ts';
import { givenUp, trap } from './drill/staffed.ts';
import { standby } from './drill/standby.ts';
import { wayBack } from './drill/way-back.ts';
import { onBoth, type Scenario } from './support/scenarios.ts';

export const scenarios: readonly Scenario[] = [
  { name: 'builds', run: builds },
  { name: 'limits', run: limits },
  { name: 'rolling (nginx)', run: (how) => rolling('nginx', how) },
  { name: 'rolling (caddy)', run: (how) => rolling('caddy', how) },
  { name: 'rotation', run: rotation },
  ...onBoth('way-back', wayBack),
  ...onBoth('lost-disk', lostDisk),
  { name: 'standby', run: standby },
  { name: 'trap', run: trap },
  { name: 'given-up', run: givenUp },
  { name: 'commands', run: commands },
  { name: 'deploy', run: deploy },
];
