import type { OutboxKind } from '#features/outbox/outbox-item.ts';

/** What the outbox tells, and to whom, in the staff's words. */
export const noticeLabels = {
  'lead-email': 'e-mail à equipe',
  'lead-webhook': 'webhook',
  'confirmation-email': 'e-mail à pessoa',
  'update-webhook': 'correção por webhook',
  'removal-email': 'saída por e-mail à equipe',
  'removal-webhook': 'saída por webhook',
  'request-webhook': 'pedido por webhook',
  'request-email': 'link do pedido à pessoa',
} as const satisfies Record<OutboxKind, string>;

/** What became of a notice. */
export const stateLabels = { pending: 'pendente', delivered: 'entregue', dead: 'abandonado' } as const;
