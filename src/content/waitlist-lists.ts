import { withLaunch } from './launch.ts';
import { kicker } from './solutions.ts';
import { confirmation, dialog, portalPath, queuePromise } from './waitlist.ts';

const [kept] = confirmation.nextSteps;
const joinedPortal = 'Seu cadastro na fila de espera do Portal AI 1.0 foi realizado com sucesso.';

/** The forms of the waiting lists, by the last part of the path of each one's page. */
export const lists = {
  'portal-ai-waitlist': {
    /** Stored with each sign-up (R-WLD-2). */
    source: 'portal-ai-dedicated',
    /** Title of the dialog; in two lines, the headline of a page whose form a dialog shows. */
    title: ['Fila de espera', 'do Portal AI 1.0'],
    intro: withLaunch(({ sentence }) => `${sentence}. ${queuePromise}`),
    /** Above the page's headline: what it is and on which terms. */
    kicker: 'Portais de notícias com IA · em beta fechado',
    /** What the front page beside the form is called until a name is typed. */
    paper: 'Seu jornal',
    /** The page, for the browser's tab and history: before a sign-up, refused, and after it. */
    page: {
      description: `Portal AI 1.0, a plataforma de portais de notícias com IA, em beta fechado. ${queuePromise}`,
      refused:
        'O cadastro na fila de espera do Portal AI 1.0 ainda não foi feito: revise o que está indicado e envie de novo.',
      joined: joinedPortal,
    },
    nextSteps: confirmation.nextSteps,
  },
  'newsletter-ai': {
    source: 'newsletter',
    title: ['Fila de espera', 'da Newsletter AI'],
    intro: dialog.intro,
    kicker: kicker('newsletter-ai'),
    paper: 'Sua newsletter',
    page: {
      description: 'Formulário da fila de espera da Newsletter AI.',
      refused: 'O cadastro na fila de espera da Newsletter AI ainda não foi feito: revise e envie de novo.',
      joined: 'Seu cadastro na fila de espera da Newsletter AI foi realizado com sucesso.',
    },
    nextSteps: [
      kept,
      {
        title: 'Chamamos primeiro quem está na fila',
        text: 'Por e-mail, quando abrir vaga; a fila não a garante.',
      },
      { title: 'Conversamos na sua vez', text: 'Vemos com a sua equipe o que já dá para conectar.' },
    ],
  },
  'sites-para-jornais': {
    source: 'sites-para-jornais',
    title: ['Fila de espera', 'do Portal AI 1.0'],
    intro: 'Leva um minuto. Avisamos por e-mail quando abrir vaga; a fila não a garante.',
    kicker: kicker('portal-ai'),
    paper: 'Seu jornal',
    page: {
      description: 'Formulário da fila de espera do Portal AI 1.0 para jornais.',
      refused: 'O cadastro na fila de espera do Portal AI 1.0 ainda não foi feito: revise e envie de novo.',
      joined: joinedPortal,
    },
    nextSteps: confirmation.nextSteps,
  },
} as const;

export type WaitingList = keyof typeof lists;

/** Those that pages of products sign up for in a dialog, for looking one up by its name in a path. */
export const dialogLists = ['newsletter-ai', 'sites-para-jornais'] as const satisfies readonly WaitingList[];
export type DialogList = (typeof dialogLists)[number];

/** A list's title in one line. */
export const listTitle = (id: WaitingList): string => lists[id].title.join(' ');

/** Path of a list's own page, which is the dialog's form where there is one. */
export const listPath = (id: WaitingList): string =>
  id === 'portal-ai-waitlist' ? portalPath : `/fila-de-espera/${id}`;

/** Attributes of a link that opens a list's dialog; by itself it leads to the list's page. */
export function listLink(id: DialogList) {
  return { href: listPath(id), 'data-waitlist-source': lists[id].source } as const;
}

/** The lists that a person can wait on, each once (R-WL-10), by name; 'other' is where a program names another source. */
export const listNames = { newsletter: 'Newsletter AI', portal: 'Portal AI', other: 'Outra' } as const;
export type List = keyof typeof listNames;
export const allLists = Object.keys(listNames) as readonly List[];

/** The values of `source` that each list has; those of 'other' are all others. */
export const listSources = {
  newsletter: ['newsletter'],
  portal: ['portal-ai-dedicated', 'sites-para-jornais'],
} as const satisfies Readonly<Partial<Record<List, readonly string[]>>>;

export function listOf(source: string): List {
  const isOf = (sources: readonly string[]) => sources.includes(source);
  return isOf(listSources.newsletter) ? 'newsletter' : isOf(listSources.portal) ? 'portal' : 'other';
}

export function listsOf(signUps: readonly { readonly source: string }[]): string {
  return signUps.map(({ source }) => listNames[listOf(source)]).join(', ');
}
