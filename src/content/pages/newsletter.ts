import { brand, whatsappUrl } from '#brand.ts';
import * as figures from '../figures.ts';
import { kicker } from '../solutions.ts';
import { asked, titled } from '../titled.ts';

/** The words of Newsletter AI's page (R-NWS-1 to R-NWS-8). */
export const newsletter = {
  meta: {
    title: 'Newsletter AI: a mesma edição, na ordem de cada leitor',
    description:
      'A IA resume as notícias e põe a edição na ordem de cada assinante; a redação revisa e aprova. Exclusiva para clientes, com fila de espera para os demais.',
  },
  hero: {
    title: ['Uma edição,', 'um leitor', 'por vez'],
    kicker: kicker('newsletter-ai'),
    lead: 'Para jornais e portais. A\u00a0IA prepara uma versão para cada assinante; a\u00a0redação aprova a edição.',
    terms: `Contato com a equipe: resposta ${brand.answersWithin}.`,
    access: 'Já sou cliente',
  },
  benefits: {
    title: 'Três ganhos: leitor, anunciante e redação',
    items: titled({
      'O leitor acha o assunto dele':
        'A versão abre com o tema que ele mais lê. O\u00a0resto da edição vem logo abaixo.',
      'O anúncio vai a quem lê o assunto':
        'Um patrocínio de loja de tintas vai para os leitores de obras. O anunciante não recebe a lista.',
      'A redação edita, não monta':
        'A edição chega montada. O editor revisa cada resumo, corta e reescreve o título.',
    }),
    /** The e-mail that the three point at. */
    scene: {
      label:
        'O e-mail de Osvaldo, com o tema dele na abertura, o patrocínio no fim e a aprovação da editora Helena.',
      proposed: 'IA ordenou, 5h12',
      decided: 'Helena aprovou, 5h40',
    },
  },
  process: {
    title: 'Três passos, do site à caixa de entrada',
    /** At the lines that come in. */
    sources: ['Site', 'Arquivo', 'Assinantes'],
    steps: [
      {
        title: 'Conecte',
        text: 'Ligamos o site, o arquivo e a lista de assinantes. Você mantém o sistema de publicação que já usa.',
      },
      { title: 'Crie', text: 'A IA escreve os resumos. Você revisa cada um, uma vez, e aprova a edição.' },
      { title: 'Conecte', text: 'Cada leitor recebe a sua versão na hora em que costuma abrir o e-mail.' },
    ],
  },
  demo: {
    title: 'Troque o leitor',
    text: 'Três amostras da mesma edição. Uma aprovação vale para todas.',
    legend: 'Leitor da demonstração',
    proposed: 'IA ordenou, 5h12',
    approve: 'Aprovar',
    /** What 'Aprovar' says once it was pressed. */
    done: 'Aprovada',
    sendBack: 'Devolver',
    again: 'Começar de novo',
    /** The end of the decision line, before and after the answer. */
    waiting: 'falta a sua resposta',
    approved: (sends: string): string => `Edição aprovada: esta sai às ${sends}`,
    sentBack: 'Edição devolvida: nada foi enviado',
    /** Under a reader's name, once the e-mail is answered. */
    states: { approved: 'aprovada', sentBack: 'devolvida' },
  },
  features: {
    title: 'Sete recursos da newsletter',
    /** What a person does, and after it what the machine prepares. */
    person: { title: 'Aprovação', text: 'Nada sai sem o aval de um editor, com nome e hora.' },
    items: titled({
      'Ordem por leitor': 'As matérias sobem e descem pelo que cada um lê até o fim.',
      'Texto na medida': 'Título no celular, resumo inteiro para o leitor sem pressa.',
      'Voz da casa': 'O texto segue o seu manual de redação, da crase ao título.',
      'Hora de cada um': 'Sai cedo para quem lê no ônibus, à noite para quem lê na cama.',
      'Teste de assunto':
        'Duas linhas de assunto vão para uma amostra dos leitores de um tema; a mais aberta segue para os demais.',
      'Leitura, não clique': 'O relatório mostra o que foi lido inteiro, por seção e por leitor.',
    }),
  },
  review: {
    title: 'O original ao lado de cada resumo',
    text: 'O editor compara os dois e corrige. A\u00a0correção vale em todas as versões.',
    figure: { ...figures.newsletterPrecision, label: 'de precisão, e mesmo assim todo resumo é revisado' },
    scene: {
      label:
        'Tela de revisão: o trecho da matéria ao lado do resumo da IA, em que a editora Helena acrescentou “só para adultos”.',
      bar: { name: 'Revisão', end: 'resumo 1 de 7' },
      source: {
        title: 'Da matéria',
        text: [
          'O plantão começa em 1º de junho e atende ',
          'só adultos',
          '; crianças seguem no hospital municipal. A contratação dos médicos depende de um edital que ainda não saiu.',
        ],
      },
      byline: 'Do resumo',
      headline: ['O posto passa a abrir 24\u00a0horas em junho, ', 'só\u00a0para\u00a0adultos', '.'],
      remark: 'Faltava dizer para quem. Corrigido nas três versões.',
      proposed: 'IA resumiu, 5h12',
      decided: 'Helena corrigiu, 5h31',
    },
  },
  figures: {
    title: 'Resultados da newsletter',
    items: [
      { ...figures.openRate, label: 'na taxa de abertura' },
      { ...figures.newsletterRoi, label: 'de retorno sobre o investimento' },
      { ...figures.newsletterOutput, label: 'a produção, com a mesma equipe' },
    ],
  },
  access: {
    title: 'Como ter acesso',
    customer: {
      title: 'Clientes atuais',
      text: 'Peça à equipe para incluir a Newsletter AI no seu projeto.',
      url: whatsappUrl('Oi! Já sou cliente e quero a Newsletter AI no meu projeto.'),
    },
    other: {
      title: 'Novos clientes',
      text: 'A fila é chamada primeiro: quando abrir vaga, avisamos por e-mail. Estar nela não garante vaga.',
    },
  },
  questions: {
    title: 'Antes de entrar na fila',
    items: asked({
      'Quem já pode usar?': 'Clientes com projeto ativo. Os demais passam pela fila de espera.',
      'A redação aprova cada e-mail?':
        'Não é preciso: ela revisa cada resumo e cada linha de assunto uma vez e aprova a edição. De leitor para leitor mudam a ordem, o tamanho, o assunto e a hora; uma correção vale para todos. Sem a aprovação, nada sai.',
      'E se um resumo vier errado?':
        'Acontece: texto de IA pode errar e precisa de revisão. Por isso o trecho original aparece na tela de aprovação.',
      'O que é feito com os dados do leitor?': `Definem a ordem, o tamanho, a hora do envio e o patrocínio, e entram nos relatórios. Interesse que revele dado sensível não é usado. O jornal, controlador, informa o leitor; a ${brand.name} é a operadora (LGPD).`,
      'Preciso trocar a ferramenta de envio?':
        'Depende da que você usa. Na sua vez, vemos com a equipe o que já dá para conectar.',
    }),
  },
  closing: {
    title: ['Entre na fila', 'da Newsletter AI'],
    text: 'O formulário pede nome, e-mail, empresa e cargo. Se preferir, escreva à equipe.',
  },
  waitlist: {
    action: 'Entrar na fila de espera',
    chat: 'Conversar no WhatsApp',
    chatUrl: whatsappUrl('Oi! Quero entrar na fila de espera da Newsletter AI.'),
  },
} as const;
