import { onBoth, type Scenario } from '../support/scenarios.ts';
import { builds } from './builds.ts';
import { limits } from './limits.ts';
import { lostDisk } from './lost-disk.ts';
import { commands, deploy } from './operator.ts';
import { rolling } from './rolling.ts';
import { rotation } from './rotation.ts';
import { givenUp, trap } from './staffed.ts';
import { standby } from './standby.ts';
import { wayBack } from './way-back.ts';

/** Each by the name that `npm run bench -- drill <name>` takes: something happens to the site while people sign up. */
export const drills: readonly Scenario[] = [
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
