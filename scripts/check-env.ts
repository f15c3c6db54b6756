/** Checks the environment's values before a build; ends with code 1 and one line when one is wrong. */
import { readSettings } from '../src/server/settings/settings.ts';

try {
  readSettings(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
