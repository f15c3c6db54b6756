import { brand } from '#brand.ts';
import { wordmark } from '#components/drawing/brand-outlines.ts';
import { embedLine } from '#content/generator.ts';
import { artworkColors } from '#features/artwork/drawing.ts';
import { wellFormed } from '#shared/clean-text.ts';
import { escapeHtmlToAscii } from '#shared/escape-html.ts';
import { fold } from '#shared/fold.ts';

/** What the form asks for; the first two are the names of its text fields, in their order. */
export interface GeneratorValues {
  /** Outer and repeated spaces do not count in a code. */
  readonly clientName: string;
  /** A page of the agency's: as typed in the form, as `checkProductUrl` gives it in a code. */
  readonly url: string;
  /** Which background the code is for. */
  readonly mode: 'light' | 'dark';
}

/** What a code is built from. */
export interface EmbedOptions extends GeneratorValues {
  readonly year: number;
}

/** Width of the logo in px: the guidelines' minimum on a screen (R-BRP-10). */
const logoWidth = 120;
const logoHeight = Math.round((logoWidth * wordmark.box.height) / wordmark.box.width);

/**
 * The code that a client puts at the foot of its site: copyright line, and the agency's logo linked to a page of
 * the agency's. One line of HTML for any host: no script, no class, ASCII only (right in every charset), also
 * well-formed as XML. Where a policy refuses the inline styles it is the same line in the host's own style: the
 * logo's size and colours are attributes. The credit's words are left out when the client is the agency
 * (R-GEN-13, R-GEN-14).
 * @returns HTML, the same each time; at most 20,000 characters for a name of 160 and an address of 2,048
 * @throws TypeError when the address is not a URL
 */
export function buildEmbed(options: EmbedOptions): string {
  const { letters: color } = artworkColors[options.mode];
  const { box, letters, dot } = wordmark;
  const logo = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${logoWidth}" height="${logoHeight}"`,
    ` viewBox="${box.x} ${box.y} ${box.width} ${box.height}" aria-hidden="true"`,
    // Hosts' style sheets often say something about every svg.
    ` style="display:inline-block;width:${logoWidth}px;height:${logoHeight}px;vertical-align:baseline">`,
    `<path fill="${color}" style="${inked(color)}" d="${letters}"/>`,
    `<circle fill="${artworkColors.dot}" style="${inked(artworkColors.dot)}" cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}"/></svg>`,
  ].join('');
  // Space before the logo, part of its protection area.
  const linkStyle = `display:inline-block;padding:0 0 0 .4em;color:${color};text-decoration:none`;
  const link = linkTo(
    options,
    logo,
    ` aria-label="${escapeHtmlToAscii(embedLine.link)}" style="${linkStyle}"`,
  );
  return [
    `<span lang="pt-BR" dir="ltr" style="display:inline;color:${color};font-size:14px;line-height:2.25;overflow-wrap:anywhere">`,
    copyrightLine(options, ` style="display:inline;${asTheLine}"`),
    // Keeps credit and logo on one line where there is room; in a narrower column they break.
    ` <span style="display:inline-block;${asTheLine}">${creditWords(options)}${link}</span></span>`,
  ].join('');
}

/**
 * The same line as formatted text, for a paste into a visual editor or a message, where drawings are dropped:
 * the link says the agency's name.
 * @returns HTML, see {@link buildEmbed}
 * @throws TypeError when the address is not a URL
 */
export function buildRichText(options: EmbedOptions): string {
  return `<span lang="pt-BR" dir="ltr">${copyrightLine(options)} ${creditWords(options)}${linkTo(options, escapeHtmlToAscii(brand.name))}</span>`;
}

/**
 * The line as it is read, for a page that needs to know how much room it takes.
 * @returns plain text, without the logo; `credit` is empty for the agency itself
 */
export function lineText(options: EmbedOptions): { readonly copyright: string; readonly credit: string } {
  return { copyright: copyrightWords(options).join(''), credit: creditWords(options) };
}

/** Hosts' style sheets often say something about every span, or about everything in a footer. */
const asTheLine = 'color:inherit;font:inherit';

/** Hosts' style sheets may say something about every path, as sites with icons do; attributes would not stand against it. */
const inked = (color: string): string => `fill:${color};stroke:none`;

/** The line up to the name, the name, and what follows it. */
function copyrightWords({ clientName, year }: EmbedOptions): readonly string[] {
  const name = shownName(clientName);
  // A name such as `Jornal S.A.` already ends in a full stop.
  const stop = /[.!?…]$/.test(name) ? '' : '.';
  return [`© ${year} `, name, `${stop} ${embedLine.rights}`];
}

function copyrightLine(options: EmbedOptions, attributes = ''): string {
  const [before, name, after] = copyrightWords(options).map(escapeHtmlToAscii);
  // `bdi` keeps the line's order around a name in Arabic or Hebrew.
  return `${before}<bdi${attributes}>${name}</bdi>${after}`;
}

/** Empty for the agency itself: accents, case and spaces around or between do not count in a name. */
function creditWords({ clientName }: EmbedOptions): string {
  return fold(shownName(clientName)) === fold(brand.name) ? '' : `${embedLine.credit} `;
}

function linkTo(options: EmbedOptions, content: string, attributes = ''): string {
  const href = escapeHtmlToAscii(trackedUrl(options.url, options.clientName));
  return `<a href="${href}" target="_blank" rel="noopener"${attributes}>${content}</a>`;
}

/** A name as the line shows it: one line, composed (NFC), without what HTML can't carry. */
function shownName(name: string): string {
  return wellFormed(name)
    .normalize('NFC')
    .replace(/[\s\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
    .trim();
}

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
