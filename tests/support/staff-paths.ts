/** Every spelling under which the server might find the staff page or what is below it: not there without a password set. */
export const hidden =
  `/equipe /equipe/ //equipe /equipe.html /equipe/index.html /%65quipe /%2565quipe /equipe%2Finscricoes
  /Equipe /EQUIPE/Inscricoes /equipe?busca=a /equipe;x /equipe%20 /equipe/inscricoes
  /equipe/inscricoes/1 /equipe/inscricoes/1/apagar /equipe/inscricoes/exportar?formato=csv
  /equipe/nada/disso http://site.test/equipe`.split(/\s+/);

/** Every spelling under which the server might find the generator, what is below it, or its API. */
export const guarded =
  `/copyright /copyright/ /copyright// //copyright /copyright.html /copyright.html/ /copyright/index
  /copyright/index.html /%63opyright /copyrigh%74 /%2563opyright /%2Fcopyright /copyright%2F
  /copyright%2Fprevia /Copyright /copyright?x=1 /copyright#x /copyright;x /copyright%20
  /copyright.html.br /copyright/previa /copyright/previa?clientName=a /copyright/nada/disso
  http://site.test/copyright /api/copyright-generations /api/copyright-generations/
  /api//copyright-generations /api/copyright%2Dgenerations /api/copyright-generations?search=a
  /%61pi/copyright-generations`.split(/\s+/);

/** Addresses that only look like them. */
export const open = `/ /sobre /copyrights /copyright-lei /equipes /equipe-de-vendas /x/equipe
  /api/copyright-generations-x /x/copyright /nada`.split(/\s+/);
