import { whatsappUrl } from '#brand.ts';

/** The words of Newsletter AI's page (R-NWS-1 to R-NWS-8). */
export const newsletter = {
  name: 'Newsletter AI',
  meta: {
    title: 'Newsletter AI: a mesma edição, escrita para cada leitor',
    description:
      'A IA escreve uma versão da newsletter para cada assinante e a redação aprova. Exclusiva para clientes, com fila de espera para quem ainda não é.',
  },
  hero: {
    title: ['Uma edição,', 'um leitor', 'por vez'],
    lead: ['A IA prepara as versões de madrugada.', 'A redação lê, muda e aprova antes do envio.'],
    demo: 'Ver a demonstração',
  },
  status: {
    now: 'Hoje, só para clientes.',
    queue: 'Quem está na fila entra primeiro quando abrir.',
  },
  benefits: {
    title: 'O que muda',
    items: [
      {
        title: 'O leitor abre o que é dele',
        text: 'A primeira manchete é a que ele leria primeiro. O resto da edição continua ali.',
      },
      {
        title: 'A redação edita, não copia',
        text: 'As versões chegam montadas. O editor corta, troca a ordem, reescreve o título.',
      },
      {
        title: 'O anúncio acha o leitor',
        text: 'O patrocínio de mobilidade vai para quem lê transporte, sem que a lista saia de casa.',
      },
    ],
  },
  process: {
    title: 'Tudo entra, uma pessoa decide, cada um recebe',
    steps: [
      {
        title: 'Conecte',
        text: 'O site, o arquivo e a lista de leitores entram. Nada muda no seu publicador.',
      },
      { title: 'Crie', text: 'A IA escreve as versões. Você lê, troca a manchete e aprova.' },
      { title: 'Conecte', text: 'Cada leitor recebe a sua, na hora em que costuma abrir o e-mail.' },
    ],
  },
  demo: {
    title: 'Troque o leitor',
    text: 'As notícias são as mesmas. Veja o que sobe, o que desce e por quê.',
    legend: 'Leitor da demonstração',
    bar: { name: 'Boletim da manhã', from: 'Gazeta do Cais, exemplo', why: 'Por que esta ordem' },
    proposed: 'IA ordenou, 5h12',
    decided: 'Helena aprovou, 5h40',
  },
  features: {
    title: 'Recursos, como eles chegam',
    items: [
      {
        by: 'person',
        title: 'Aprovação',
        text: 'Nada sai sem o sim de um editor, com nome e hora.',
        time: '5h40',
      },
      {
        by: 'ai',
        title: 'Ordem por leitor',
        text: 'As matérias sobem e descem pelo que cada um lê até o fim.',
        time: '5h12',
      },
      {
        by: 'ai',
        title: 'Texto na medida',
        text: 'Resumo curto para quem lê no celular, inteiro para quem lê tudo.',
        time: '5h12',
      },
      {
        by: 'ai',
        title: 'Voz da casa',
        text: 'O texto segue o seu manual de redação, da crase ao título.',
        time: '5h10',
      },
      {
        by: 'ai',
        title: 'Hora de cada um',
        text: 'Sai cedo para quem lê no ônibus, tarde para quem lê na cama.',
        time: '4h58',
      },
      {
        by: 'ai',
        title: 'Teste de assunto',
        text: 'Duas linhas de assunto saem para poucos; a mais aberta segue para o resto.',
        time: '4h55',
      },
      {
        by: 'ai',
        title: 'Leitura, não clique',
        text: 'O relatório mostra o que foi lido até o fim, por seção e por leitor.',
        time: 'ontem',
      },
    ],
  },
  review: {
    title: 'Precisão não dispensa leitura',
    text: 'Cada resumo chega ao lado do trecho de onde saiu. Quem edita compara, corrige, e a correção vale em todas as versões.',
    figure: { value: '98%', label: 'de precisão, e mesmo assim ninguém pula a revisão' },
    label:
      'Tela de revisão: o trecho da matéria ao lado do resumo da IA, em que a editora Helena acrescentou “só para adultos”.',
    scene: {
      bar: { name: 'Revisão', detail: 'resumo 1 de 7' },
      source: 'Da matéria',
      sourceText: [
        'O plantão começa em 1º de junho e atende ',
        'só adultos',
        '; crianças seguem no hospital municipal. A contratação dos médicos depende de um edital que ainda não saiu.',
      ],
      summary: 'Do resumo',
      summaryText: ['O posto passa a abrir 24 horas em junho', ', só para adultos', '.'],
      note: 'Faltava dizer para quem. Corrigido nas três versões.',
      proposed: 'IA resumiu, 5h12',
      decided: 'Helena corrigiu, 5h31',
    },
  },
  figures: {
    title: 'O mesmo envio, duas curvas',
    text: 'Embaixo, a edição única. Em cima, uma versão por leitor.',
    label:
      'Desenho de duas curvas de abertura: a das versões por leitor termina acima da curva da edição única.',
    curves: { many: 'uma versão por leitor', one: 'edição única' },
    items: [
      { value: '+67%', label: 'de abertura' },
      { value: '340%', label: 'de retorno sobre o investimento' },
      { value: '3x', label: 'a produção da mesma equipe' },
    ],
  },
  access: {
    title: 'Duas portas de entrada',
    customer: {
      title: 'Você já é cliente',
      text: 'A Newsletter AI é exclusiva para quem tem projeto com a gente. Fale com a equipe e ela entra no seu.',
      url: whatsappUrl('Oi! Já sou cliente e quero a Newsletter AI no meu projeto.'),
    },
    other: {
      title: 'Você ainda não é',
      text: 'Há uma fila de espera. Deixe o seu contato e avisamos por e-mail quando chegar a sua vez.',
    },
  },
  questions: {
    title: 'Antes de entrar na fila',
    items: [
      {
        question: 'Quem já pode usar?',
        answer: 'Clientes com projeto ativo. Todos os outros passam pela fila de espera.',
      },
      {
        question: 'A IA publica sozinha?',
        answer:
          'Não. Ela propõe a ordem e o texto. Sem a aprovação de uma pessoa da redação, nenhum e-mail sai.',
      },
      {
        question: 'E se um resumo vier errado?',
        answer:
          'Acontece: texto de IA pode errar e precisa de revisão. Por isso o trecho original fica à vista de quem aprova.',
      },
      {
        question: 'O que é feito com os dados do leitor?',
        answer:
          'A leitura serve para ordenar a edição. O tratamento segue a nossa política de privacidade e a LGPD.',
      },
      {
        question: 'Preciso trocar a ferramenta de envio?',
        answer:
          'Conte o que a sua equipe usa quando chegar a sua vez: a conexão é o primeiro passo, e é combinada caso a caso.',
      },
    ],
  },
  closing: {
    title: ['O próximo', 'leitor é o seu'],
    text: 'Deixe nome, e-mail e veículo. Avisamos quando a fila andar.',
  },
  waitlist: {
    action: 'Entrar na fila de espera',
    dialogTitle: 'Fila de espera da Newsletter AI',
    chat: 'Conversar no WhatsApp',
    chatUrl: whatsappUrl('Oi! Quero entrar na fila de espera da Newsletter AI.'),
  },
} as const;
