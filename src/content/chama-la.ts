import { brand } from '#brand.ts';

/** The words of Chama.lá's page (R-CHL-1 to R-CHL-4). */
export const chamaLa = {
  name: 'Chama.lá',
  meta: {
    title: 'Chama.lá: link de WhatsApp com QR code, grátis',
    description:
      'Monte aqui o link que abre o WhatsApp com a mensagem pronta e baixe o QR code. Grátis, sem cadastro, e os dados ficam no seu navegador.',
  },
  hero: {
    title: ['Seu link', 'já diz oi'],
    lead: 'Escreva a mensagem uma vez. Quem clica só aperta enviar. É grátis e não pede cadastro.',
    tool: 'Abrir o Chama.lá',
    figures: [
      { value: '4.9/5', label: 'na avaliação de quem usa' },
      { value: '1.247+', label: 'usuários do Chama.lá' },
    ],
  },
  builder: {
    title: 'Monte o seu link de WhatsApp',
    phoneLabel: 'Seu número, com DDD',
    phoneHint: 'De outro país? Comece com +.',
    exampleNote: 'Um exemplo: ponha o seu número no lugar',
    messageLabel: 'Mensagem que o cliente envia',
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
    qrMissing: 'O código se desenha quando o número estiver completo.',
    qrLabel: 'Código QR que abre a conversa',
    svg: 'Baixar SVG',
    png: 'Baixar PNG',
    pngFailed: 'Este navegador não gerou o PNG. O SVG funciona e serve para impressão.',
    fileName: 'qr-code-whatsapp',
    checked: 'Número conferido',
    unchecked: 'Número por conferir',
    youCopy: 'Você copia',
    youCopied: 'Você copiou',
    offline:
      'Aqui o link é montado pelo JavaScript do navegador, que está desligado ou não carregou. Abra a ferramenta na página dela; o código e o link abaixo são um exemplo.',
    example: { phone: '(11) 90000-0000', preset: 2 },
  },
  benefits: {
    title: 'Três perguntas antes de usar',
    items: [
      {
        question: 'Preciso me cadastrar?',
        answer: 'Não. Abra, escreva, copie.',
        detail: 'O Chama.lá é grátis. Não pede e-mail, senha nem cartão.',
      },
      {
        question: 'Onde vai parar o meu número?',
        answer: 'No seu aparelho.',
        detail: 'O link é processado aí, no navegador. Nada sai dele e nada fica guardado.',
      },
      {
        question: 'E se eu digitar errado?',
        answer: 'A gente avisa antes.',
        detail: 'Falta o DDD, sobra um zero: a validação é automática, e o link só sai com o número inteiro.',
      },
    ],
  },
  features: {
    title: 'Um link, lido devagar',
    linkLabel: 'O link de exemplo, em três partes: endereço do WhatsApp, número e mensagem.',
    link: { host: 'wa.me/', digits: brand.whatsapp, text: '?text=Oi! Quero assinar.' },
    items: [
      {
        part: 'wa.me/',
        title: 'Abre a conversa',
        text: 'No celular, direto no aplicativo. No computador, na versão para navegador.',
      },
      {
        part: brand.whatsapp,
        title: 'Número no formato certo',
        text: 'Saem o parêntese e o traço, entra o código do país. Você digita como sempre digitou.',
      },
      {
        part: '?text=',
        title: 'Mensagem já escrita',
        text: 'Acento, emoji e quebra de linha chegam inteiros. O cliente não começa do zero.',
      },
      {
        part: 'QR code',
        title: 'A mesma conversa, impressa',
        text: 'Em SVG para a gráfica, em PNG para a tela. O código não expira.',
      },
    ],
  },
  uses: {
    title: 'Onde já olham para você',
    text: 'Troque a mensagem em cada lugar e a conversa chega dizendo de onde veio.',
    proposed: 'Um link por lugar',
    decided: 'Caio escolheu os quatro',
    bio: { title: 'Bio nas redes sociais', text: 'O único link do perfil leva à conversa.' },
    signature: { title: 'Assinatura de e-mail', text: 'Quem recebe responde pelo WhatsApp.' },
    campaign: { title: 'Campanhas', text: 'Do cartaz para a conversa, pela câmera.' },
    site: { title: 'Sites', text: 'Um botão no lugar de um formulário.' },
    scene: {
      campaignLink: { digits: brand.whatsapp, message: 'Oi! Vi o cartaz.' },
    },
  },
  closing: {
    title: ['Diga oi', 'primeiro'],
    text: 'Número, mensagem, link. Nessa ordem, e pronto.',
    tool: 'Abrir o Chama.lá',
    other: 'Ver soluções',
  },
  newTab: 'abre em nova aba',
  toolUrl: brand.externalTools.chamaLa,
} as const;
