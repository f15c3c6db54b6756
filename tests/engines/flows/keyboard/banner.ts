// R-PAGE-31
import { cookieBanner, cookiePanel } from '#content/cookies.ts';
import { header } from '#content/interface.ts';
import { expectStored } from '../banner.ts';
import type { Flow } from '../flow.ts';
import { skipToContent } from './by-keyboard.ts';

const banner = { css: '.cookies' } as const;
const inBanner = (role: 'button' | 'link', name: string) => ({ role, name, within: '.cookies' }) as const;
const solutions = { role: 'button', name: header.solutions, within: 'header' } as const;

/** The cookie banner's answers by keys alone: yes, no, and a choice of one's own. */
export const bannerKeyFlows: readonly Flow[] = [
  {
    name: 'aviso de cookies por teclado: aceitar',
    sizes: ['phone'],
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.see(banner);
      await visitor.tabTo(inBanner('button', cookieBanner.accept));
      await visitor.press('Enter');
      await visitor.gone(banner);
      await expectStored(visitor, 'accepted');
      // Where it was, the page goes on.
      await visitor.tabTo({ role: 'button', name: header.openMenu });
    },
  },
  {
    name: 'aviso de cookies por teclado: recusar com Escape',
    sizes: ['desktop'],
    visitor: 'undecided',
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.see(banner);
      await visitor.tabTo(solutions);
      await visitor.tabBackTo(inBanner('button', cookieBanner.close));
      await visitor.press('Escape');
      await visitor.gone(banner);
      await expectStored(visitor, 'rejected');
      await visitor.tabTo(solutions);
    },
  },
  {
    name: 'aviso de cookies por teclado: saber mais e configurar',
    sizes: ['desktop'],
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
      await expectStored(visitor, 'configured');
    },
  },
];
