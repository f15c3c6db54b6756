import type { Flow } from '../run.ts';
import type { Visitor } from '../visitor.ts';

const field = (name: string, within = 'main') => ({ role: 'field', name, within }) as const;

let visits = 0;
/** An e-mail that no other flow uses, in any engine: the server is this run's own. */
export function freshEmail(): string {
  visits += 1;
  return `p${visits}@gazeta.com`;
}

/** The waiting list's page by pointer; what is wrong with it, and the newsletter's dialog, are played by keys. */
export const waitlistFlows: readonly Flow[] = [
  {
    name: 'fila de espera: sucesso',
    sizes: ['phone'],
    run: async (visitor) => {
      await visitor.open('/portal-ai-waitlist');
      await visitor.click(field('Nome'));
      await visitor.started();
      await fillInPage(visitor, freshEmail());
      await visitor.click({ role: 'button', name: 'Entrar na fila de espera', within: 'main form' });
      await visitor.see({ role: 'heading', name: 'Cadastro realizado com sucesso!' });
    },
  },
];

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
