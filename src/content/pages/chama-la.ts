import { brand } from '#brand.ts';
import * as figures from '../figures.ts';
import { titled } from '../titled.ts';

/** The words of Chama.lá's page (R-CHL-1 to R-CHL-4). */
export const chamaLa = {
  meta: {
    title: 'Chama.lá: link de WhatsApp com QR code, grátis',
    description:
      'Monte aqui o link que abre o WhatsApp com a mensagem pronta e baixe o QR code. Grátis, sem cadastro, e o que você digita não sai do navegador.',
  },
  hero: {
    title: ['Seu link', 'já diz oi'],
    lead: 'Para redações e empresas: um toque abre o WhatsApp com a mensagem já escrita. Você monta aqui mesmo.',
    tool: 'Abrir o Chama.lá',
    figures: [
      { ...figures.rating, label: 'na avaliação de quem usa' },
      { ...figures.users, label: 'usuários do Chama.lá' },
    ],
  },
  builder: {
    title: 'Monte o link de WhatsApp com a mensagem pronta',
    phoneLabel: 'Seu número, com DDD',
    phoneHint: 'De outro país? Comece com +.',
    exampleNote: 'Número de exemplo: troque pelo seu',
    messageLabel: 'Mensagem que o cliente envia',
    messageLength: (length: number, limit: number): string => `${length} de ${limit} caracteres`,
    ready: 'Mensagens prontas',
    presets: [
      { label: 'Orçamento', text: 'Oi! Vi o site e quero um orçamento.' },
      { label: 'Horário', text: 'Oi! Quero marcar um horário.' },
      { label: 'Assinatura', text: 'Oi! Vi o anúncio e quero assinar.' },
      { label: 'Dúvida', text: 'Oi! Tenho uma dúvida. Pode me ajudar?' },
    ],
    linkLabel: 'Seu link',
    linkMissing: 'O link aparece aqui quando o número estiver completo.',
    copy: 'Copiar link',
    copied: 'Copiado!',
    copyFailed: 'Não deu para copiar daqui. O link está selecionado: copie com Ctrl+C ou pelo menu do toque.',
    qrTitle: 'QR code',
    qrHint: 'Aponte a câmera e teste',
    qrMissing: 'O código aparece quando o número estiver completo.',
    qrLabel: 'Código QR que abre a conversa',
    svg: 'Baixar SVG',
    png: 'Baixar PNG',
    pngFailed: 'Este navegador não gerou o PNG. O SVG funciona e serve para impressão.',
    fileName: 'qr-code-whatsapp',
    checked: 'Formato conferido',
    unchecked: 'Formato a conferir',
    youCopy: 'Você copia',
    youCopied: 'Você copiou',
    offline:
      'Aqui o link é montado pelo JavaScript do navegador, que está desligado ou não carregou. Abra a ferramenta na página dela; o código e o link abaixo são um exemplo.',
    example: { phone: '(11) 90000-0000', preset: 2 },
  },
  benefits: {
    title: 'Antes de usar',
    items: [
      {
        question: 'Preciso me cadastrar?',
        answer: 'Não. Abra, escreva, copie.',
        detail: 'O Chama.lá é grátis. Não pede senha, cartão nem e-mail.',
      },
      {
        question: 'Onde vai parar o meu número?',
        answer: 'Só no link.',
        detail:
          'O link é montado aqui: o número e a mensagem não saem do seu navegador, e não ficam guardados. Os dois só vão para o WhatsApp quando alguém abre o link.',
      },
      {
        question: 'E se eu digitar errado?',
        answer: 'Conferimos o formato.',
        detail:
          'Se faltar o DDD ou sobrar um zero, o campo avisa: a validação é automática. Ela não sabe de quem é o número: teste o link antes de divulgar.',
      },
    ],
  },
  features: {
    title: 'O link por dentro',
    linkLabel: 'O link de exemplo, em três partes: endereço do WhatsApp, número e mensagem.',
    link: { host: 'wa.me/', digits: brand.whatsapp, text: '?text=Oi! Vi o anúncio e quero assinar.' },
    parts: ['wa.me/', brand.whatsapp, '?text=', 'QR code'],
    /** What each part is for, in the order of the parts. */
    items: titled({
      'Abre a conversa': 'No celular, direto no aplicativo. No\u00a0computador, no WhatsApp Web.',
      'Número no formato certo':
        'Saem os parênteses e o traço, entra o código do país. Você digita como sempre digitou.',
      'Mensagem já escrita': 'Acento, emoji e quebra de linha chegam inteiros. O cliente não começa do zero.',
      'A conversa, impressa': 'Em SVG para a gráfica, em PNG para a tela. O código não expira.',
    }),
  },
  uses: {
    title: 'Onde pôr o link',
    text: 'Escreva uma mensagem para cada lugar. Cada conversa chega dizendo de onde veio.',
    /** Whose links they are. */
    account: 'Gazeta do Cais',
    proposed: 'Um link por lugar',
    decided: 'Caio escolheu os quatro',
    items: titled({
      'Bio nas redes sociais': 'Quem toca no link do perfil cai na conversa.',
      'Assinatura de e-mail': 'O destinatário responde pelo WhatsApp.',
      Campanhas: 'Do cartaz para a conversa, pela câmera.',
      Sites: 'Um botão no lugar de um formulário.',
    }),
    /** The four places as pictures; the newspaper and the people are made up. */
    scene: {
      bio: {
        initials: 'gc',
        account: 'gazetadocais',
        text: 'Notícias do porto, todo dia',
        link: 'Fale com a redação',
      },
      signature: {
        text: 'Segue a proposta da página dupla. Qualquer dúvida, me chama.',
        name: 'Caio Bastos',
        role: 'Comercial, Gazeta do Cais',
        link: 'Chamar no WhatsApp',
      },
      poster: { title: 'Assine e leia amanhã cedo', hint: 'Aponte a câmera' },
      site: {
        title: 'Anuncie no caderno de domingo',
        text: 'Fecha na quinta, às 18h. Meia página, página inteira ou encarte.',
        button: 'Chamar',
      },
      campaignLink: { digits: brand.whatsapp, message: 'Oi! Vi o cartaz.' },
    },
  },
  closing: {
    title: ['Crie', 'o seu link'],
    text: 'Digite o número, escreva a mensagem e copie o link. O Chama.lá não pede conta.',
    other: 'Ver soluções',
    scan: `Este QR veio do Chama.lá e abre uma conversa com a nossa equipe. Resposta ${brand.answersWithin}.`,
  },
  newTab: 'abre em nova aba',
  toolUrl: brand.externalTools.chamaLa,
} as const;

