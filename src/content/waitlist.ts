/** What the visitor is told about a sign-up, on the page and in the dialog (R-WL-11 to R-WL-18). */
export const messages = {
  /** Another person's row, or an earlier sign-up, has this e-mail. */
  duplicate: 'Este e-mail já está cadastrado na nossa lista de espera.',
  /** The server answered that it could not do it. */
  failed: 'Erro ao cadastrar. Por favor, tente novamente.',
  /** No answer came: the sign-up may or may not have been stored. */
  unreachable: 'Erro ao conectar com o servidor. Verifique sua conexão.',
  /** The form was sent by a page of another site. */
  foreign: 'Por segurança, o cadastro só vale quando é enviado por esta página. Preencha e envie por aqui.',
  /** The form was sent without JavaScript and holds more than 64 kB. */
  tooLarge: 'O texto enviado é grande demais. Encurte as respostas e tente de novo.',
  submit: 'Entrar na fila de espera',
  sending: 'Cadastrando...',
  consent: 'Ao se cadastrar, você concorda em receber comunicações sobre o lançamento.',
  success: {
    title: 'Cadastro realizado com sucesso!',
    thanks: 'Obrigado por se juntar à nossa lista de espera.',
    notice: 'Você será notificado assim que tivermos novidades.',
  },
} as const;
