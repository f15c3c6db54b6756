/**
 * One transfer of personal data abroad, with what the policy has to say of it (Resolução CD/ANPD 19/2024, art. 17). Texts are
 * in Portuguese, lower case at the start and without a full stop.
 */
export interface InternationalTransfer {
  /** Company that receives the data: 'Exemplo Cloud Inc.' */
  readonly recipient: string;
  /** 'Estados Unidos' */
  readonly country: string;
  /** Which data: 'cadastros da fila de espera'. */
  readonly data: string;
  /** 'guardar o banco de dados' */
  readonly purpose: string;
  /** How and for how long: 'armazenamento contínuo, enquanto o cadastro existir'. */
  readonly formAndDuration: string;
  /** What allows it (LGPD, art. 33): 'cláusulas-padrão contratuais da ANPD'. */
  readonly mechanism: string;
  /** Who answers for what, and how the data are protected: 'operadora; dados cifrados em trânsito e em repouso'. */
  readonly responsibilities: string;
}
