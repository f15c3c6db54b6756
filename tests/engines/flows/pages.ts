import { questions } from '#content/leia-la.ts';
import { methodSteps } from '#content/projects.ts';
import { milestones, timeline } from '#content/timeline.ts';
import type { Flow } from '../run.ts';

const year = (value: number) => ({ role: 'tab', name: String(value), part: true }) as const;
const [first] = milestones;
const last = milestones.at(-1);
if (first === undefined || last === undefined) throw new Error('a linha do tempo está vazia');

/** What the pages do: search, timeline, stepper, questions, paused projects. */
export const pageFlows: readonly Flow[] = [
  {
    name: 'busca de soluções',
    sizes: ['phone'],
    run: async (visitor) => {
      const field = { role: 'field', name: 'Buscar soluções', part: true } as const;
      await visitor.open('/solucoes');
      await visitor.click({ role: 'button', name: 'Buscar soluções', within: 'main' });
      await visitor.see(field, { focused: true });
      await visitor.type('EDIÇAO');
      await visitor.see({ role: 'article' }, { count: 1, text: 'Newsletter AI' });
      await visitor.fill(field, 'link');
      await visitor.see({ role: 'article' }, { count: 2 });
      await visitor.press('Enter');
      await visitor.gone({ css: 'dialog' });
      await visitor.at('/solucoes?q=link');
      await visitor.click({ role: 'link', name: 'Ver todas as soluções', within: 'main' });
      await visitor.see({ role: 'article' }, { count: 6 });
      await visitor.at('/solucoes');
    },
  },
  {
    name: 'linha do tempo',
    sizes: ['desktop'],
    run: async (visitor) => {
      await visitor.open('/sobre');
      await visitor.see({ role: 'tabpanel' }, { count: 1, text: last.title });
      await visitor.click({ role: 'button', name: timeline.next });
      await visitor.see({ role: 'tabpanel' }, { count: 1, text: first.title });
      await visitor.click(year(2015));
      await visitor.see({ role: 'tabpanel' }, { count: 1, text: 'Seis critérios publicados' });
      await visitor.press('ArrowRight');
      await visitor.see(year(2019), { focused: true, state: 'true' });
      await visitor.press('Home');
      await visitor.see({ role: 'tabpanel' }, { text: first.title });
    },
  },
  {
    name: 'linha do tempo: arrastar até um ano',
    sizes: ['phone'],
    run: async (visitor) => {
      await visitor.open('/sobre');
      await visitor.see(year(last.year), { state: 'true' });
      await visitor.holds(
        'o ano está no meio',
        () => (document.querySelector('[role=tablist]')?.scrollLeft ?? 0) > 100,
      );
      // No protocol of the three swipes: the strip is told of a hand, and scrolled.
      await visitor.evaluate('arrastar até o começo', () => {
        const strip = document.querySelector('[role=tablist]');
        strip?.dispatchEvent(new WheelEvent('wheel'));
        strip?.scrollTo({ left: 0 });
      });
      await visitor.see({ role: 'tabpanel' }, { count: 1, text: first.title });
    },
  },
  {
    name: 'etapas do método',
    sizes: ['desktop'],
    run: async (visitor) => {
      const heading = (title = '') =>
        ({ role: 'heading', name: title, part: true, within: '#metodologia' }) as const;
      await visitor.open('/projetos');
      for (const { title } of methodSteps.slice(1, 3)) {
        await visitor.click({ role: 'button', name: title, part: true, within: '#metodologia' });
        await visitor.see(heading(title));
      }
      await visitor.click({ role: 'button', name: 'Próxima', part: true });
      await visitor.see(heading(methodSteps[3]?.title));
      await visitor.gone(heading(methodSteps[2]?.title));
    },
  },
  {
    name: 'perguntas',
    sizes: ['desktop'],
    run: async (visitor) => {
      const [open, closed] = questions;
      const answer = (item: typeof open) => ({ role: 'text', name: String(item?.answer) }) as const;
      await visitor.open('/solucoes/leia-la');
      await visitor.see(answer(open));
      await visitor.gone(answer(closed));
      await visitor.click({ css: 'summary', name: String(closed?.question) });
      await visitor.see(answer(closed));
      await visitor.press(' ');
      await visitor.gone(answer(closed));
      await visitor.see(answer(open));
    },
  },
  {
    name: 'projetos pausados',
    sizes: ['desktop'],
    run: async (visitor) => {
      const opener = { role: 'button', name: 'Garantir acesso antecipado' } as const;
      const paused = { role: 'dialog', name: 'Projetos temporariamente pausados' } as const;
      await visitor.open('/solucoes/portais-noticias');
      await visitor.click(opener);
      await visitor.see(paused, { text: 'Portais em WordPress' });
      await visitor.press('Escape');
      await visitor.gone(paused);
      await visitor.see(opener, { focused: true });
      await visitor.press('Enter');
      await visitor.see(paused);
      await visitor.click({ css: 'a[href="/portal-ai-waitlist"]', within: 'dialog[open]' });
      await visitor.at('/portal-ai-waitlist');
    },
  },
];
