import { brand } from '#brand.ts';
import { checkFields } from './forms.ts';
import { withLaunch } from './launch.ts';

/** What waiting gives, in one wording wherever it is told (docs/copy.md). */
export const queuePromise =
  'A fila é chamada antes da abertura, com condições especiais na proposta, mas não garante vaga.';

/** Texts of the waiting list: the page, the dialog and what they answer. The fixed ones are in docs/requirements.md. */

/** The Portal's page. */
export const portalPath = '/portal-ai-waitlist';

/** Where its form goes when the browser sends it by itself, and where a sign-up that was sent so is confirmed. */
export const sendPath = `${portalPath}/enviar`;
export const confirmationPath = `${portalPath}/confirmacao`;

/** What the page of a list has besides the list's own words; headline and sections are those of the Portal's page. */
export const page = {
  headline: ['Entre na fila do', 'Portal AI 1.0'],
  /** The form's sections: the name, what it is for, and below that, like the head of a letter, an example or what was typed. */
  sections: {
    'secao-voce': {
      title: 'Você',
      why: {
        title: 'Como falamos com você',
        text: 'Avisamos por e-mail quando chegar a sua vez. Com o telefone, a conversa anda mais rápido.',
        label: 'Para',
        example: 'voce@seujornal.com.br',
      },
    },
    'secao-empresa': {
      title: 'Empresa',
      why: {
        title: 'Para preparar a proposta',
        text: 'O tamanho da equipe diz por onde a conversa começa.',
        label: 'De',
        example: 'Seu jornal',
      },
    },
    'secao-portal': {
      title: 'Portal atual',
      why: {
        title: 'O que já está no ar',
        text: 'Se já tem um portal, o endereço nos deixa vê-lo antes da conversa.',
        label: 'No ar',
        example: 'seujornal.com.br',
      },
    },
    'secao-objetivos': {
      title: 'Objetivos',
      why: {
        title: 'O assunto da primeira conversa',
        text: 'Uma frase basta.',
        label: 'Assunto',
        example: 'o que precisa mudar',
      },
    },
    'secao-termos': { title: 'Termos' },
  },
  /** The front page beside the form, and the visitor's place in the queue. */
  card: {
    issue: 'Edição nº 1',
    you: 'você',
    place: 'seu lugar',
    nextTitle: 'Depois que você enviar',
    /** The first of the next steps, before it has happened. */
    kept: { title: 'Você entra na fila', text: 'A confirmação aparece aqui, na hora.' },
    /** The last of them on the Portal's page: the headline's lead has named the launch. */
    early: { title: 'Chamamos a fila antes da abertura', text: 'As condições vêm na proposta.' },
  },
} as const;

