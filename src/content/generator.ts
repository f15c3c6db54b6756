import { brand } from '#brand.ts';
import { atMost } from './forms.ts';
import { titled } from './titled.ts';

/** The words of the copyright generator (R-GEN-1 to R-GEN-33). */
export const generator = {
  meta: {
    title: 'Gerador de rodapé',
    description: `Ferramenta da equipe da ${brand.name}: gera o código de copyright do rodapé de um cliente, com link medido e prévia em fundo claro e escuro.`,
    answerTitle: 'Código do rodapé',
    /** Title of a form that came back with something to mend. */
    errorTitle: 'Erro: gerador de rodapé',
  },
  hero: {
    title: ['O crédito', 'no rodapé'],
    lead: 'Ferramenta da equipe. Digite o nome do cliente, escolha a página e copie o código na hora.',
  },
  form: {
    label: 'Gerar o código do rodapé',
    clientName: 'Nome do cliente',
    clientNameHint: 'Como deve aparecer no rodapé do site.',
    url: `URL da ${brand.name}`,
    urlHint: `Uma página de ${brand.domain}, com HTTPS.`,
    suggestions: 'Páginas prontas',
    suggestionsNoScript: 'Ou escolha uma página pronta',
    suggestionsNone: 'A URL que digitei',
    submit: 'Gerar código',
    restart: 'Começar outro',
    updated: 'Código atualizado.',
  },
  retry: 'Tentar de novo',
  preview: {
    title: 'Prévia',
    font: 'na fonte do site',
    mode: 'Fundo da prévia',
    modes: { light: 'Claro', dark: 'Escuro' },
    frame: (client: string) => `Prévia do rodapé de ${client}`,
    empty: 'O crédito aparece aqui.',
    failed: 'Sem prévia agora. O código continua valendo.',
    /** Title of the document in the frame. */
    documentTitle: 'Prévia do código',
  },
  code: {
    title: 'Código',
    language: 'HTML',
    label: 'O código inteiro',
    empty: 'Preencha o nome e a URL e peça o código.',
    stale: (client: string) => `Este código ainda é o de ${client}. Corrija os campos para atualizar.`,
    copy: 'Copiar código',
    copied: 'Copiado!',
    selected: 'O código está selecionado: copie com Ctrl+C ou pelo menu do toque.',
    noScript: 'Selecione o código e copie com Ctrl+C ou pelo menu do toque.',
    save: 'Salvar',
    saving: 'Salvando...',
    saveHint: 'Guarda na lista do fim da página.',
    saved: 'Está na lista do fim da página.',
  },
  utm: {
    title: 'Quatro parâmetros contam a visita',
    lead: 'UTM é o que o relatório lê para saber de onde veio cada clique. Só um deles depende de você.',
    link: 'O link deste rodapé',
    example: 'Exemplo, até você preencher:',
    exampleClient: 'Cliente',
    parameters: [
      { name: 'utm_source', value: 'copyright_link', text: 'A origem: um link de copyright. Não muda.' },
      { name: 'utm_medium', value: 'referral', text: 'O caminho: a visita vem de outro site. Não muda.' },
      {
        name: 'utm_campaign',
        value: null,
        text: 'O cliente: o nome que você digitou, sem acento e com sublinhado no lugar do espaço.',
      },
      { name: 'utm_content', value: 'footer_logo', text: 'A peça: o logotipo do rodapé. Não muda.' },
    ],
  },
  tips: {
    title: 'Antes de colar',
    items: titled({
      'Leia o nome em voz alta.': 'Ele fica no site do cliente por anos, com maiúsculas e acentos.',
      'Escolha o fundo que o rodapé tem.': 'Escuro para rodapé preto, claro para rodapé branco.',
      'Cole no HTML do rodapé.':
        'No WordPress, use um bloco de HTML personalizado. Num editor de texto, a cópia vira link formatado.',
      'Abra o site e clique uma vez.': 'A visita aparece no relatório com o nome da campanha.',
    }),
  },
  saved: {
    title: 'Gerações recentes',
    results: (term: string) => `Gerações com “${term}”`,
    search: 'Buscar nas gerações salvas',
    searchHint: 'Por cliente. Procura em todas, não só nas recentes.',
    clear: 'Limpar busca',
    loading: 'Carregando gerações...',
    searching: 'Buscando...',
    empty: 'Nenhuma geração salva',
    emptyText: 'Gere um código e salve. Ele aparece aqui, com data e hora.',
    none: (term: string) => `Nenhum cliente com “${term}”`,
    noneText: 'A busca olha o nome do cliente, com maiúsculas ou minúsculas.',
    failed: 'Erro ao carregar gerações recentes',
    searchFailed: 'Erro ao buscar gerações',
    tryAgain: 'O servidor não conseguiu responder. Tente de novo.',
    failedText: 'O código acima continua valendo.',
    count: (shown: number) => (shown === 1 ? '1 geração' : `${shown} gerações`),
    full: (limit: number) => `As ${limit} mais novas. Escreva mais do nome para achar outra.`,
    use: 'Usar',
    copy: 'Copiar',
    /** Completes the two buttons for a screen reader. */
    object: (client: string): string => `o código de ${client}`,
    noScript: 'A lista das gerações salvas precisa de JavaScript. O formulário acima funciona sem ele.',
  },
  messages: {
    generated: 'Código gerado com sucesso!',
    copied: 'Código copiado para a área de transferência!',
    copyFailed: 'Erro ao copiar código',
    saved: 'Copyright salvo com sucesso!',
    saveFailed: 'Erro ao salvar copyright',
    saveFailedInline: 'Erro ao salvar geração',
    nothingToSave: 'Gere um código antes de salvar',
    offline: 'Sem resposta do servidor. O código continua aqui: confira a conexão e tente de novo.',
    offlineList: 'Sem resposta do servidor. Confira a conexão.',
    signedOut: 'O acesso da equipe não foi aceito. Recarregue a página para entrar; o que você digitou fica.',
    tryAgain: 'O código continua aqui. Tente de novo.',
  },
} as const;

