import type { Flow } from '../run.ts';

const solutions = { role: 'button', name: 'Soluções', within: 'header' } as const;
const inSolutions = { role: 'link', name: 'Ver todas as soluções', within: '#menu-solucoes' } as const;
const menu = { role: 'dialog', name: 'Menu' } as const;
const opener = { role: 'button', name: 'Abrir menu' } as const;

/** Header and menu by pointer. */
export const shellFlows: readonly Flow[] = [
  {
    name: 'Soluções no cabeçalho: ponteiro, clique, Escape',
    size: 'desktop',
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
      await visitor.see(solutions, { focused: true, expanded: 'false' });
      await visitor.press('Enter');
      await visitor.click(inSolutions);
      await visitor.at('/solucoes');
    },
  },
  {
    name: 'menu do celular',
    size: 'phone',
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
      await visitor.click({ role: 'link', name: 'Chama.lá', part: true, within: 'dialog' });
      await visitor.at('/solucoes/chama-la');
    },
  },
];
