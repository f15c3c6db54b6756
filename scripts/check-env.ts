/** Checks the environment's values before a build; ends with code 1 and one line when one is wrong. */
import { readSettings } from '../src/server/settings/settings.ts';
import { main } from './lib/process.mjs';

await main(() => void readSettings(process.env));
