// R-PAGE-31
import { brand } from '#brand.ts';
import { chamaLa } from '#content/chama-la.ts';
import { downloads } from '#content/downloads.ts';
import { agreements, labels, messages } from '#content/waitlist.ts';
import { listTitle } from '#content/waitlist-lists.ts';
import type { Visitor } from '../../visitor.ts';
import { isJpg, isSvg, sizeOf } from '../files.ts';
import { freshEmail } from '../waitlist.ts';
import { type KeyFlow, skipToContent } from './by-keyboard.ts';

const field = (name: string, within: string) => ({ role: 'field', name, part: true, within }) as const;
const button = (name: string, within = 'main') => ({ role: 'button', name, within }) as const;

/** The forms and tools by keys alone. */
export const formKeyFlows: readonly KeyFlow[] = [
  {
    name: 'fila de espera',
    path: '/portal-ai-waitlist',
    size: 'phone',
    run: async (visitor) => {
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
    name: 'janela da fila da Newsletter AI',
    path: '/solucoes/newsletter-ai',
    size: 'desktop',
    run: async (visitor) => {
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
  {
    name: 'link do WhatsApp',
    path: '/solucoes/chama-la',
    size: 'desktop',
    run: async (visitor) => {
      const { builder } = chamaLa;
      const within = '#criar';
      const phone = field(builder.phoneLabel, within);
      await skipToContent(visitor);
      await visitor.tabTo(phone);
      await visitor.started(within);
      await visitor.overwrite('90000-0000');
      await visitor.tabTo(field(builder.messageLabel, within));
      await visitor.see(phone, { description: 'Falta o DDD' });
      await visitor.tabBackTo(phone);
      await visitor.overwrite('71 98888 7777');
      await visitor.tabTo(button(builder.presets[1].label, within));
      await visitor.press(' ');
      await visitor.see(field(builder.messageLabel, within), { value: builder.presets[1].text });
      await visitor.tabTo(button(builder.svg, within));
      await visitor.press('Enter');
      sizeOf(await visitor.download(`${builder.fileName}-5571988887777.svg`, isSvg));
      await visitor.tabTo(button(builder.copy, within));
      await visitor.press('Enter');
      await visitor.see(button(builder.copied, within), { focused: true });
    },
  },
  {
    name: 'gerador de código',
    path: '/copyright',
    size: 'desktop',
    run: async (visitor) => {
      const client = `Gazeta ${freshEmail()}`;
      const rows = { css: 'ul li time', within: 'main' } as const;
      const name = field('Nome do cliente', 'main');
      const toast = (text: string) => ({ css: '.toast', name: text, part: true }) as const;
      await skipToContent(visitor);
      await visitor.tabTo(name);
      await visitor.started();
      await visitor.press('Enter');
      await visitor.see(name, { focused: true, description: 'Digite o nome do cliente' });
      await visitor.type(client);
      await visitor.tabTo(field(`URL da ${brand.name}`, 'main'));
      await visitor.type(`${brand.url}/sobre`);
      await visitor.tabTo(button('Gerar código'));
      await visitor.press(' ');
      await visitor.see(toast('Código gerado com sucesso!'));
      await visitor.tabTo(button('Copiar código'));
      await visitor.press('Enter');
      await visitor.see(toast('Código copiado para a área de transferência!'));
      await visitor.tabTo(button('Salvar'));
      await visitor.press('Enter');
      await visitor.see(toast('Copyright salvo com sucesso!'));
      await visitor.tabTo(field('Buscar nas gerações salvas', 'main'));
      await visitor.type(client);
      await visitor.see(rows, { count: 1 });
      await visitor.press('Escape');
      await visitor.see(field('Buscar nas gerações salvas', 'main'), { focused: true, value: '' });
    },
  },
  {
    name: 'janela de downloads, SVG e JPG relidos',
    path: '/brand',
    size: 'desktop',
    run: async (visitor) => {
      const within = 'dialog[open]';
      const opener = button('Download Logo');
      await skipToContent(visitor);
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.see({ css: 'input[name=size]:checked', within }, { focused: true });
      const choose = { css: 'input[name=format]:checked', within } as const;
      const files = { svg: isSvg, jpg: isJpg } as const;
      for (const format of ['svg', 'jpg'] as const) {
        await (format === 'svg' ? visitor.tabTo(choose) : visitor.tabBackTo(choose));
        await visitor.press('ArrowRight');
        await visitor.see(choose, { value: format, focused: true });
        await visitor.tabTo(button(downloads.action(downloads.formats[format]), within));
        await visitor.press('Enter');
        const file = await visitor.download(`brand-logo-dark-solid-1000px.${format}`, files[format]);
        if (sizeOf(file) !== '1000 x 400') throw new Error(`o ${format} tem ${sizeOf(file)} px`);
      }
      await visitor.press('Escape');
      await visitor.gone({ css: within });
      await visitor.see(opener, { focused: true });
    },
  },
];

/** From the field before the native list to 'Editor(a)', by its first letters. */
async function chooseRole(visitor: Visitor, within: string): Promise<void> {
  await visitor.tabTo({ role: 'field', name: labels.cargo, within });
  await visitor.type('Editor');
  await visitor.see({ role: 'field', name: labels.cargo, within }, { value: 'editor' });
}
