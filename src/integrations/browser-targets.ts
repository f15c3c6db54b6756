import packageJson from '../../package.json' with { type: 'json' };

/**
 * The oldest browsers in which the site works, as Vite calls them (`safari16.4`): `browserslist` of package.json, which docs/browsers.md
 * explains. By itself Astro builds for browsers that know everything, so that shorter spellings of newer ones get into the
 * styles: Safari would draw no underline.
 */
export const browserTargets = packageJson.browserslist.map((entry) =>
  entry.replace(' >= ', '').replace('ios_saf', 'ios'),
);

/** Builds the browser's scripts for them. Astro sets their target itself; what a plugin returns here comes after. */
export const scriptTargets = {
  name: 'script-targets',
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { target: browserTargets } } : undefined,
};
