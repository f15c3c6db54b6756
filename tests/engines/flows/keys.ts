import { cookieBanner, cookiePanel } from '#content/cookies.ts';
import { header, skipLink } from '#content/interface.ts';
import { messages } from '#content/waitlist.ts';
import { freshEmail } from '../../support/browser/waitlist-page.ts';
import type { Flow } from '../play.ts';
import type { Visitor } from '../visitor.ts';

const banner = { css: '.cookies' };
const missingName = 'Nome é obrigatório';

/**
 * The banner and the waiting list's forms by keys alone, under the banner, which nothing that has focus may lie behind. Where
 * Tab stops, and what it scrolls to, is the engine's doing; the keys of the other widgets are the site's, and tests/e2e has them.
 */
// R-PAGE-31
export const keyFlows: readonly Flow[] = [
  {
    name: 'aviso de cookies por teclado: aceitar',
    size: 'celular',
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.see(banner);
      await visitor.tabTo({ css: '.cookies button', name: cookieBanner.accept });
      await visitor.press('Enter');
      await hasDecided(visitor, 'accepted');
      // Where it was, the page goes on.
      await visitor.tabTo({ css: 'button', name: header.openMenu });
    },
  },
  {
    name: 'aviso de cookies por teclado: saber mais e configurar',
    size: 'mesa',
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.see(banner);
      await visitor.tabTo({ css: '.cookies a', name: cookieBanner.more });
      await visitor.press('Enter');
      await visitor.at('/politica-de-cookies');
      await visitor.see(banner);
      await skipToContent(visitor);
      await visitor.tabTo({ css: 'main a[href="#preferencias"]' });
      await visitor.press('Enter');
      await visitor.see({ css: '#preferencias fieldset:enabled' });
      await visitor.tabTo({ css: '#cookies-analytics' });
      await visitor.press(' ');
      await visitor.see({ css: '#cookies-analytics:checked' });
      await visitor.tabTo({ css: '#preferencias button', name: cookiePanel.save });
      await visitor.press('Enter');
      await visitor.see({ css: '.preferences__saved', name: cookiePanel.saved });
      await hasDecided(visitor, 'configured');
    },
  },
  {
    name: 'fila de espera por teclado, com o aviso',
    size: 'celular',
    visitor: 'undecided',
    run: async (visitor) => {
      const field = (name: string) => ({ css: `main form [name="${name}"]` });
      await visitor.open('/portal-ai-waitlist');
      await visitor.see(banner);
      await skipToContent(visitor);
      await visitor.tabTo(field('nome'));
      await visitor.started();
      await visitor.press('Enter');
      await visitor.see({ css: 'main form .error-summary:focus', name: missingName });
      await visitor.tabTo({ css: 'main form .error-summary a', name: missingName });
      await visitor.press('Enter');
      await visitor.see({ css: 'main form [name="nome"]:focus[aria-invalid="true"]' });
      await visitor.type('Helena Prado');
      await chooseRole(visitor, field('cargo'));
      await visitor.tabTo(field('email'));
      await visitor.type(freshEmail());
      await visitor.tabTo(field('empresa'));
      await visitor.type('Gazeta do Cais');
      for (const name of ['termsAccepted', 'journalismTermsAccepted']) {
        await visitor.tabTo(field(name));
        await visitor.press(' ');
        await visitor.see({ css: `main form [name="${name}"]:checked` });
      }
      await visitor.tabTo({ css: 'main form button', name: messages.submit });
      await visitor.press('Enter');
      await visitor.see({ css: 'main :is(h1, h2):focus', name: messages.success.title });
    },
  },
  {
    name: 'janela da fila da Newsletter AI por teclado, com o aviso',
    size: 'mesa',
    visitor: 'undecided',
    run: async (visitor) => {
      const field = (name: string) => ({ css: `dialog[open] [name="${name}"]` });
      const opener = { css: 'main a', name: messages.submit };
      const submit = { css: 'dialog[open] button', name: messages.submit };
      await visitor.open('/solucoes/newsletter-ai');
      await visitor.see(banner);
      await skipToContent(visitor);
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see({ css: 'dialog[open] [name="nome"]:focus' });
      await visitor.tabTo(submit);
      await visitor.press(' ');
      await visitor.see({ css: 'dialog[open] [name="nome"]:focus[aria-invalid="true"]' });
      await visitor.type('Rui Tavares');
      await visitor.tabTo(field('email'));
      await visitor.type(freshEmail());
      await visitor.tabTo(field('empresa'));
      await visitor.type('Diário Serrano');
      await chooseRole(visitor, field('cargo'));
      await visitor.tabTo(submit);
      await visitor.press('Enter');
      await visitor.see({ css: 'dialog[open] [role="group"]:focus', name: messages.success.title });
      await visitor.gone({ css: 'dialog[open]' });
      await visitor.see({ css: '[data-waitlist-line]:focus' });
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see({ css: 'dialog[open] [name="nome"]:focus', value: 'Rui Tavares' });
      await visitor.press('Escape');
      await visitor.gone({ css: 'dialog[open]' });
      await visitor.see({ ...opener, css: 'main a:focus' });
    },
  },
];

/** The banner has gone, and the choice is stored. */
async function hasDecided(visitor: Visitor, status: string): Promise<void> {
  await visitor.gone(banner);
  await visitor.holds(
    'a escolha está guardada',
    (wanted) => localStorage.getItem('cookieConsent') === wanted,
    status,
  );
}

/** From the top of a page past banner and header, as the page's first stop offers. */
async function skipToContent(visitor: Visitor): Promise<void> {
  await visitor.tabTo({ css: '.skip-link', name: skipLink });
  await visitor.press('Enter');
}

/** From the field before the native list to 'Editor(a)', by its first letters. */
async function chooseRole(visitor: Visitor, list: { readonly css: string }): Promise<void> {
  await visitor.tabTo(list);
  await visitor.type('Editor');
  await visitor.see({ ...list, value: 'editor' });
}
