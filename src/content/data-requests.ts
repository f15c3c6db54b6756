import { brand } from '#brand.ts';

/** The words around the request form of the privacy policy (LGPD, art. 18). */
export const dataRequests = {
  /** Name of the form; the policy's heading above it says the same. */
  title: 'Pedido sobre os seus dados',
  kindLegend: 'O que você quer pedir?',
  emailHint: 'Se você já se cadastrou, use o mesmo e-mail.',
  detailsLabel: 'Detalhes',
  detailsHint: 'Por exemplo, o que está errado. Não escreva senhas nem números de documentos.',
  submit: 'Enviar pedido',
  sending: 'Enviando...',
  /** Page of a form that came back with something to mend. */
  returned: {
    title: 'Erro: pedido sobre os seus dados',
    description:
      'O pedido sobre os seus dados ainda não foi registrado: revise o que está indicado e envie de novo.',
    headline: ['Seus', 'direitos'],
    lead: 'O pedido ainda não foi registrado. Revise o que está indicado e envie de novo.',
  },
  received: {
    title: 'Pedido recebido',
    description: 'O seu pedido foi registrado. Anote o número do protocolo.',
    headline: ['Pedido', 'recebido'],
    lead: 'Anote o protocolo. Com ele você acompanha o pedido nesta página e fala conosco.',
    nextTitle: 'O que acontece agora',
    next: [
      {
        title: 'Conferimos que é você',
        text: 'Antes de entregar, mudar ou apagar dados, confirmamos que o pedido é seu. Respondemos só ao e-mail do seu cadastro; se ele mudou, pedimos outra prova.',
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
    headline: ['Pedido', 'respondido'],
    lead: 'A resposta já foi enviada por e-mail.',
  },
  unknown: {
    title: 'Protocolo não encontrado',
    description: 'Não há pedido com este número de protocolo.',
    headline: ['Protocolo', 'não encontrado'],
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
