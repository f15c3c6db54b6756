import type { AccessLogAddress } from '#shared/access-log-address.ts';

/** Name of the file in `dist/` in which the build says what it was made of and for. */
export const buildFactsFile = 'build.json';

/** Which build it is, what its pages say, and what the server has to do. */
export interface BuildFacts {
  /** Of the site, as in package.json. */
  readonly version: string;
  /** Names its sources and settings, 16 hexadecimal digits; `astro build` by itself gives none: `unnamed`. */
  readonly id: string;
  readonly accessLogAddress: AccessLogAddress;
  /** Origin of the canonical addresses. */
  readonly siteUrl: string;
}
