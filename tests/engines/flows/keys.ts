import { cookieBanner, cookiePanel } from '#content/cookies.ts';
import { header, skipLink } from '#content/interface.ts';
import { agreements, labels, messages } from '#content/waitlist.ts';
import { listTitle } from '#content/waitlist-lists.ts';
import type { Flow } from '../run.ts';
import type { Visitor } from '../visitor.ts';

let visits = 0;
/** An e-mail that no other flow uses, in any engine: the server is this run's own. */
function freshEmail(): string {
  visits += 1;
  return `p${visits}@gazeta.com`;
}

const banner = { css: '.cookies' } as const;
const inBanner = (role: 'button' | 'link', name: string) => ({ role, name, within: '.cookies' }) as const;
const field = (name: string, within: string) => ({ role: 'field', name, part: true, within }) as const;
const button = (name: string, within = 'main') => ({ role: 'button', name, within }) as const;

/**
 * The banner and the waiting list's forms by keys alone, under the banner, which nothing that has focus may lie behind. Where
 * Tab stops, and what it scrolls to, is the engine's doing; the keys of the other widgets are the site's, and tests/e2e has them.
 */
// R-PAGE-31
export const keyFlows: readonly Flow[] = [
  {
    name: 'aviso de cookies por teclado: aceitar',
    size: 'phone',
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.see(banner);
      await visitor.tabTo(inBanner('button', cookieBanner.accept));
      await visitor.press('Enter');
      await visitor.gone(banner);
      await visitor.holds(
        'a escolha está guardada',
        () => localStorage.getItem('cookieConsent') === 'accepted',
      );
      // Where it was, the page goes on.
      await visitor.tabTo({ role: 'button', name: header.openMenu });
    },
  },
  {
    name: 'aviso de cookies por teclado: saber mais e configurar',
    size: 'desktop',
    visitor: 'undecided',
    run: async (visitor) => {
      const analytics = { role: 'switch', name: cookiePanel.categories.analytics.name, part: true } as const;
      await visitor.open('/contato');
      await visitor.see(banner);
      await visitor.tabTo(inBanner('link', cookieBanner.more));
      await visitor.press('Enter');
      await visitor.at('/politica-de-cookies');
      await visitor.see(banner);
      await skipToContent(visitor);
      await visitor.tabTo({ css: 'a[href="#preferencias"]', within: 'main' });
      await visitor.press('Enter');
      await visitor.see({ css: '#preferencias fieldset:enabled' });
      await visitor.tabTo(analytics);
      await visitor.press(' ');
      await visitor.see(analytics, { checked: true });
      await visitor.tabTo({ role: 'button', name: cookiePanel.save });
      await visitor.press('Enter');
      await visitor.see({ css: '.preferences__saved' }, { text: cookiePanel.saved });
      await visitor.gone(banner);
      await visitor.holds(
        'a escolha está guardada',
        () => localStorage.getItem('cookieConsent') === 'configured',
      );
    },
  },
  {
    name: 'fila de espera por teclado, com o aviso',
    size: 'phone',
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open('/portal-ai-waitlist');
      await visitor.see(banner);
      const within = 'main form';
      const name = { role: 'field', name: labels.nome, within } as const;
      await skipToContent(visitor);
      await visitor.tabTo(name);
      await visitor.started();
      await visitor.press('Enter');
      await visitor.see({ role: 'region', within }, { text: 'Nome é obrigatório', focused: true });
      await visitor.tabTo({ role: 'link', name: 'Nome é obrigatório', within });
      await visitor.press('Enter');
      await visitor.see(name, { focused: true, description: 'Nome é obrigatório' });
      await visitor.type('Helena Prado');
      await chooseRole(visitor, within);
      await visitor.tabTo(field(labels.email, within));
      await visitor.type(freshEmail());
      await visitor.tabTo(field(labels.empresa, within));
      await visitor.type('Gazeta do Cais');
      for (const { text } of [agreements.terms, agreements.journalismTerms]) {
        await visitor.tabTo(field(text, within));
        await visitor.press(' ');
        await visitor.see(field(text, within), { checked: true });
      }
      await visitor.tabTo(button(messages.submit));
      await visitor.press('Enter');
      await visitor.see({ role: 'heading', name: messages.success.title }, { focused: true });
    },
  },
  {
    name: 'janela da fila da Newsletter AI por teclado, com o aviso',
    size: 'desktop',
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open('/solucoes/newsletter-ai');
      await visitor.see(banner);
      const within = 'dialog[open]';
      const dialog = { role: 'dialog', name: listTitle('newsletter-ai') } as const;
      const opener = { role: 'link', name: messages.submit, within: 'main' } as const;
      const name = { role: 'field', name: labels.nome, within } as const;
      await skipToContent(visitor);
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see(name, { focused: true });
      await visitor.tabTo(button(messages.submit, within));
      await visitor.press(' ');
      await visitor.see(name, { focused: true, description: 'Nome é obrigatório' });
      await visitor.type('Rui Tavares');
      await visitor.tabTo(field(labels.email, within));
      await visitor.type(freshEmail());
      await visitor.tabTo(field(labels.empresa, within));
      await visitor.type('Diário Serrano');
      await chooseRole(visitor, within);
      await visitor.tabTo(button(messages.submit, within));
      await visitor.press('Enter');
      await visitor.see({ css: '[role=group]', name: messages.success.title, within }, { focused: true });
      await visitor.gone(dialog);
      await visitor.see({ css: '[data-waitlist-line]' }, { focused: true });
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see(name, { focused: true, value: 'Rui Tavares' });
      await visitor.press('Escape');
      await visitor.gone(dialog);
      await visitor.see(opener, { focused: true });
    },
  },
];

/** From the top of a page past banner and header, as the page's first stop offers. */
async function skipToContent(visitor: Visitor): Promise<void> {
  await visitor.tabTo({ role: 'link', name: skipLink });
  await visitor.press('Enter');
}

/** From the field before the native list to 'Editor(a)', by its first letters. */
async function chooseRole(visitor: Visitor, within: string): Promise<void> {
  await visitor.tabTo({ role: 'field', name: labels.cargo, within });
  await visitor.type('Editor');
  await visitor.see({ role: 'field', name: labels.cargo, within }, { value: 'editor' });
}