/** What the phone field says about a number. */
export const phoneTexts = {
  /** What to change. */
  problems: {
    empty: 'Digite o número com DDD.',
    letters: 'Use só números. Parênteses, espaços e traços podem ficar.',
    short: 'Faltam dígitos: com o DDD, são dez no fixo e onze no celular.',
    long: 'Sobram dígitos: com o DDD, são no máximo onze. Se for de outro país, comece com +.',
    noAreaCode: 'Falta o DDD: os dois números da região, antes do telefone.',
    service: 'Números como 0800 não servem aqui. Use um celular ou um fixo com DDD.',
    missingNine: 'Celular tem nove dígitos depois do DDD. Falta o 9 na frente.',
    notMobile: 'Com nove dígitos depois do DDD, o primeiro é 9. Se for fixo, são oito.',
    notLandline: 'Depois do DDD, fixo começa com 2, 3, 4 ou 5, e celular com 9.',
    unknownCountry: 'Não reconhecemos o código do país. Ele vem logo depois do +, como em +351.',
    foreignWrong: 'Este número não existe no país que o código indica. Confira os dígitos.',
    noSuchAreaCode: (areaCode: string): string =>
      `O DDD ${areaCode} não existe. Confira os dois primeiros números.`,
    foreignShort: 'Faltam dígitos para o país deste código.',
    foreignLong: 'Sobram dígitos para o país deste código.',
  },
  /** What was recognised. */
  notes: {
    mobile: (areaCode: string, state: string): string => `Celular com DDD ${areaCode} (${state})`,
    landline: (areaCode: string, state: string): string => `Fixo com DDD ${areaCode} (${state})`,
    country: (name: string): string => `Número: ${name}`,
    international: 'Número internacional',
  },
} as const;
