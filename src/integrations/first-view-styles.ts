import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { policyHash } from '../astro-adapter/page-policy.ts';
import { parsePage, rewritePages, writePageFile } from './built-pages.ts';

/** Where `src/layouts/Page.astro` links the sheet that all pages share: after the first section. */
const siteLink = /<link rel="stylesheet" fetchpriority="low" href="\/(_assets\/site\.[\w-]+\.css)">/;
/** What Astro has written into the document: the sheets of the page's own components. */
const ownStyles = /<style>(.*?)<\/style>/gs;
/** Own styles of fewer characters that the first view does not need stay in the document: a request would cost more. */
const smallest = 600;
/** Between two sheets that are handed on as one. */
const border = '/* the page’s own */';

/**
 * Leaves in each built page the styles that its first section needs, so that the first view is painted when the document is
 * there. All others are linked after that section: the sheet that all pages share, and the page's own, where much is left.
 */
export async function firstViewStyles(dir: URL): Promise<void> {
  /** The first frame's part of the sheet that all pages share, by its address. */
  const shared = new Map<string, string>();
  const firstFrameOf = (address: string): string => {
    const known = shared.get(address) ?? ofFirstFrame(readFileSync(new URL(address, dir), 'utf8'));
    shared.set(address, known);
    return known;
  };
  await rewritePages(dir, async ({ html, policy }, file) => {
    const site = siteLink.exec(html);
    if (site?.[1] === undefined) throw new Error(`${file}: falta a folha de estilos do site`);
    const beginning = html.slice(0, site.index);
    if (/<main[^>]*>$/.test(beginning)) throw new Error(`${file}: nada está no lugar \`first\``);
    if (/<noscript>\s*<style/.test(html)) throw new Error(`${file}: estilos em noscript valeriam para todos`);
    const own = [...html.matchAll(ownStyles)].map(([, css]) => css).join('');
    const used = await usedStyles(firstFrameOf(site[1]), ofFirstFrame(own), openPart(beginning));
    const isSplit = own.length - used.own.length > smallest;
    const css = used.site + (isSplit ? used.own : own);
    const ownLink = isSplit ? site[0].replace(`/${site[1]}`, writePageFile(dir, own, 'css')) : '';
    return {
      html: html
        .replace(siteLink, `$&${ownLink}`)
        .replaceAll(ownStyles, '')
        .replace('</title>', () => `</title><style>${css}</style>`),
      policy: policy.replace("style-src 'self'", `$& ${policyHash(css)}`),
    };
  });
}

/** A page's beginning, without what is closed at first: dialogs and the header's panel. */
function openPart(html: string) {
  const page = parsePage(html);
  for (const part of page.querySelectorAll('head, dialog, .solutions__panel > *')) part.remove();
  return page.documentElement;
}

/** The names that selectors can ask for. What stands in `noscript` is text here, whose words may be any of them. */
function namesOf(first: ReturnType<typeof openPart>) {
  const elements = [first, ...first.querySelectorAll('*')];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  return {
    tags: elements.map(({ localName }) => localName),
    classes: elements.flatMap(({ classList }) => [...classList]),
    ids: elements.map(({ id }) => id),
    attributes: {
      names: attributes.map(({ name }) => name),
      values: attributes.map(({ value }) => value ?? ''),
    },
    undetermined: elements
      .filter(({ localName }) => localName === 'noscript')
      .flatMap(({ textContent, innerHTML }) => `${textContent} ${innerHTML}`.split(/[^\w-]+/)),
  };
}

/**
 * @param siteSheet the first frame's part of the sheet that all pages share
 * @param ownSheet that of the page's own
 * @param first what the first view shows
 * @returns of both the rules whose names occur in the markup and that may hold there, with the tokens, keyframes and fonts that the
 *   names ask for. PurgeCSS also takes out a rule whose `:is()` or `:where()` begins with a state: the linter wants a list of selectors
 *   there.
 */
async function usedStyles(siteSheet: string, ownSheet: string, first: ReturnType<typeof openPart>) {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: () => namesOf(first) }],
    // As one sheet: in two, it takes a token that only the second uses for an unused one.
    css: [{ raw: siteSheet + border + ownSheet }],
    keyframes: true,
    variables: true,
    safelist: { variables: [...first.outerHTML.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name) },
  });
  const [site = '', own = ''] = matched(used?.css ?? '', first)
    .replaceAll(/@(media|container) [^{};]*\{(?:[^{}]*\{\s*\})*\s*\}/g, '')
    .split(border);
  return { site, own };
}

/** What of a selector is no element, or what a visitor may change at once. */
const states = /::[\w-]+|:(before|after|hover|active|focus[\w-]*|checked|disabled|modal|target)\b/g;
/** A selector for whose match the markup does not tell: about an attribute, or a state in brackets, or in `noscript`. */
const untold = /\[|\([^()]*:|noscript/;

/** The parts of rules that hold for something in the first view, in whatever state it may be, or may do so. */
function matched(css: string, { ownerDocument }: ReturnType<typeof openPart>) {
  const root = postcss.parse(css);
  const mayHold = (selector: string) => {
    if (untold.test(selector)) return true;
    try {
      return ownerDocument.querySelector(selector.replace(states, '') || '*') !== null;
    } catch {
      // happy-dom does not know every selector.
      return true;
    }
  };
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter(mayHold);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
}

/**
 * A sheet without what nobody sees before the whole one is there (paper, what a pointer does, letters of other languages), and without
 * what few need then: high contrast, and lines of fewer than 20 letters (`styles/large-text.css`).
 */
function ofFirstFrame(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules((rule) => {
    const unseen = rule.name === 'media' && /^print$|hover: ?hover|forced-colors|19\.99rem/.test(rule.params);
    const foreign = rule.name === 'font-face' && /unicode-range/.test(String(rule));
    if (unseen || foreign) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.selectors.every((part) => /:(hover|active|focus|selection|backdrop)/.test(part))) rule.remove();
  });
  return root.toString();
}
