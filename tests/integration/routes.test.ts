/** The pages of the build (R-PAGE-2). */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages, routeOf } from '#integrations/built-pages.ts';

test('the build has every page, and no other', () => {
  expect(builtPages().map(routeOf).toSorted()).toEqual(
    [
      '/',
      '/404',
      '/acessibilidade',
      '/ai-first-human-centered',
      '/brand',
      '/compromisso-jornalismo',
      '/contato',
      '/copyright',
      '/politica-de-conteudo',
      '/politica-de-cookies',
      '/politica-de-privacidade',
      '/portal-ai-waitlist',
      '/projetos',
      '/sites-para-jornais',
      '/sobre',
      '/solucoes',
      '/solucoes/chama-la',
      '/solucoes/leia-la',
      '/solucoes/newsletter-ai',
      '/solucoes/portais-noticias',
      '/solucoes/publicidade-legal',
      '/termos',
      '/termos-de-servico',
      '/termos-de-uso',
      ...readdirSync('src/content/earlier-policies').map((file) => `/versoes/${file.replace('.md', '')}`),
    ].toSorted(),
  );
});
