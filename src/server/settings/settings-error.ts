/** A setting has a value that the server can't work with; the message is for the operator. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  /** @param accepts what the variable takes, after 'aceita'; the value itself stays out, it may be a password */
  constructor(variable: string, accepts: string) {
    super(`Variável ${variable} com valor inválido: aceita ${accepts}.`);
  }
}
