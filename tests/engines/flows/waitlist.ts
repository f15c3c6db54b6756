import { listTitle } from '#content/waitlist-lists.ts';
import type { Visitor } from '../visitor.ts';
import type { Flow } from './flow.ts';

const duplicate = 'Este e-mail já está cadastrado na nossa lista de espera.';
const success = 'Cadastro realizado com sucesso!';
const submit = (within: string) => ({ role: 'button', name: 'Entrar na fila de espera', within }) as const;
const field = (name: string, within = 'main') => ({ role: 'field', name, within }) as const;

let visits = 0;
/** An e-mail that no other flow uses, in any engine: the server is this run's own. */
export function freshEmail(): string {
  visits += 1;
  return `p${visits}@gazeta.com`;
}

/** The waiting list: its page, and the dialog of the newsletter's page. */
export const waitlistFlows: readonly Flow[] = [
  {
    name: 'fila de espera: erros, sucesso, e-mail repetido',
    sizes: ['phone'],
    run: async (visitor) => {
      visitor.allow(/^409 \/api\/waitlist$/);
      const email = freshEmail();
      await openPage(visitor);
      await visitor.click(submit('main form'));
      await visitor.see(
        { role: 'region', within: 'main form' },
        { text: 'Nome é obrigatório', focused: true },
      );
      await visitor.see(field('Nome'), { description: 'Nome é obrigatório' });
      await fillInPage(visitor, email);
      await visitor.click(submit('main form'));
      await visitor.see({ role: 'heading', name: success });
      await openPage(visitor);
      await fillInPage(visitor, email);
      await visitor.click(submit('main form'));
      await visitor.see({ role: 'region', within: 'main form' }, { text: duplicate });
    },
  },
  {
    name: 'fila de espera da Newsletter AI: janela',
    sizes: ['desktop'],
    run: async (visitor) => {
      visitor.allow(/^409 \/api\/waitlist$/);
      const dialog = { role: 'dialog', name: listTitle('newsletter-ai') } as const;
      const opener = { role: 'link', name: 'Entrar na fila de espera', within: 'main' } as const;
      const send = submit('dialog[open]');
      const email = freshEmail();
      await visitor.open('/solucoes/newsletter-ai');
      await visitor.click(opener);
      await visitor.see(field('Nome', 'dialog[open]'), { focused: true });
      await visitor.click(send);
      await visitor.see(field('Nome', 'dialog[open]'), { description: 'Nome é obrigatório' });
      await fillInDialog(visitor, email);
      await visitor.click(send);
      await visitor.see({ role: 'text', name: success, within: 'dialog[open]' });
      await visitor.press('Escape');
      await visitor.gone(dialog);
      await visitor.click(opener);
      // Who signed up last in this browser.
      await visitor.see(field('Nome', 'dialog[open]'), { value: 'Rui Tavares' });
      await fillInDialog(visitor, email);
      await visitor.click(send);
      await visitor.see({ role: 'region', within: 'dialog[open]' }, { text: duplicate, focused: true });
      // While it is sending it can't be closed.
      await visitor.see(send);
      await visitor.press('Escape');
      await visitor.gone(dialog);
      await visitor.see(opener, { focused: true });
    },
  },
];

async function openPage(visitor: Visitor): Promise<void> {
  await visitor.open('/portal-ai-waitlist');
  await visitor.click(field('Nome'));
  await visitor.started();
}

async function fillInPage(visitor: Visitor, email: string): Promise<void> {
  await visitor.fill(field('Nome'), 'Helena Prado');
  // A native list: its first letters choose.
  await visitor.press('Tab');
  await visitor.type('Editor');
  await visitor.see(field('Cargo'), { value: 'editor' });
  await visitor.fill({ ...field('E-mail'), part: true }, email);
  await visitor.fill({ ...field('Nome da empresa'), part: true }, 'Gazeta do Cais');
  for (const name of [
    'Li e aceito os termos de serviço',
    'Aceito os termos de responsabilidade jornalística',
  ]) {
    const box = { ...field(name), part: true } as const;
    await visitor.click(box);
    await visitor.see(box, { checked: true });
  }
}

async function fillInDialog(visitor: Visitor, email: string): Promise<void> {
  const within = 'dialog[open]';
  await visitor.fill(field('Nome', within), 'Rui Tavares');
  await visitor.fill({ ...field('E-mail', within), part: true }, email);
  await visitor.fill({ ...field('Nome da empresa', within), part: true }, 'Diário Serrano');
  await visitor.press('Tab');
  await visitor.type('Editor');
  await visitor.see(field('Cargo', within), { value: 'editor' });
}
