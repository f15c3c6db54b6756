import { brand } from '#brand.ts';
import type { AccessLogAddress } from '#shared/access-log-address.ts';

/** Words around the policies; their texts are the Markdown files of `src/content/policies`. */

/** The five documents of the index, in its order (R-POL-1). `soon` is shown as 'Em breve' and is not a link. */
export const policyCards = [
  { id: 'politica-de-privacidade', status: 'available' },
  { id: 'termos-de-servico', status: 'available' },
  { id: 'termos-de-uso', status: 'available' },
  { id: 'politica-de-cookies', status: 'available' },
  { id: 'politica-de-conteudo', status: 'available' },
] as const satisfies readonly { readonly id: string; readonly status: 'available' | 'soon' }[];

export const termsPage = {
  title: 'Termos e políticas',
  description:
    'Privacidade, cookies, termos de serviço, termos de uso, política de conteúdo e o compromisso com o jornalismo, em um lugar só.',
} as const;

export const termsIndex = {
  listLabel: 'Documentos',
  soon: 'Em breve',
  lead: `Cinco documentos em português claro. Suas\u00a0dúvidas têm\u00a0resposta ${brand.answersWithin}.`,
  /** Over a document's title. */
  available: (version: string): string => `Disponível, versão ${version}`,
  ask: {
    href: '/contato',
    label: 'Contato',
    mark: 'ring',
    title: 'Ficou alguma dúvida?',
    text: 'Pergunte pelo WhatsApp e diga de qual documento se trata.',
    action: 'Tirar uma dúvida',
  },
  pact: {
    title: 'A redação do parceiro é independente',
    text: 'Seis critérios para escolher os veículos parceiros. Feita a parceria, a pauta é só do veículo.',
    action: 'Ler o compromisso',
  },
} as const;

/** Self-assessment of the content policy: eight items, for reading, not for ticking (R-POL-14). */
export const contentChecklist = {
  title: 'Antes de publicar, confira',
  note: 'A lista é para a sua conferência.',
  items: [
    'O texto diz quem fez e como falar com o veículo.',
    'A informação foi checada, sempre que possível com pelo menos duas fontes independentes.',
    'Sátira está identificada como sátira.',
    'O que foi gerado por IA está identificado.',
    'Opinião e publicidade não parecem notícia.',
    'Quem é citado de forma negativa foi ouvido ou teve a chance.',
    'Imagens têm autoria e licença, e ninguém é exposto sem motivo.',
    'Há um caminho claro para pedir correção ou resposta.',
  ],
} as const;

/** The privacy policy's section about data that go abroad, by what `internationalTransfers` of the brand file holds. */
export const transferWords = {
  none: 'Hoje não transferimos para fora do Brasil nenhum dado pessoal tratado por este site: o servidor, o banco de dados, as cópias de segurança e o e-mail ficam no país. O WhatsApp é outro caso: quem escreve por ele envia os dados a uma empresa estrangeira, que os trata por conta própria, também fora do país. Se passarmos a transferir dados para fora do país, esta seção dirá antes quem os recebe, em que país e com que garantias (Resolução CD/ANPD nº 19/2024, art. 17).',
  intro: 'Estes dados vão para fora do Brasil (Resolução CD/ANPD nº 19/2024, art. 17):',
  /** What each transfer says, in this order. */
  labels: {
    data: 'dados',
    purpose: 'finalidade',
    formAndDuration: 'forma e duração',
    mechanism: 'base da transferência (LGPD, art. 33)',
    responsibilities: 'responsabilidades e segurança',
  },
  clauses: 'A íntegra das cláusulas usadas em uma transferência é entregue a quem a pedir, em até 15 dias.',
} as const;

/** The versions of a document, under its text, and what an earlier one says of itself. */
export const policyVersions = {
  title: 'Versões deste documento',
  earlier: (title: string, version: string): string => `${title}, versão ${version}`,
  from: (version: string, day: string): string => `Versão ${version}, desde ${day}`,
  until: (version: string, first: string, last: string): string =>
    first === last ? `Versão ${version}, só em ${first}` : `Versão ${version}, de ${first} a ${last}`,
  over: 'Esta versão não vale mais.',
  current: 'Ler a que vale hoje',
} as const;

/** Under a document's headline. */
export const policyNote = (version: string, day: string): string =>
  `Versão ${version}, em vigor desde ${day}`;

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
