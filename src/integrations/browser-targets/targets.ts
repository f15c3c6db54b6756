/** Browserslist's names for what esbuild and Vite call otherwise. */
const otherNames: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/**
 * The oldest browsers as Vite wants them.
 * @param browserslist one entry per browser, the oldest version: `safari >= 16.4`
 * @returns such as `safari16.4`
 * @throws when an entry is written otherwise: a query would need the tables that browserslist downloads
 */
export function targetsOf(browserslist: readonly string[]): readonly string[] {
  return browserslist.map((entry) => {
    const [, name, version] = /^([a-z_]+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (name === undefined || version === undefined) {
      throw new Error(`browserslist: "${entry}" deve ter a forma "safari >= 16.4"`);
    }
    return `${otherNames[name] ?? name}${version}`;
  });
}
