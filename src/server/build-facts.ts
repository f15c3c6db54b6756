import { readFileSync } from 'node:fs';
import { type AccessLogAddress, accessLogAddresses } from '#shared/access-log-address.ts';

/** Name of the file in `dist/` in which the build says what it was made for. */
export const buildFactsFile = 'build.json';

/** What the pages say and the server has to do. */
export interface BuildFacts {
  readonly accessLogAddress: AccessLogAddress;
}

/**
 * Reads what the build was made for.
 * @param dist folder of the build
 * @throws when there is no such file, or it is none of the build's
 */
export function readBuildFacts(dist: URL): BuildFacts {
  const { accessLogAddress }: Partial<Record<keyof BuildFacts, unknown>> = JSON.parse(
    readFileSync(new URL(buildFactsFile, dist), 'utf8'),
  );
  const known = accessLogAddresses.find((value) => value === accessLogAddress);
  if (known === undefined) throw new Error(`${buildFactsFile}: accessLogAddress`);
  return { accessLogAddress: known };
}

/**
 * Why the server must not start with this build: its privacy policy says something else than what would be done.
 * @returns undefined when there is no reason
 */
export function buildProblem(built: BuildFacts, accessLogAddress: AccessLogAddress): string | undefined {
  return built.accessLogAddress === accessLogAddress
    ? undefined
    : `ACCESS_LOG_ADDRESS é ${accessLogAddress}, mas o site foi gerado com ${built.accessLogAddress}, e a política de privacidade diria o contrário do que é feito: rode npm run build com o mesmo valor.`;
}
