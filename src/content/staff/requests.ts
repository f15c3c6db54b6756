import { cookiePanel } from '#content/cookies.ts';

/** The words of the staff's list of requests under art. 18 of the LGPD, of one request, and of the proof of a consent. */

export const requestsPage = {
  lead: 'Pedidos de titulares (LGPD, art. 18). Responda por e-mail em até 15 dias e anote aqui que respondeu.',
  open: 'Abertos',
  done: 'Respondidos',
  noneOpen: 'Nenhum pedido aberto.',
  noneDone: 'Nenhum pedido respondido ainda.',
  protocol: 'Protocolo',
  mailbox: 'Caixa confirmada',
  emptied: 'Pessoa apagada',
  more: 'Há mais pedidos: responda os primeiros para ver os outros.',
} as const;

/** How much time an open request has left: days until its last one, negative once that is over. */
export function daysLeft(days: number): string {
  if (days < 0) return `Vencido há ${days === -1 ? '1 dia' : `${-days} dias`}`;
  if (days === 0) return 'Vence hoje';
  return days === 1 ? 'Falta 1 dia' : `Faltam ${days} dias`;
}

export const requestPage = {
  back: 'Todos os pedidos',
  missing: 'Pedido não encontrado',
  /** Of the document, which the browser remembers. */
  documentTitle: 'Pedido sobre dados',
  /** Name of the file with a person's data, before the protocol. */
  file: 'dados',
  heading: (protocol: string): string => `Pedido ${protocol}`,
  fields: {
    kind: 'Pedido',
    right: 'O que é',
    nome: 'Nome',
    email: 'E-mail',
    details: 'Detalhes',
    received: 'Recebido',
    due: 'Prazo',
    done: 'Respondido',
    mailbox: 'Caixa de e-mail',
  },
  confirmed: (moment: string): string => `Caixa confirmada em ${moment}`,
  unconfirmed: 'Não confirmada',
  asked: 'O que foi pedido',
  answer: 'Responder',
  answered: 'Respondido',
  unproven:
    'Qualquer um pode ter escrito este e-mail. Antes de entregar, corrigir ou apagar dados, escreva para ele e espere a pessoa confirmar o pedido.',
  steps: [
    'Se o pedido é de acesso ou de portabilidade, baixe os dados da pessoa e anexe o arquivo à resposta.',
    'Escreva a resposta por e-mail, também quando não há dados.',
    'Depois de enviar, anote aqui que o pedido foi respondido.',
  ],
  mail: 'Escrever a resposta',
  mailSubject: (protocol: string, company: string): string =>
    `Pedido ${protocol} sobre os seus dados na ${company}`,
  mailGreeting: (name: string): string => `Olá, ${name}.`,
  data: 'Baixar os dados da pessoa (JSON)',
  held: 'O que há sobre este e-mail',
  heldNothing: 'Não há inscrição com este e-mail.',
  signUp: (moment: string): string => `Inscrição de ${moment}, em nome de`,
  notHeld:
    'Recibos de cookies e visitas de indicação não dizem de quem são: não há como achá-los por e-mail.',
  submit: 'Anotar como respondido',
  /** The answer can't be noted back. */
  confirm: 'A resposta foi enviada',
  /** What was just done, by what the address says of it. */
  done: {
    respondido:
      'O pedido está anotado como respondido e saiu dos abertos. O protocolo e as datas ficam como prova.',
    ja: 'Este pedido já estava respondido.',
    esvaziado:
      'Nome, e-mail e detalhes deste pedido foram apagados. O protocolo e as datas ficam como prova.',
  },
  empty: 'Apagar os dados deste pedido',
  confirmEmpty: 'Apagar nome, e-mail e detalhes',
  discard: {
    title: 'Descartar',
    lead: 'Só o que não espera resposta: spam, teste ou o mesmo pedido enviado de novo. Nada dele fica guardado.',
    sure: 'Ninguém espera resposta a este pedido',
    unsure: 'Para descartar, confirme que ninguém espera resposta.',
    submit: 'Descartar pedido',
    done: 'O pedido foi descartado. Nada dele ficou guardado, e ninguém é avisado.',
  },
  erase:
    'O pedido é de eliminação ou de revogação: responda, anote a resposta e só então apague os dados pela página da inscrição. Isso também esvazia este pedido.',
  eraseNothing: 'Não há o que apagar além deste pedido, que se apaga aqui depois da resposta.',
  unknown: 'Não há pedido com este protocolo.',
} as const;

/** The words around the proof of a choice about cookies, and around the texts that were shown. */
export const consentProof = {
  title: 'Conferir um recibo',
  lead: 'O recibo que a pessoa mostra leva ao que ela decidiu e ao texto que viu. A versão que está em uma inscrição leva ao texto.',
  /** Where a sign-up led here. */
  of: (id: number, list: string, moment: string): string =>
    `Mostrado na inscrição ${id}, na lista ${list}, de ${moment}.`,
  back: 'Voltar à inscrição',
  code: 'Recibo ou versão',
  submit: 'Conferir',
  unknown: 'Não há decisão com este recibo. Confira se foi copiado por inteiro.',
  decision: 'O que foi decidido',
  text: 'O texto mostrado',
  document: (title: string, version: string): string => `${title}, versão ${version}`,
  noText:
    'Este servidor não tem o texto desta versão. Procure na pasta shown-texts de outro servidor ou de uma cópia.',
  fields: { receipt: 'Recibo', created: 'Quando', layer: 'Onde', version: 'Versão do texto' },
  layers: {
    banner: 'no aviso de cookies',
    'policy-link': 'em um link de política, no aviso de cookies',
    panel: 'nas preferências',
    signal: 'sinal de privacidade do navegador',
  },
  categories: cookiePanel.categories,
  on: 'ligada',
  off: 'desligada',
} as const;
