/** Where the form goes, and where a request can be followed. */
export const requestPath = '/politica-de-privacidade/pedido';

/** Where the link leads that proves the mailbox of a request. */
export const confirmPath = '/politica-de-privacidade/confirmar';

/** The form, by the slug of its heading in the policy's Markdown. */
export const formPath = '/politica-de-privacidade#pedido-sobre-os-seus-dados';

/** Where a request can be followed: its number stands in the query, which is not logged. */
export function followPath(protocol: string): string {
  return `${requestPath}?protocolo=${protocol}`;
}