/** The eight ready pages (R-GEN-10), by path on the agency's site. */
export const suggestions = [
  { label: 'Página inicial', path: '/' },
  { label: 'Sobre', path: '/sobre' },
  { label: 'Contato', path: '/contato' },
  { label: 'Soluções', path: '/solucoes' },
  { label: 'Portais de notícias', path: '/solucoes/portais-noticias' },
  { label: 'Sites para jornais', path: '/sites-para-jornais' },
  { label: 'Projetos', path: '/projetos' },
  { label: 'AI-First, Human-Centered', path: '/ai-first-human-centered' },
].map((page) => ({ ...page, url: `${brand.url}${page.path === '/' ? '' : page.path}` }));

/** The line that a client puts at the foot of its site. */
export const embedLine = {
  /** After the copyright sign, the year and the client's name with its full stop. */
  rights: 'Todos os direitos reservados.',
  /** Before the agency's logo. */
  credit: 'Desenvolvido por',
  /** The logo's link, to a screen reader. */
  link: `${brand.name} (abre em nova aba)`,
} as const;

/** What is wrong with an answer, on the page and from the endpoint. */
export const generatorErrors = {
  clientName: 'Nome do cliente inválido',
  clientNameMissing: 'Digite o nome do cliente',
  clientNameTooLong: (max: number): string => atMost('Nome do cliente', max),
  mode: 'Escolha o fundo claro ou escuro',
  code: 'Código inválido',
  codeMissing: 'Gere um código antes de salvar',
  codeOther: 'O código não corresponde ao nome, à URL e ao fundo informados',
} as const;

/** What is wrong with the address of a page (R-GEN-5 to R-GEN-7). */
export const urlErrors = {
  missing: `Digite a URL da ${brand.name}`,
  otherDomain: `URL inválida. Deve ser do domínio ${brand.domain}`,
  space: 'URL inválida. Tire o espaço do endereço',
  insecure: 'Use HTTPS para segurança',
  tooLong: (max: number): string => atMost('A URL', max),
} as const;
