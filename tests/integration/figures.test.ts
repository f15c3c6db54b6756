// R-CHL-4, R-POR-11, R-POR-13, R-SPJ-6, R-LEG-7, R-FIG-2, R-FIG-3, R-FIG-4, R-FIG-5, R-FIG-6, R-FIG-7, R-FIG-8,
// R-FIG-9
import { expect, test } from 'vitest';
import { parsePage } from '#integrations/built-pages.ts';
import { wordsOf } from '../support/built-page.ts';
import { builtServer } from '../support/built-server.ts';

/**
 * Every figure with its noun (R-FIG-1 to R-FIG-10), and the page that owns it. Words in the order of
 * the document, where a list of terms says the noun first.
 */
const FIGURES: readonly (readonly [figure: string, path: string, said: RegExp])[] = [
  ['load under 2 s', '/sites-para-jornais', /menos de 2 s para abrir a página/],
  ['load under 0.8 s', '/solucoes/portais-noticias', /menos de 0\.8 s para carregar a página/],
  ['99.9% uptime', '/solucoes/portais-noticias', /99\.9% de disponibilidade/],
  ['99.9% uptime', '/sites-para-jornais', /99\.9% do tempo no ar/],
  ['99.99% uptime', '/solucoes/leia-la', /de disponibilidade 99\.99%/],
  ['under 50 ms redirect', '/solucoes/leia-la', /para redirecionar um clique < 50 ms/],
  ['180+ companies', '/sobre', /empresas atendidas desde 2008 Cada linha é uma empresa\. 180\+/],
  ['180+ companies', '/projetos', /empresas[^.]* 180\+/],
  ['94% satisfaction', '/projetos', /satisfação[^.]* 94%/],
  [
    '1.5B+ impressions in 2024',
    '/sobre',
    /impressões de página em 2024 Cada linha vale 100 milhões\. 1\.5B\+/,
  ],
  ['1.5B+ impressions in 2024', '/projetos', /impressões em 2024 1\.5B\+/],
  ['480M+ people reached', '/sobre', /pessoas alcançadas Cada linha vale 20 milhões\. 480M\+/],
  ['98% precision', '/solucoes/newsletter-ai', /98% de precisão/],
  ['98% precision', '/solucoes/portais-noticias', /98% de precisão/],
  ['300+ integrations', '/solucoes/portais-noticias', /300\+ integrações/],
  ['180+ countries', '/solucoes/leia-la', /países com regra de destino 180\+/],
  ['+67% open rate', '/solucoes/newsletter-ai', /de abertura \+67%/],
  ['340% ROI', '/solucoes/newsletter-ai', /retorno sobre o investimento 340%/],
  ['95% copies detected', '/solucoes/leia-la', /das cópias detectadas 95%/],
  ['3x productivity', '/ai-first-human-centered', /Produtividade 3x/],
  ['3x productivity', '/sites-para-jornais', /3x a produtividade/],
  ['+65% organic traffic', '/solucoes/portais-noticias', /\+65% de tráfego orgânico/],
  [
    'implementation in 5 weeks',
    '/solucoes/portais-noticias',
    /A meta é de 5 semanas, da descoberta ao lançamento/,
  ],
  ['no setup fee', '/solucoes/portais-noticias', /Sem taxa de implantação/],
  ['support 24/7', '/solucoes/portais-noticias', /suporte 24\/7/],
  ['support 24/7', '/ai-first-human-centered', /Suporte 24\/7/],
  [
    'publication in 5 min',
    '/solucoes/publicidade-legal',
    /5 min Tempo médio de publicação, do texto aprovado à prova/,
  ],
  ['87% time reduction', '/ai-first-human-centered', /87 ?% menos tempo/],
  ['350+ processes', '/ai-first-human-centered', /processos concluídos 350\+/],
  ['100% satisfaction', '/ai-first-human-centered', /de satisfação 100%/],
  ['96% less rework', '/ai-first-human-centered', /menos retrabalho 96%/],
  ['over 50 companies', '/', /Mais de 50 empresas/],
  ['more than 17 years', '/sobre', /mais de 17 anos: começamos com escolas/],
  ['since 2008, founded in 2009', '/sobre', /desde 2008; a empresa nasc\w+ em 2009/],
  ['100% transparency', '/sobre', /100% de transparência/],
  ['180+ partners', '/solucoes/portais-noticias', /180\+ Parceiros/],
  ['180+ partners', '/sites-para-jornais', /180\+ Parceiros/],
  ['4.9/5', '/solucoes/chama-la', /avaliação de quem usa 4\.9\/5/],
  ['1.247+ users', '/solucoes/chama-la', /usuários do Chama\.lá 1\.247\+/],
  ['launch in the first half of 2026', '/solucoes/portais-noticias', /primeiro semestre de 2026/],
];

const site = builtServer();

test.each([...Map.groupBy(FIGURES, ([, path]) => path)])(
  'every figure stands with its noun on the page that owns it: %s',
  async (path, figures) => {
    const html = await (await site.get(path)).text();
    const words = wordsOf(parsePage(html).querySelector('main'));
    for (const [figure, , said] of figures) expect(words, figure).toMatch(said);
  },
);
