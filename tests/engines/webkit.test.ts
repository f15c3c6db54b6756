import { findEngines } from '../../scripts/lib/debian.ts';
import { playFlows } from './play.ts';
import { startWebKit } from './webkit.ts';

playFlows('WebKit', findEngines().webkit, startWebKit);
