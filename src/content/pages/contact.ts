import { brand, whatsappUrl } from '#brand.ts';
import { titled } from '../titled.ts';

/** The words of `/contato` (R-CON-1 to R-CON-3). Editors change them here. */

/** The message that the chat opens with; the visitor may change it before sending. */
export const contactMessage = `Olá! Vim pelo site da ${brand.name} e quero conversar sobre um projeto.`;

export const contact = {
  title: 'Contato',
  description: `Fale com a ${brand.name} no WhatsApp. A mensagem já vai escrita, você muda o que quiser e a resposta vem ${brand.answersWithin}.`,
  /** The heading, required to the letter (R-CON-1), one string a line. */
  heading: ['Entre em contato', 'conosco no WhatsApp'],
  /** The heading's trail: what happens before and after the button, in order. `decided`: by a person. */
  steps: [
    { who: 'Mensagem pronta', what: `“${contactMessage}”`, decided: false },
    {
      who: 'Antes de enviar',
      what: 'Mude o texto como quiser. Ele só sai quando você tocar em enviar.',
      link: { href: '/politica-de-privacidade', label: 'Veja a política de privacidade' },
      decided: true,
    },
    {
      who: 'Resposta',
      what: `Uma pessoa da equipe responde ${brand.answersWithin}.`,
      decided: true,
    },
  ],
  button: { label: 'Iniciar conversa', href: whatsappUrl(contactMessage), note: 'abre em nova aba' },
  help: {
    title: 'Três frases já bastam',
    lines: titled({
      'A sua empresa': 'O que ela publica ou vende, e para qual público.',
      'O problema': 'A tarefa que toma o dia e não deveria tomar.',
      'O que você quer':
        'Por exemplo, a Publicidade Legal ou um projeto sob medida. Novos portais estão pausados.',
    }),
    ways: [
      { label: 'Já sabe de qual produto precisa?', href: '/solucoes', title: 'Ver as soluções' },
      { label: 'Prefere e-mail?', href: `mailto:${brand.emails.contact}`, title: brand.emails.contact },
      { label: 'Quer um portal novo?', href: '/portal-ai-waitlist', title: 'Fila do Portal AI 1.0' },
    ],
  },
  /** A first message that says the three things, and its answer. */
  talk: {
    label:
      'Uma conversa no WhatsApp: uma editora conta, em três frases, a empresa, o problema e o pedido; a equipe responde.',
    day: 'quinta, 12 de março',
    message: [
      'Sou a Helena, da Gazeta do Cais, um jornal diário.',
      'Publicar os editais toma duas horas do nosso dia.',
      'Queremos que eles cheguem prontos para aprovar.',
    ],
    sent: '9h20',
    answer: 'Oi, Helena! Aqui é o Davi, da equipe. Podemos conversar amanhã, às 10h?',
    answered: '15h05',
    proposed: 'Mensagem do site',
    decided: 'Helena reescreveu',
  },
} as const;
