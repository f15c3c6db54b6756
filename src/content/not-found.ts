/** Texts of the page that any unknown address shows. */
export const notFound = {
  title: 'Página não encontrada',
  description: 'Esta página não foi encontrada. Volte ao início ou siga para Soluções, Projetos ou Contato.',
  headline: ['Saiu da', 'órbita'],
  lead: 'Esta página não foi encontrada. O endereço mudou ou foi digitado com erro. Volte ao início ou escolha um caminho.',
  home: 'Ir para o início',
  back: 'Voltar',
  pathsLabel: 'Outros caminhos',
  paths: [
    { href: '/solucoes', label: 'Soluções' },
    { href: '/projetos', label: 'Projetos' },
    { href: '/contato', label: 'Contato' },
  ],
  /** Along the orbit of the drawing, on a wide screen and on a phone. */
  orbit: { wide: 'erro 404: nada neste endereço', tall: 'erro 404' },
} as const;
