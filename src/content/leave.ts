import { brand } from '#brand.ts';
import { messages } from './waitlist.ts';

/** The words of the page that takes a person off the waiting list, by what it has to say. */
export const leave = {
  /** Before what is said of a list that is known. */
  list: (name: string): string => `Lista: ${name}. Uma inscrição sua em outra lista fica.`,
  /** The link is right, and the person is on the list. */
  ask: {
    title: 'Sair da fila de espera?',
    text: 'Sua inscrição sai agora do nosso banco de dados e, em até 30 dias, das cópias de segurança. Quem recebeu uma cópia é avisado para apagá-la. Se mudar de ideia, é só se inscrever de novo.',
    button: 'Sair da fila',
    stay: 'Continuar na fila',
  },
  left: {
    title: 'Você saiu da fila',
    text: 'Sua inscrição foi apagada do nosso banco de dados; as cópias de segurança acabam em até 30 dias. Guardamos o e-mail só até avisar quem recebeu uma cópia, por no máximo 30 dias, e, por 5 anos, um código que não o mostra. Não escrevemos mais para você sobre esta fila.',
  },
  /** The link is right, and there is nothing to remove any more. */
  gone: {
    title: 'Nada a apagar por este link',
    text: `A inscrição deste link já foi apagada, ou o e-mail dela mudou depois. Se você continua na fila e quer sair, escreva para ${brand.emails.privacy}.`,
  },
  /** The link is cut off, changed, or older than a sign-up can be. */
  invalid: {
    title: 'Este link não vale',
    text: `O endereço veio incompleto ou é antigo demais. Abra o link direto do e-mail que enviamos. Sem ele, peça a eliminação pelo formulário ou escreva para ${brand.emails.privacy}.`,
  },
  failed: {
    title: 'Não deu certo agora',
    text: 'Sua inscrição ainda não foi apagada. Tente de novo em alguns minutos pelo mesmo link.',
  },
  /** Leads to the form of the privacy policy, for who has no link that works. */
  request: 'Pedir pelo formulário',
  home: 'Ir para o início',
  description: 'Saída da fila de espera pelo link que vai no e-mail de confirmação.',
} as const;

/** The words of the form that corrects a sign-up, on the person's page and on the staff's. */
export const correction = {
  form: 'Corrigir inscrição',
  /** Before what is said of a sign-up that is known. */
  list: (name: string): string => `Lista: ${name}. Uma inscrição sua em outra lista fica como está.`,
  submit: 'Guardar correção',
  description: 'Correção da inscrição na fila de espera pelo link que vai no e-mail de confirmação.',
  ask: {
    title: 'Seus dados na fila de espera',
    text: `São estes os dados pelos quais falamos com você. Corrija o que estiver errado; no nosso banco de dados, o valor antigo fica por 30 dias. Para ver tudo o que guardamos, ou mudar o resto, escreva para ${brand.emails.privacy}.`,
  },
  done: {
    title: 'Dados corrigidos',
    text: `A correção já vale. Se o e-mail mudou, este link e o de sair da fila deixaram de valer: o novo endereço recebe outros, no e-mail de confirmação. Se ele não chegar, escreva para ${brand.emails.privacy}.`,
  },
  invalid: {
    title: 'Este link não vale',
    text: `O endereço veio incompleto ou é antigo demais, ou a inscrição saiu da fila ou mudou de e-mail. Para corrigir os dados, escreva para ${brand.emails.privacy}.`,
  },
  messages,
} as const;
