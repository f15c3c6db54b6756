/** The words of what waits for the staff: notices that did not arrive, sign-ups that are kept apart. */

import { staffFrame, staffViews } from './pages.ts';

/** The notices that did not arrive, and a test of the ways that they go. */
export const noticesPage = {
  path: staffViews.notices.path,
  title: 'Avisos não entregues',
  lead: 'O servidor tenta entregar cada aviso durante um dia e desiste quando não consegue, ou quando quem recebe diz que não quer. Aqui estão os abandonados e os que falharam e ainda são tentados. Resolva o motivo e envie de novo.',
  none: 'Nenhum aviso abandonado nem com falha.',
  notice: 'Aviso',
  about: 'Sobre',
  signUp: (id: number): string => `Inscrição\u00A0${id}`,
  left: (id: number): string => `Inscrição\u00A0${id}, que saiu`,
  created: 'Criado',
  attempts: 'Tentativas',
  reason: 'Por que falhou',
  action: 'Ação',
  next: 'Próxima tentativa',
  givenUp: 'Abandonado',
  soon: 'Em instantes',
  again: 'Enviar de novo',
  now: 'Enviar agora',
  againAll: 'Enviar todos de novo',
  /** For who hears the button among others like it. */
  buttonOf: (button: string, notice: string, attempts: number): string =>
    `${button}: ${notice}, ${attempts} tentativas`,
  /** What was just done, by what the address says of it. */
  done: {
    fila: 'De volta na fila: o servidor tenta entregar em instantes, e por mais um dia se for preciso. Recarregue a página: o que foi entregue sai desta lista.',
    sumiu: 'Este aviso já foi entregue, ou está sendo enviado agora: não há o que fazer.',
  },
  test: {
    title: 'Enviar um teste',
    lead: 'Vai agora, uma vez, ao webhook e a cada endereço da equipe que recebe inscrições. A mensagem diz que é um teste; para o webhook, é um evento assinado do tipo test.',
    submit: 'Enviar um teste',
    /** Of each receiver: an address, or the webhook. */
    arrived: (to: string | undefined): string =>
      to === undefined ? 'O teste chegou ao webhook.' : `O e-mail de teste saiu para ${to}.`,
    failed: (to: string | undefined, reason: string): string =>
      to === undefined
        ? `O teste não chegou ao webhook: ${reason}.`
        : `O e-mail de teste não saiu para ${to}: ${reason}.`,
    check: 'Confira se o e-mail está na caixa de entrada, e não no spam.',
    nobody: 'Ninguém está configurado para receber avisos: não há a quem enviar um teste.',
  },
  /** What a code means, the first that fits; the code follows in parentheses. */
  reasons: [
    [/^HTTP 410/, 'O sistema que recebe pediu para não receber mais'],
    [/^HTTP 40[13]/, 'O sistema que recebe recusou a assinatura ou o acesso'],
    [/^HTTP 404/, 'O endereço do webhook não existe'],
    [/^HTTP 3/, 'O endereço do webhook mudou e redireciona: configure o novo'],
    [/^HTTP 4/, 'O sistema que recebe recusou a mensagem'],
    [/^HTTP 5/, 'O sistema que recebe falhou'],
    [/^SMTP EAUTH/, 'O servidor de e-mail recusou o usuário ou a senha'],
    [/^SMTP .*RCPT TO/, 'O servidor de e-mail recusou o endereço de quem recebe'],
    [/^SMTP .*MAIL FROM/, 'O servidor de e-mail recusou o endereço de quem envia'],
    [/^SMTP/, 'O servidor de e-mail não aceitou a mensagem ou não respondeu'],
    [/^not configured/, 'Nenhum servidor tem mais este canal configurado'],
    [/^address no longer/, 'O endereço da equipe não está mais configurado'],
    [/^too many confirmations/, 'Muitas confirmações na mesma hora'],
    [/^(E[A-Z]+|UND_|TimeoutError|AbortError)/, 'Quem recebe não respondeu'],
  ] as const,
  unexplained: 'Motivo desconhecido',
} as const;

/** The sign-ups that are kept apart (R-EQ-29). */
export const heldPage = {
  path: staffViews.held.path,
  title: staffViews.held.label,
  lead: 'Inscrições que vieram com um campo preenchido que ninguém vê. Quase sempre foi um robô; às vezes, o gerenciador de senhas de uma pessoa, que viu a mensagem de sucesso. Liberar põe na fila, com a data em que chegou, e manda os avisos de sempre. O que ninguém libera some em 30 dias.',
  none: 'Nenhuma inscrição retida.',
  isListed: 'já está nesta lista',
  created: 'Chegou',
  trap: 'No campo escondido',
  show: 'Ver as respostas',
  showOf: (name: string): string => `Ver as respostas de ${name}`,
  action: 'Ação',
  release: {
    label: 'Liberar',
    of: (name: string): string => `Liberar a inscrição de ${name}`,
    confirm: 'Pôr na fila e avisar',
  },
  remove: {
    label: 'Apagar',
    of: (name: string): string => `Apagar a inscrição retida de ${name}`,
    confirm: 'Apagar para sempre',
  },
  done: {
    liberada:
      'A inscrição foi liberada: está em Inscrições, com a data em que chegou, e os avisos de sempre saem em instantes.',
    listada:
      'A inscrição não foi liberada: este e-mail já está nesta lista. Apague a retida, se ela não traz nada de novo.',
    apagada:
      'A inscrição retida foi apagada para sempre. Ninguém foi avisado dela, e não há mais nada a fazer.',
    sumiu: 'Esta inscrição já não estava retida: alguém a liberou ou apagou, ou passaram os 30 dias.',
  },
} as const;

/** Why a notice failed, in words and with its code. */
export function noticeReason(code: string | null): string {
  if (code === null) return staffFrame.none;
  const [, words = noticesPage.unexplained] =
    noticesPage.reasons.find(([pattern]) => pattern.test(code)) ?? [];
  return `${words} (${code})`;
}
