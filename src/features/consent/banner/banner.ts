import { consent as settings } from '#brand.ts';
import { cookieBanner as words } from '#content/cookies.ts';
import { currentConsent, decide, onConsentChange } from '#features/consent/state/current-consent.ts';
import { accepted, type Decision, rejected } from '#features/consent/state/state.ts';
import { hideBox, showBox } from './corner-box.ts';

/** How long the banner takes to leave, in milliseconds (R-CNS-3); 1 ms for visitors who ask for reduced motion. */
const closeMs = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 300);
/** How long after it has come the banner is announced, in milliseconds. */
const announceMs = 200;

/**
 * Clicks that don't count as a rejection: in the banner, in a policy's text (with its panel), on a link to a
 * policy.
 */
const neutral =
  '.cookies, [data-consent-neutral], a[href^="/politica-de-cookies"], a[href^="/politica-de-privacidade"]';

/**
 * Shows the cookie banner (R-CNS-2 to R-CNS-7): it floats over the page, which stays usable, and goes when the visitor
 * has decided, here or elsewhere. The page around it is its backdrop: a click there rejects and does what it
 * does anyway. So do the close button and, from inside the banner, Escape. Written without React, because a
 * first visit needs React for nothing else.
 */
export function showBanner(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const box = showBox(words.label, bannerHtml(), { said: words.announcement, afterMs: announceMs }, () => {
    clearTimeout(leaving);
    endFollowing();
    document.removeEventListener('click', rejectByBackdrop, { capture: true });
  });
  const onPress = (selector: string, decision: Decision, layer?: 'policy-link') => {
    for (const part of box.querySelectorAll(selector))
      part.addEventListener('click', () => choose(decision, layer));
  };
  onPress('[data-reject]', rejected);
  onPress('[data-accept]', accepted);
  onPress('[data-policy]', accepted, 'policy-link');
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') choose(rejected);
  });
  // Leaves once the visitor has decided; stays if the decision is withdrawn while it is leaving.
  const endFollowing = onConsentChange(() => {
    const isDecided = currentConsent().status !== 'undecided';
    // Not by `inert`: the page behind the phone's open menu is inert too, and the banner with it.
    if (isDecided === box.hasAttribute('data-leaving')) return;
    box.inert = isDecided;
    box.toggleAttribute('data-leaving', isDecided);
    if (isDecided) leaving = setTimeout(hideBox, closeMs());
    else clearTimeout(leaving);
  });
  // Before the page's own listeners, which may take the target out of the document.
  document.addEventListener('click', rejectByBackdrop, { capture: true });
}

/** The first choice counts: while the banner leaves, the second click of a double one lands on the page behind. */
function choose(decision: Decision, layer: 'banner' | 'policy-link' = 'banner'): void {
  if (currentConsent().status !== 'undecided') return;
  decide(decision, layer);
}

/** A click by pointer outside the banner. Keyboard users decide in the banner, or not yet. */
function rejectByBackdrop({ detail, target }: MouseEvent): void {
  const isKeyboard = detail === 0;
  if (isKeyboard || !(target instanceof Element) || target.closest(neutral)) return;
  // The end of a drag that selected text is a click too.
  if (getSelection()?.isCollapsed === false) return;
  choose(rejected);
}

function bannerHtml(): string {
  const [before, cookies, between, privacy, after] = settings.policyLinksAccept
    ? words.linksAccept
    : words.read;
  const policy = settings.policyLinksAccept ? 'data-policy' : '';
  const link = (path: string, text: string, attribute = '') =>
    `<a class="text-link" href="${path}" ${attribute}>${text}</a>`;
  const button = (attribute: string, text: string) =>
    `<button type="button" class="btn btn--line btn--sm" ${attribute}>${text}</button>`;
  return [
    '<p class="visually-hidden" role="status"></p>',
    `<p class="cookies__text">${words.text} ${link('/politica-de-cookies', words.more)}. ${before}`,
    `${link('/politica-de-cookies', cookies, policy)}${between}`,
    `${link('/politica-de-privacidade', privacy, policy)}${after}</p>`,
    `<div class="cookies__actions">${button('data-reject', words.reject)}${button('data-accept', words.accept)}</div>`,
    `<button type="button" class="icon-button cookies__close" aria-label="${words.close}" data-reject>`,
    '<svg width="16" height="16" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="m2 2 12 12M14 2 2 14"/></svg>',
    '</button>',
  ].join('');
}
