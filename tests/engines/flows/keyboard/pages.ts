// R-PAGE-31
import { catalogue, search } from '#content/catalogue.ts';
import { header, menu as menuWords } from '#content/interface.ts';
import { questions } from '#content/leia-la.ts';
import { pausedProjects } from '#content/portal.ts';
import { method, methodSteps } from '#content/projects.ts';
import { milestones, timeline } from '#content/timeline.ts';
import { type KeyFlow, skipToContent } from './by-keyboard.ts';

const solutions = { role: 'button', name: header.solutions, within: 'header' } as const;
const inSolutions = { role: 'link', within: '#menu-solucoes' } as const;
const milestone = (at: number) => ({ role: 'tabpanel', name: milestones.at(at)?.title ?? '' }) as const;

/** The pages by keys alone. */
export const pageKeyFlows: readonly KeyFlow[] = [
  {
    name: 'Soluções no cabeçalho e busca',
    path: '/contato',
    size: 'desktop',
    run: async (visitor) => {
      await visitor.tabTo(solutions);
      await visitor.press('Enter');
      await visitor.see(solutions, { state: 'true' });
      await visitor.tabTo(inSolutions);
      await visitor.press('Escape');
      await visitor.gone(inSolutions);
      await visitor.see(solutions, { focused: true, state: 'false' });
      await visitor.press(' ');
      await visitor.see(inSolutions);
      await visitor.tabBackTo({ role: 'link', name: header.about, within: 'header' });
      await visitor.gone(inSolutions);
      await visitor.tabTo(solutions);
      await visitor.press('Enter');
      await visitor.tabTo({ ...inSolutions, name: catalogue.all });
      await visitor.press('Enter');
      await visitor.at('/solucoes');

      const opener = { role: 'button', name: search.open, within: 'main' } as const;
      const field = { role: 'field', name: search.open, part: true } as const;
      await skipToContent(visitor);
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see(field, { focused: true });
      await visitor.type('EDIÇAO');
      await visitor.see({ role: 'article' }, { count: 1, text: 'Newsletter AI' });
      await visitor.press('Escape');
      await visitor.gone(field);
      await visitor.see(opener, { focused: true });
      await visitor.press(' ');
      await visitor.see(field, { focused: true });
      await visitor.overwrite('link');
      await visitor.see({ role: 'article' }, { count: 2 });
      await visitor.press('Enter');
      await visitor.holds('a busca está no endereço', () => location.search === '?q=link');
      await visitor.see(opener, { focused: true });
      await visitor.tabTo({ role: 'link', name: catalogue.all, within: 'main' });
      await visitor.press('Enter');
      await visitor.see({ role: 'article' }, { count: 6 });
      await visitor.see(opener, { focused: true });
    },
  },
  {
    name: 'menu do celular',
    path: '/contato',
    size: 'phone',
    run: async (visitor) => {
      const opener = { role: 'button', name: header.openMenu } as const;
      const menu = { role: 'dialog', name: menuWords.label } as const;
      const section = { css: 'dialog summary', name: header.solutions } as const;
      const link = { role: 'link', name: 'Chama.lá', part: true, within: '#menu' } as const;
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see(menu);
      await visitor.tabTo(section);
      await visitor.press(' ');
      await visitor.see(link);
      await visitor.press('Escape');
      await visitor.gone(menu);
      await visitor.see(opener, { focused: true });
      await visitor.press(' ');
      await visitor.see({ role: 'button', name: menuWords.close }, { focused: true });
      await visitor.press('Enter');
      await visitor.gone(menu);
      await visitor.see(opener, { focused: true });
      await visitor.press('Enter');
      await visitor.tabTo(link);
      await visitor.press('Enter');
      await visitor.at('/solucoes/chama-la');
    },
  },
  {
    name: 'linha do tempo',
    path: '/sobre',
    size: 'desktop',
    run: async (visitor) => {
      const year = (at: number) =>
        ({ role: 'tab', name: String(milestones.at(at)?.year), part: true }) as const;
      await skipToContent(visitor);
      await visitor.tabTo(year(-1));
      for (const [key, at] of [
        ['ArrowRight', 0],
        ['ArrowLeft', -1],
        ['Home', 0],
        ['ArrowRight', 1],
        ['End', -1],
      ] as const) {
        await visitor.press(key);
        await visitor.see(year(at), { focused: true, state: 'true' });
        await visitor.see({ role: 'tabpanel' }, { count: 1, text: milestone(at).name });
      }
      await visitor.tabTo({ role: 'tabpanel' });
      await visitor.tabTo({ role: 'button', name: timeline.next });
      await visitor.press('Enter');
      await visitor.see({ role: 'tabpanel' }, { count: 1, text: milestone(0).name });
      await visitor.press(' ');
      await visitor.see({ role: 'tabpanel' }, { count: 1, text: milestone(1).name });
    },
  },
  {
    name: 'etapas do método',
    path: '/projetos',
    size: 'desktop',
    run: async (visitor) => {
      const within = '#metodologia';
      const step = (at: number) =>
        ({ role: 'button', name: methodSteps[at]?.title ?? '', part: true, within }) as const;
      const heading = (at: number) => ({ ...step(at), role: 'heading' }) as const;
      await skipToContent(visitor);
      await visitor.tabTo(step(0));
      await visitor.press('ArrowRight');
      await visitor.see(step(1), { focused: true, state: 'step' });
      await visitor.see(heading(1));
      await visitor.tabTo(step(2));
      await visitor.press('Enter');
      await visitor.see(heading(2));
      await visitor.press('End');
      await visitor.see(step(4), { focused: true });
      await visitor.tabBackTo({ role: 'button', name: method.next, within });
      await visitor.press(' ');
      await visitor.see(heading(0));
      await visitor.gone(heading(4));
    },
  },
  {
    name: 'perguntas',
    path: '/solucoes/leia-la',
    size: 'desktop',
    run: async (visitor) => {
      const closed = questions[1];
      const answer = { role: 'text', name: String(closed?.answer) } as const;
      const question = { css: 'summary', name: String(closed?.question) } as const;
      await skipToContent(visitor);
      await visitor.tabTo(question);
      await visitor.press('Enter');
      await visitor.see(answer);
      await visitor.press(' ');
      await visitor.gone(answer);
      await visitor.see(question, { focused: true });
    },
  },
  {
    name: 'projetos pausados',
    path: '/solucoes/portais-noticias',
    size: 'desktop',
    run: async (visitor) => {
      const opener = { role: 'button', name: 'Garantir acesso antecipado' } as const;
      const paused = { role: 'dialog', name: pausedProjects.title } as const;
      await skipToContent(visitor);
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see(paused);
      await visitor.tabTo({ role: 'button', name: pausedProjects.dismiss });
      await visitor.press(' ');
      await visitor.gone(paused);
      await visitor.see(opener, { focused: true });
      await visitor.press(' ');
      await visitor.see(paused);
      await visitor.press('Escape');
      await visitor.gone(paused);
      await visitor.see(opener, { focused: true });
    },
  },
];
