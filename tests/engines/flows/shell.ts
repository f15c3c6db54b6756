import { cookieBanner, cookiePanel } from '#content/cookies.ts';
import type { Flow } from '../run.ts';
import type { Visitor } from '../visitor.ts';

const solutions = { role: 'button', name: 'Soluções', within: 'header' } as const;
const inSolutions = { role: 'link', name: 'Ver todas as soluções', within: '#menu-solucoes' } as const;
const menu = { role: 'dialog', name: 'Menu' } as const;
const opener = { role: 'button', name: 'Abrir menu' } as const;
const inBanner = (name: string) => ({ role: 'button', name, within: '.cookies' }) as const;

/** What is on every page: header, menu, cookie banner, and the page that is not there. */
export const shellFlows: readonly Flow[] = [
  {
    name: 'Soluções no cabeçalho: ponteiro, clique, Escape',
    sizes: ['desktop'],
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.hover(solutions);
      await visitor.see(inSolutions);
      await visitor.move(200, 850);
      await visitor.gone(inSolutions);
      await visitor.click(solutions);
      await visitor.see(inSolutions);
      await visitor.press('Escape');
      await visitor.gone(inSolutions);
      await visitor.see(solutions, { focused: true, state: 'false' });
      await visitor.press('Enter');
      await visitor.click(inSolutions);
      await visitor.at('/solucoes');
    },
  },
  {
    name: 'menu do celular',
    sizes: ['phone'],
    run: async (visitor) => {
      await visitor.open('/contato');
      await visitor.click(opener);
      await visitor.see(menu);
      await visitor.click({ css: 'dialog summary', name: 'Soluções' });
      await visitor.see({ role: 'link', name: 'Chama.lá', part: true, within: 'dialog' });
      await visitor.press('Escape');
      await visitor.gone(menu);
      await visitor.see(opener, { focused: true });
      await visitor.click(opener);
      await visitor.click({ role: 'button', name: 'Fechar menu' });
      await visitor.gone(menu);
      await visitor.click(opener);
      await visitor.click({ role: 'link', name: 'Chama.lá', part: true, within: 'dialog' });
      await visitor.at('/solucoes/chama-la');
    },
  },
  {
    name: 'aviso de cookies: recusar, e mudar de ideia no painel',
    sizes: ['desktop'],
    visitor: 'undecided',
    run: async (visitor) => {
      const analytics = { role: 'switch', name: cookiePanel.categories.analytics.name, part: true } as const;
      await visitor.open('/contato');
      await visitor.click(inBanner(cookieBanner.reject));
      await visitor.gone({ css: '.cookies' });
      await expectStored(visitor, 'rejected');
      await visitor.open('/politica-de-cookies#preferencias');
      await visitor.see(analytics, { checked: false });
      await visitor.click(analytics);
      await visitor.click({ role: 'button', name: cookiePanel.save });
      await visitor.see({ css: '.preferences__saved' }, { text: cookiePanel.saved });
      await expectStored(visitor, 'configured');
    },
  },
  {
    name: 'página que não existe: voltar',
    sizes: ['desktop'],
    run: async (visitor) => {
      visitor.allow(/^404 \/pagina-que-nao-existe$/);
      await visitor.open('/contato');
      await visitor.open('/pagina-que-nao-existe');
      await visitor.click({ role: 'button', name: 'Voltar' });
      await visitor.at('/contato');
    },
  },
];

/** Waits until a decision about cookies is stored. */
export function expectStored(
  visitor: Visitor,
  decision: 'accepted' | 'rejected' | 'configured',
): Promise<void> {
  return visitor.holds(
    `a escolha guardada é ${decision}`,
    (wanted: string) => localStorage.getItem('cookieConsent') === wanted,
    decision,
  );
}
