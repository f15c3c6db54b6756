/** A setting has a value that the server can't work with; the message is for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  /** @param accepts what the variable takes, after 'aceita'; the value itself stays out, it may be a password */
  constructor(variable: string, accepts: string) {
    super(`Variável ${variable} com valor inválido: aceita ${accepts}.`);
  }
}
