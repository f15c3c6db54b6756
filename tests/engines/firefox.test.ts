import { findEngines } from '../../scripts/lib/debian.ts';
import { startFirefox } from './firefox.ts';
import { playFlows } from './play.ts';

playFlows('Firefox', findEngines().firefox, startFirefox);
