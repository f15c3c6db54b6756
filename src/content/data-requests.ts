import { brand } from '#brand.ts';
import { checkFields } from './forms.ts';

/** The words around the request form of the privacy policy (LGPD, art. 18). */
export const dataRequests = {
  /** Name of the form; the policy's heading above it says the same. */
  title: 'Pedido sobre os seus dados',
  kindLegend: 'O que você quer pedir?',
  emailHint: 'Se você já se cadastrou, use o mesmo e-mail.',
  nameLabel: 'Nome',
  emailLabel: 'E-mail',
  detailsLabel: 'Detalhes',
  detailsHint:
    'Por exemplo, o que está errado. Se o pedido for outro, diga aqui qual é. Não escreva senhas nem números de documentos.',
  submit: 'Enviar pedido',
  sending: 'Enviando...',
  /** Page of a form that came back with something to mend. */
  returned: {
    title: 'Erro: pedido sobre os seus dados',
    description:
      'O pedido sobre os seus dados ainda não foi registrado: revise o que está indicado e envie de novo.',
    headline: 'Seus direitos',
    lead: 'O pedido ainda não foi registrado. Revise o que está indicado e envie de novo.',
  },
  received: {
    title: 'Pedido recebido',
    description: 'O seu pedido foi registrado. Anote o número do protocolo.',
    lead: 'Anote o protocolo. Com ele você acompanha o pedido nesta página e fala conosco.',
    nextTitle: 'O que acontece agora',
    /** In the place of the first, once the link that proves the mailbox is on its way. */
    link: {
      title: 'Confirme que é você',
      text: 'Enviamos um e-mail com um link de confirmação ao endereço que você informou. Abra o link e confirme: sem isso, só entregamos, mudamos ou apagamos dados depois de outra prova de que o pedido é seu.',
    },
    next: [
      {
        title: 'Conferimos que é você',
        text: 'Antes de entregar, mudar ou apagar dados, confirmamos que o pedido é seu. A resposta com dados vai só para o e-mail do seu cadastro; se ele mudou, pedimos outra prova.',
      },
      {
        title: 'Uma pessoa responde',
        text: 'O encarregado cuida do pedido e escreve para você, também quando não há dados seus conosco.',
      },
      {
        title: 'Se a resposta não servir',
        text: 'Escreva para o encarregado e diga o protocolo. Você também pode reclamar à ANPD.',
        email: brand.emails.dataProtectionOfficer,
      },
    ],
  },
  done: {
    title: 'Pedido respondido',
    description: 'O seu pedido foi respondido por e-mail.',
    lead: 'A resposta já foi enviada por e-mail.',
  },
  unknown: {
    title: 'Protocolo não encontrado',
    description: 'Não há pedido com este número de protocolo.',
    lead: 'Confira o número. Pedidos respondidos há mais de cinco anos já foram apagados.',
    action: 'Fazer um pedido',
  },
  terms: {
    protocol: 'Protocolo',
    kind: 'Pedido',
    received: 'Recebido em',
    due: 'Respondemos até',
    done: 'Respondido em',
  },
  back: 'Voltar à política de privacidade',
} as const;

/** What a person may ask for, in the form's order, with the right that it is (LGPD, art. 18); `value` is what is stored. */
export const requestKinds = [
  {
    value: 'access',
    label: 'Confirmação e acesso',
    detail: 'Saber se temos dados seus e receber uma cópia (art. 18, I e II).',
  },
  {
    value: 'correction',
    label: 'Correção',
    detail: 'Mudar o que está errado, incompleto ou desatualizado (art. 18, III).',
  },
  {
    value: 'deletion',
    label: 'Eliminação',
    detail:
      'Sair da fila, ou apagar o que tratamos com o seu consentimento ou sem precisar (art. 18, VI e IV).',
  },
  {
    value: 'portability',
    label: 'Portabilidade',
    detail: 'Levar os seus dados a outro fornecedor (art. 18, V).',
  },
  {
    value: 'withdrawal',
    label: 'Revogação do consentimento',
    detail: 'Retirar a autorização que você deu (art. 18, IX).',
  },
  {
    value: 'opposition',
    label: 'Oposição',
    detail: 'Contestar um tratamento feito sem o seu consentimento (art. 18, § 2º).',
  },
  {
    value: 'sharing',
    label: 'Informação sobre compartilhamento',
    detail: 'Saber com quem compartilhamos os seus dados (art. 18, VII).',
  },
  {
    value: 'review',
    label: 'Revisão de decisões automatizadas',
    detail: 'Rever uma decisão tomada só por máquina (art. 20).',
  },
  {
    value: 'other',
    label: 'Outro',
    detail: 'Anonimização, bloqueio ou o que não está nesta lista. Escreva abaixo o que é.',
  },
] as const;

export const requestErrors = {
  kind: 'Escolha o que você quer pedir',
  details: 'Os detalhes têm caracteres que não podem ser usados',
  /** The request is none of those listed, and nothing says which it is. */
  detailsMissing: 'Diga nos detalhes o que você quer pedir',
  /** Completed by how long it may be. */
  detailsName: 'O texto dos detalhes',
} as const;

/** About a request that was not received; with an e-mail address, because the right must not depend on this form. */
export const requestMessages = {
  invalid: checkFields,
  failed: `Não foi possível registrar o pedido. Tente de novo em instantes ou escreva para ${brand.emails.privacy}.`,
  /** No answer came. What was typed is still in the form. */
  unreachable:
    'Erro ao conectar com o servidor. Verifique sua conexão e envie de novo: o que você escreveu continua aqui.',
  foreign: 'Por segurança, o pedido só vale quando é enviado por esta página. Preencha e envie por aqui.',
  tooLarge: 'O texto enviado é grande demais. Encurte os detalhes e tente de novo.',
} as const;

/** The page of the link that proves the mailbox of a request. */
export const confirmRequest = {
  description: 'Confirmação de um pedido sobre dados pessoais pelo link que vai por e-mail.',
  ask: {
    title: 'Este pedido é seu?',
    text: 'Alguém fez um pedido sobre dados pessoais com este e-mail. Se foi você, confirme: assim sabemos que a caixa é sua.',
    button: 'Sim, o pedido é meu',
  },
  confirmed: {
    title: 'Pedido confirmado',
    text: 'Sabemos que o pedido veio de quem usa este e-mail. A resposta com dados vai para o e-mail do seu cadastro.',
  },
  invalid: {
    title: 'Esta confirmação não vale',
    text: 'O link veio incompleto, ou o prazo do pedido já passou. O pedido continua registrado, e também respondemos sem o link.',
  },
  failed: {
    title: 'Não foi possível confirmar agora',
    text: 'O pedido continua registrado. Abra o mesmo link de novo em alguns minutos.',
  },
  follow: 'Acompanhar o pedido',
  form: 'Ir para o formulário',
} as const;
