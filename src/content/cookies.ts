/**
 * The words of the cookie banner and of the preferences panel. They are part of what a visitor agrees to:
 * after a change every visitor is asked again (features/consent/server/shown-texts.ts).
 */
export const cookieBanner = {
  /** Name of the region, for a screen reader. */
  label: 'Aviso de cookies',
  text: 'Você aceita os cookies não essenciais?',
  /** Around the two links; the last part while `consent.policyLinksAccept` is on in the brand file. */
  linksAccept: ['Abrir a ', 'política de cookies', ' ou a de ', 'privacidade', ' também vale como aceite.'],
  /** Around the two links while they only lead to the policies. */
  read: ['Leia a ', 'política de cookies', ' e a de ', 'privacidade', '.'],
  reject: 'Recusar',
  accept: 'Aceitar',
  more: 'Saiba mais',
  close: 'Fechar o aviso',
  /** Said once by a screen reader when the banner appears; it does not move focus. */
  announcement: 'Aviso de cookies: aceite ou recuse. O aviso fica antes do cabeçalho da página.',
} as const;

/** The panel on `/politica-de-cookies`. Its messages are required to the letter (R-CNS-9 to R-CNS-14). */
export const cookiePanel = {
  title: 'Suas preferências',
  intro: 'Ligue o que quiser e salve. Nada muda antes de você salvar.',
  required: 'Obrigatório',
  /** After it come the date and the time. */
  updated: 'Última atualização: ',
  categories: {
    essential: {
      name: 'Essenciais',
      text: 'Fazem o site funcionar. Guardam a sua escolha, o rascunho do formulário e o seu último cadastro, que você limpa no próprio formulário.',
    },
    analytics: {
      name: 'Análise',
      text: 'Contam visitas e mostram o que é lido, em números. Na visita que vem de um link de divulgação, guardamos também navegador, tela, idioma e página anterior, e lembramos a campanha do link até o formulário.',
    },
    functional: { name: 'Funcionais', text: 'Lembram preferências para poupar repetição.' },
    marketing: { name: 'Marketing', text: 'Medem campanhas e direcionam divulgações.' },
  },
  /** What an optional category holds today: a list of services, or this. */
  noService: 'Nenhum serviço instalado hoje.',
  notice: 'Desativar alguns cookies pode afetar o funcionamento de partes do site.',
  hint: 'Para mudar de ideia, volte a esta página quando quiser.',
  save: 'Salvar Preferências',
  reset: 'Redefinir',
  saved: 'Suas preferências foram salvas com sucesso!',
  signal: 'Sinal de privacidade do navegador respeitado',
  signalDetail: 'Análise e marketing ficam desligados enquanto você não salvar outra escolha aqui.',
  outdated: 'O texto mudou desde a sua última escolha. Ela está abaixo, desligada até você salvar.',
  receipt: 'Recibo da sua escolha: ',
  receiptHint: 'Guarde-o se quiser provar o que escolheu. Ele não diz quem você é.',
  copy: 'Copiar recibo',
  copied: 'Copiado!',
  copyFailed: 'Não foi possível copiar. O recibo está selecionado.',
  offline:
    'Sem JavaScript não há o que escolher: nenhum serviço de outra empresa é carregado e nada além do essencial é guardado no seu navegador.',
} as const;

/** Asks for a reload after a service that had been loaded lost its consent. */
export const cookieReload = {
  label: 'Recarregar a página',
  text: 'Pronto: apagamos os cookies que o serviço desativado deixou neste site. Recarregue a página para encerrá-lo.',
  action: 'Recarregar página',
} as const;
