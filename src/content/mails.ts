import { brand } from '#brand.ts';
import { withLaunch } from './launch.ts';

/** The words of the e-mails that a sign-up gives rise to. Editors change them here. */
export const mails = {
  /** To the staff (`LEADS_EMAIL_TO`). */
  lead: {
    /** The person's and the company's names and the list follow. */
    subject: 'Nova inscrição',
    title: 'Nova inscrição na fila de espera',
    /** After the moment of the sign-up. */
    clock: '(Brasília)',
    reply: 'Responda a este e-mail para escrever direto para a pessoa.',
    noReply: 'Escreva para a pessoa pelo endereço acima.',
    footer: `Você recebe este aviso porque atende quem chega pelo site da ${brand.name}. São dados pessoais: use só para atender esta pessoa.`,
  },
  /** To the staff, about a person who left the list, whose data were erased or whose term ended. */
  removed: {
    subject: 'Saída da fila de espera',
    title: 'Uma inscrição saiu da fila de espera',
    text: 'Os dados da inscrição já foram apagados do site.',
    task: 'Apague o aviso da inscrição e o que copiou dele (CRM, planilha, agenda). Não escreva mais para esta pessoa sobre a fila. Uma inscrição posterior desta pessoa fica, e a de outra lista também.',
    footer: `Você recebe este aviso porque recebeu a inscrição desta pessoa pelo site da ${brand.name}. Apague-o também.`,
  },
  /** To the person who made a request about their data, or whose address somebody else wrote. */
  proof: {
    subject: 'Confirme o seu pedido sobre dados',
    text: `Recebemos no site da ${brand.name} um pedido sobre dados pessoais com este e-mail. Se foi você, confirme pelo link:`,
    link: 'Confirmar o pedido',
    ignore:
      'Se não foi você, não faça nada: sem a confirmação, perguntamos por este e-mail antes de entregar, mudar ou apagar dados.',
  },
  /** To whoever hears of sign-ups, when the staff try that out. */
  test: {
    subject: 'Teste do site',
    text: 'Isto é um teste que alguém da equipe enviou. Não é uma inscrição, e não há o que fazer.',
  },
  /** To the person (`CONFIRMATION_EMAIL=on`). */
  confirmation: {
    /** By the list. */
    subject: {
      newsletter: 'Você está na fila de espera da Newsletter AI',
      portal: 'Você está na fila de espera do Portal AI 1.0',
      other: `Você está na fila de espera da ${brand.name}`,
    },
    title: 'Você está na fila',
    hello: 'Olá',
    /** The day follows, and a full stop. */
    received: 'Recebemos sua inscrição na fila de espera em',
    nothingToDo: 'Não é preciso fazer mais nada.',
    /** By the list: the queue of Newsletter AI hears nothing of the portal's launch. */
    next: {
      newsletter:
        'Hoje a Newsletter AI é exclusiva para clientes. Quando abrir vaga, a fila é chamada primeiro, por este endereço. Ela não garante vaga.',
      portal: withLaunch(({ named }) => `${named}. Quando houver novidade, escrevemos para este endereço.`),
      other: 'Quando houver novidade, escrevemos para este endereço.',
    },
    leaveLead:
      'Não foi você, ou mudou de ideia? Saia pelo link quando quiser: sua inscrição sai do nosso banco de dados na hora e das cópias de segurança em até 30 dias.',
    leave: 'Sair da fila',
    correct: 'Ver e corrigir os seus dados',
    footer: 'Este e-mail é automático. Para falar sobre seus dados, escreva para',
    /** Who writes, under the foot. */
    company: `${brand.legal.corporateName}, CNPJ ${brand.legal.cnpj}, ${brand.legal.city}, ${brand.legal.state}`,
  },
} as const;
