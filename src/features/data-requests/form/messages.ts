import { brand } from '#brand.ts';

/** What a person is told about a request that was not received. A right never depends on the form alone. */
export const requestMessages = {
  invalid: 'Confira os campos indicados.',
  failed: `Não foi possível registrar o pedido. Tente de novo em instantes ou escreva para ${brand.emails.privacy}.`,
  /** No answer came. What was typed is still in the form. */
  unreachable:
    'Erro ao conectar com o servidor. Verifique sua conexão e envie de novo: o que você escreveu continua aqui.',
  foreign: 'Por segurança, o pedido só vale quando é enviado por esta página. Preencha e envie por aqui.',
  tooLarge: 'O texto enviado é grande demais. Encurte os detalhes e tente de novo.',
} as const;
