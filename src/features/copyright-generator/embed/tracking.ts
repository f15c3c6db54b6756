import { fold } from '#shared/fold.ts';

/**
 * The campaign of a client's link: the client's name in small letters without accents, everything else than
 * a to z and 0 to 9 as underscores, none at the ends (R-GEN-12).
 * @returns a name of `a-z`, `0-9` and `_`, never empty: `cliente` when the name has no such letter
 */
export function campaignName(clientName: string): string {
  const name = fold(clientName)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return name === '' ? 'cliente' : name;
}

/**
 * The link of a client's footer: the address with the four UTM parameters (R-GEN-11) in
 * place of any that it had. What else is in query and fragment stays as it was written.
 * @param url an address that `checkProductUrl` gave
 * @throws TypeError when it is not a URL
 */
export function trackedUrl(url: string, clientName: string): string {
  const tracked = new URL(url);
  const others = tracked.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !isUtm(parameter));
  const ours = [
    'utm_source=copyright_link',
    'utm_medium=referral',
    `utm_campaign=${campaignName(clientName)}`,
    'utm_content=footer_logo',
  ];
  // With a question mark of its own: the setter would otherwise drop the one that the first parameter begins
  // with (`/??a`).
  tracked.search = `?${[...others, ...ours].join('&')}`;
  return tracked.href;
}

/** Whether one `name=value` of a query is a UTM parameter, however its name is encoded. */
function isUtm(parameter: string): boolean {
  return [...new URLSearchParams(`&${parameter}`).keys()].some((name) =>
    name.toLowerCase().startsWith('utm_'),
  );
}
