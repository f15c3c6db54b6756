import type { AccessLogAddress } from '#shared/access-log-address.ts';

/** The four cells of a row in the policy's table of the data, and a sentence among those on how data are protected. */
type Place = 'registrosDados' | 'registrosMotivo' | 'registrosBase' | 'registrosPrazo' | 'registrosProtecao';

/**
 * What the privacy policy says about the records of access, by the setting `ACCESS_LOG_ADDRESS` that the site was built with. Its
 * Markdown asks for it as `{{registrosDados}}` and so on. The server refuses to start with another setting than the build's.
 */
export const accessLogWords: Readonly<Record<AccessLogAddress, Readonly<Record<Place, string>>>> = {
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
