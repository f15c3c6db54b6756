/** A third-party service, as the brand file names it (`consent.services`). How to add one: docs/lgpd.md. */
export type Service =
  | { readonly kind: 'google-analytics' /** Measurement id, `G-...`. */; readonly id: string }
  | { readonly kind: 'plausible' /** The site's name at Plausible. */; readonly domain: string }
  | { readonly kind: 'meta-pixel' /** Number of the pixel. */; readonly id: string }
  | {
      /** Any other script that starts by itself. */
      readonly kind: 'custom';
      readonly name: string;
      readonly category: 'analytics' | 'functional' | 'marketing';
      readonly script: string;
      /** Origins that it sends data to, besides the script's, and that its images come from. */
      readonly connect: readonly string[];
      readonly images: readonly string[];
      /** Names of the cookies that it sets on this site; a star at the end stands for any ending. */
      readonly cookies: readonly string[];
    };

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
