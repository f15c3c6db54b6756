import { brand, whatsappUrl } from '#brand.ts';

/** The words of `/contato` (R-CON-1 to R-CON-3). Editors change them here. */

/** The message that the chat opens with; the visitor may change it before sending. */
export const contactMessage = `Olá! Vim pelo site da ${brand.name} e quero conversar sobre um projeto.`;

export const contact = {
  title: 'Contato',
  description: `Fale com a ${brand.name} no WhatsApp. A mensagem já vai escrita, você muda o que quiser e quem responde é uma pessoa.`,
  /** The heading, required to the letter (R-CON-1), one string a line. */
  heading: ['Entre em contato', 'conosco no WhatsApp'],
  /** The heading's trail: what happens before and after the button, in order. `decided`: by a person. */
  steps: [
    { who: 'O site rascunha', what: `“${contactMessage}”`, decided: false },
    { who: 'Você decide', what: 'Mude o que quiser. Nada vai antes de você enviar.', decided: true },
    { who: 'Do outro lado', what: 'Quem lê e responde é uma pessoa.', decided: true },
  ],
  button: { label: 'Iniciar conversa', href: whatsappUrl(contactMessage), note: 'abre em nova aba' },
  help: {
    title: 'Três frases já bastam',
    lines: [
      { say: 'Quem é você', example: 'O que sua empresa publica ou vende, e para quem.' },
      { say: 'O que trava', example: 'A tarefa que toma o dia e não deveria.' },
      { say: 'O que quer no ar', example: 'Um portal, uma newsletter ou algo que ainda não tem nome.' },
    ],
    productsLead: 'Já sabe o produto?',
    products: { href: '/solucoes', label: 'Veja as soluções e diga qual' },
    privacyLead: 'É sobre dados pessoais?',
    privacy: { href: `mailto:${brand.emails.privacy}`, label: brand.emails.privacy },
  },
} as const;