/** Title of a page whose form was refused, while something is wrong with it. `title` begins with a common noun. */
export const refusedTitle = (title: string): string =>
  `Erro: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

export const dialog = {
  intro: 'Leva um minuto. Avisamos por e-mail quando abrir vaga.',
  fields: 'Seus dados',
  /** Where the button was, once the success has closed. */
  joined: {
    title: 'Você está na fila.',
    text: 'Avisamos por e-mail, no endereço que você informou. Não é preciso enviar de novo.',
  },
} as const;

/** Above the fields, when they start with who signed up last in this browser. */
export const knownPerson = {
  note: 'Nome, e-mail e empresa vieram do seu último cadastro neste navegador.',
  clear: 'Limpar esses dados',
} as const;

export const labels = {
  nome: 'Nome',
  cargo: 'Cargo',
  cargoCustom: 'Qual é o seu cargo?',
  email: 'E-mail',
  phone: 'Telefone',
  empresa: 'Nome da empresa',
  site: 'Site',
  companySize: 'Tamanho da empresa',
  hasNewsPortal: 'Já tenho um portal de notícias no ar',
  portalName: 'Nome do portal',
  portalUrl: 'Endereço do portal',
  goals: 'O que o portal novo precisa resolver?',
} as const;

export const placeholders = {
  cargo: 'Escolha seu cargo',
  phone: '(11) 90000-0000',
  address: 'seujornal.com.br',
  goals: 'Ex.: publicar mais rápido sem perder a revisão',
} as const;

/** The boxes to tick. Each sentence ends in a link to the document and a full stop. */
export const agreements = {
  terms: { text: 'Li e aceito os', link: 'termos de serviço' },
  journalismTerms: { text: 'Aceito os', link: 'termos de responsabilidade jornalística' },
} as const;

/** Roles to choose from, in the form's order (R-WL-6); `value` is what is stored. */
export const cargoOptions = [
  { value: 'jornalista', label: 'Jornalista' },
  { value: 'editor', label: 'Editor(a)' },
  { value: 'diretor-redacao', label: 'Diretor(a) de redação' },
  { value: 'ceo-fundador', label: 'CEO ou fundador(a)' },
  { value: 'gestor-conteudo', label: 'Gestor(a) de conteúdo' },
  { value: 'gerente-marketing', label: 'Gerente de marketing' },
  { value: 'desenvolvedor', label: 'Desenvolvedor(a)' },
  { value: 'analista-ti', label: 'Analista de TI' },
  { value: 'outro', label: 'Outro' },
] as const;

/** Sizes of company, in people, in the form's order (R-WLP-7); `value` is what is stored. */
export const companySizeOptions = [
  { value: 'startup', label: 'Startup', detail: 'em fase inicial' },
  { value: 'pequeno', label: 'Pequena', detail: '1 a 10' },
  { value: 'medio', label: 'Média', detail: '11 a 50' },
  { value: 'grande', label: 'Grande', detail: '51 a 200' },
  { value: 'enterprise', label: 'Enterprise', detail: '200+' },
] as const;

export const errors = {
  cargo: 'Cargo inválido',
  cargoMissing: 'Cargo é obrigatório',
  cargoCustomMissing: 'Por favor, especifique seu cargo',
  site: 'URL inválida',
  phone: 'Telefone inválido',
  empresa: 'Nome da empresa inválido',
  empresaMissing: 'Nome da empresa é obrigatório',
  flag: 'Responda sim ou não',
  portalName: 'Nome do portal inválido',
  portalNameMissing: 'Nome do portal é obrigatório quando você possui um portal',
  portalUrl: 'URL do portal inválida',
  portalUrlMissing: 'Endereço do portal é obrigatório quando você possui um portal',
  companySize: 'Tamanho da empresa inválido',
  goals: 'Os objetivos têm caracteres que não podem ser usados',
  terms: 'Você deve aceitar os termos de serviço',
  journalismTerms: 'Você deve aceitar os termos de responsabilidade jornalística',
  source: 'Origem inválida',
  acceptedAt: 'Data do aceite inválida',
} as const;

/** How the staff, the exports and the messages about a text that is too long name what is stored, in reading order. */
export const columnNames = {
  id: 'Número da inscrição',
  created_at: 'Inscrição',
  list: 'Lista',
  nome: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  empresa: 'Empresa',
  cargo: 'Cargo',
  company_size: 'Tamanho da empresa',
  site: 'Site',
  has_news_portal: 'Tem portal de notícias',
  portal_name: 'Portal',
  portal_url: 'Endereço do portal',
  goals: 'Objetivos',
  source: 'Origem',
  utm_campaign: 'Campanha',
  utm_source: 'Campanha: origem',
  utm_medium: 'Campanha: meio',
  utm_content: 'Campanha: conteúdo',
  terms_accepted_at: 'Aceite dos termos',
  journalism_terms_accepted_at: 'Aceite dos termos de jornalismo',
  consent_version: 'Versão do aviso de cadastro',
  terms_version: 'Versão dos termos de serviço',
  journalism_terms_version: 'Versão dos termos de jornalismo',
} as const;

/** What the visitor is told about a sign-up, on the page and in the dialog (R-WL-11 to R-WL-18). */
export const messages = {
  /** The endpoint refused some answers; each one's own message comes with it. */
  invalid: checkFields,
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
  /** The endpoint was sent a list of sign-ups that has not exactly one. */
  oneAtATime: 'Envie uma inscrição por vez, e não uma lista com nenhuma ou com várias.',
  submit: 'Entrar na fila de espera',
  sending: 'Cadastrando...',
  consent: 'Ao se cadastrar, você concorda em receber comunicações sobre o lançamento.',
  /** The same for those who wait for Newsletter AI: their queue hears nothing of the portal's launch. */
  consentNewsletter: 'Ao se cadastrar, você concorda em receber comunicações sobre o acesso à Newsletter AI.',
  /** After it, around the link to the privacy policy. */
  consentMore: [
    'Nossa equipe comercial recebe o cadastro e pode falar com você. Você pode sair da fila quando quiser. A ',
    'política de privacidade',
    ' diz como sair e o que fazemos com os seus dados.',
  ],
  success: {
    title: 'Cadastro realizado com sucesso!',
    thanks: 'Obrigado por se juntar à nossa lista de espera.',
    notice: 'Você será notificado assim que tivermos novidades.',
  },
} as const;

/** The confirmation that takes the form's place, which is also a page without JavaScript. */
export const confirmation = {
  title: 'Cadastro realizado',
  nextTitle: 'Próximos passos',
  nextSteps: [
    { title: 'Você está na fila', text: 'Recebemos. Não é preciso enviar de novo.' },
    { title: 'Avisamos por e-mail', text: 'No endereço que você informou.' },
    {
      title: 'Chamamos a fila antes da abertura',
      text: withLaunch(({ named }) => `${named}. Não há vaga garantida.`),
    },
  ],
  solutions: 'Ver as soluções',
  home: 'Ir para o início',
} as const;

/** What who joined may tell a colleague. */
export const share = {
  /** What a visit by such a link is counted under; a constant of its own, because the counter is another script (a test holds them together). */
  source: 'indicacao',
  title: 'Quem mais devia estar na fila?',
  note: 'O link leva ao formulário. Contamos as visitas que ele traz, sem saber quem indicou nem quem recebeu.',
  action: 'Avisar um colega',
  message: (list: string): string =>
    `Entrei na ${list.charAt(0).toLowerCase()}${list.slice(1)}, da ${brand.name}. Talvez interesse a você também.`,
  copied: 'Link copiado.',
  selected: 'O link está selecionado: copie e cole onde quiser.',
} as const;

/** The confirmation's address when it is opened without a sign-up, or long after it. */
export const nothingToConfirm = {
  title: 'Não há confirmação para mostrar',
  description: 'A confirmação do cadastro na fila de espera aparece aqui logo depois do envio do formulário.',
  lead: 'Ela fica aqui por 15 minutos depois do envio. Se foi o envio que trouxe você até esta página, o cadastro foi feito.',
  doubt:
    'Na dúvida, envie de novo: cada endereço entra uma vez só em cada fila, e o formulário avisa se o seu já está nela.',
  action: 'Abrir o formulário',
} as const;
