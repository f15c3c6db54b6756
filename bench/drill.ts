/**
 * `npm run bench -- drill <name>`: something happens to the site while people sign up, and nothing acknowledged may be lost. With
 * `DRILL_PLANTED=1` each plays the fault that it is there to find, and has to fail.
 */
import { drills } from './drill/index.ts';
import { playAll, requireBuild } from './support/scenarios.ts';

requireBuild();
await playAll(drills);
