import type { AccessLogAddress } from '#shared/access-log-address.ts';

/** What the privacy policy says about the records of access. */
interface AccessLogWords {
  /** The four cells of its row in the table of the data: what, for what, on which basis, for how long. */
  readonly registrosDados: string;
  readonly registrosMotivo: string;
  readonly registrosBase: string;
  readonly registrosPrazo: string;
  /** The sentence on what the records don't hold, among those on how data are protected. */
  readonly registrosProtecao: string;
}

/**
 * The policy's words by the setting `ACCESS_LOG_ADDRESS` that the site was built with. Its Markdown asks for them as
 * `{{registrosDados}}` and so on. The server refuses to start with another setting than the build's.
 */
export const accessLogWords: Readonly<Record<AccessLogAddress, AccessLogWords>> = {
  truncated: {
    registrosDados:
      'Registros de acesso: data, hora, página, método, resultado, tamanho e duração da resposta, um número do acesso e endereço IP encurtado (sem o final)',
    registrosMotivo: 'Manter o serviço no ar e investigar abuso',
    registrosBase: 'Legítimo interesse (IX)',
    registrosPrazo: '6 meses',
    registrosProtecao: 'Nos registros de acesso não há nome, e-mail nem endereço IP completo.',
  },
  full: {
    registrosDados:
      'Registros de acesso: data, hora, página, método, resultado, um número do acesso e endereço IP completo, guardados sob sigilo em arquivo separado; no registro comum, com o IP encurtado, também tamanho e duração da resposta',
    registrosMotivo: 'Cumprir o dever de guarda, manter o serviço no ar e investigar abuso',
    registrosBase:
      'Cumprimento de obrigação legal (II): Marco Civil da Internet, art. 15; para investigar abuso, legítimo interesse (IX)',
    // Marco Civil, art. 10, par. 1, and art. 15, par. 3.
    registrosPrazo: '6 meses; só são entregues a terceiros por ordem judicial',
    registrosProtecao:
      'Nos registros de acesso não há nome nem e-mail, e o endereço IP completo só é gravado no arquivo sigiloso que a lei manda guardar.',
  },
};
