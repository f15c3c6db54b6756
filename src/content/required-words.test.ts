/** What the words of the pages have to say, whatever else they say (docs/requirements.md). */
import { describe, expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { textOn } from '#shared/dated-text.ts';
import { guidelines } from './brand-guidelines.ts';
import { meaning, palette } from './brand-page.ts';
import { methodology as homeMethodology } from './home.ts';
import { launchBadge } from './launch.ts';
import { audiences, features as legalFeatures } from './legal-notices.ts';
import { features as linkFeatures } from './leia-la.ts';
import { footerColumns, menuSections, solutionGroups } from './navigation.ts';
import { newsletter } from './newsletter.ts';
import { questions as publisherQuestions, sections } from './newspaper-sites.ts';
import { features as portalFeatures } from './portal.ts';
import { solutions } from './solutions.ts';

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('the header, the mobile menu and the footer', () => {
  it('have the groups of the dropdown, with what each product is (R-HDR-10, R-HDR-11)', () => {
    expect(
      solutionGroups.map(({ title, links }) => [
        title,
        ...links.map(({ label, href }) => `${label} ${href}`),
      ]),
    ).toEqual([
      [
        'Comunicação',
        'Chama.lá /solucoes/chama-la',
        'Leia.lá /solucoes/leia-la',
        'Newsletter IA /solucoes/newsletter-ai',
      ],
      [
        'Conteúdo',
        'Portais de Notícias /solucoes/portais-noticias',
        'Publicidade Legal /solucoes/publicidade-legal',
      ],
    ]);
    const [chama, leia, newsletter] = solutionGroups[0]?.links ?? [];
    expect(chama?.note).toMatch(/WhatsApp grátis.*QR code/);
    expect(leia?.note).toMatch(/gestão avançada de links/i);
    expect(newsletter?.note).toMatch(/automáticas e personalizadas/);
  });

  it('have three sections in the mobile menu (R-HDR-13)', () => {
    expect(titles(menuSections)).toEqual([`Sobre a ${brand.name}`, 'Soluções', 'Projetos']);
    expect(menuSections[0]?.links.map(({ label }) => label)).toEqual([
      'Sobre',
      'Brand',
      'AI-First Human-Centered',
      'Contato',
    ]);
  });

  it('have four columns of links after the tagline in the footer (R-FTR-1)', () => {
    expect(titles(footerColumns)).toEqual([
      'Empresa',
      'Comunicação & Conteúdo',
      'Links Rápidos',
      'Termos e Políticas',
    ]);
  });
});

it('the home page has three steps (R-HOME-3)', () => {
  expect(titles(homeMethodology.steps)).toEqual([
    'Inteligência artificial',
    'Design experiencial',
    'Arquitetura escalável',
  ]);
});

it('the news portal’s card is the one with a badge and the waiting list (R-CAT-4)', () => {
  expect(solutions.filter(({ badge }) => badge).map(({ id, badge }) => [id, badge])).toEqual([
    ['portal-ai', launchBadge],
  ]);
  expect(textOn(launchBadge, '2026-01-01')).toBe('Lançamento 2026');
  expect(solutions.filter(({ actionPath }) => actionPath).map(({ id }) => id)).toEqual(['portal-ai']);
  expect(solutions.some(({ featured }) => featured)).toBe(true);
});

it('Leia.lá has a custom ending, own domain, targeting, real time, CSV, QR code, API and webhooks (R-LEI-3)', () => {
  const text = linkFeatures.map(({ title, text }) => `${title}: ${text}`).join('\n');
  for (const feature of [
    /Link com nome/,
    /Domínio próprio/,
    /lugar e aparelho/,
    /tempo real/,
    /CSV/,
    /QR code/,
    /API e webhooks/,
  ]) {
    expect(text).toMatch(feature);
  }
});

it('the legal publications have the features and the audiences of section 1 (R-LEG-3, R-LEG-4, R-LEG-5)', () => {
  expect(titles(legalFeatures.items)).toEqual(
    expect.arrayContaining([
      'Certificação digital',
      'Busca no texto',
      'Fluxo de aprovação',
      'Alertas',
      'Controle de acesso',
      'Agendamento',
      'Registro de downloads',
      'API de integração',
    ]),
  );
  expect(legalFeatures.items.find(({ title }) => title === 'Controle de acesso')?.text).toMatch(
    /Publicar, aprovar, editar, ver/,
  );
  expect(titles(audiences.items)).toEqual([
    'Advogados',
    'Contadores',
    'Gestores de empresas',
    'Órgãos públicos',
  ]);
});

it('both portal pages have the six features and the five paywalls (R-POR-6, R-POR-7, R-POR-8)', () => {
  const names = [
    'Editor WYSIWYG avançado',
    'Personalização com IA',
    'Análise em tempo real',
    'Paywall flexível',
    'Nativo e multiplataforma',
    'Distribuição omnichannel',
  ];
  expect(titles(sections.items)).toEqual(names);
  expect(
    Object.values(portalFeatures).flatMap((part) => (typeof part === 'string' ? [] : [part.title])),
  ).toEqual(names);
  expect(portalFeatures.paywall.models).toEqual([
    'Medido',
    'Fechado',
    'Freemium',
    'Com cadastro',
    'Microtransações',
  ]);
  expect(sections.items[3].text).toMatch(/Medido, fechado, freemium, com cadastro ou por microtransações/);
  for (const text of [portalFeatures.platforms.text, sections.items[4].text]) {
    expect(text).toMatch(/PWA.*iOS.*Android.*leitura/);
  }
});

it('the publishers’ questions say what is paused, until when, and what the waiting list gives (R-SPJ-2, R-SPJ-3)', () => {
  const answers = publisherQuestions.map(({ answer }) => textOn(answer));
  expect(answers[0]).toMatch(/projetos tradicionais.*pausados.*plataforma com IA.*2026/);
  expect(answers[1]).toMatch(/2020.*WordPress.*outras soluções tradicionais/);
  expect(answers[2]).toMatch(/Acesso antecipado.*condições especiais/);
});

it('the palette has the ten names, and the first is the main colour (R-BRP-3)', () => {
  expect(palette.swatches.map(({ name }) => name)).toEqual([
    'Primary Purple',
    'Purple 700',
    'Purple 600',
    'Purple 500',
    'Purple 400',
    'Purple 100',
    'Black',
    'Gray 900',
    'Gray 50',
    'White',
  ]);
  expect(palette.swatches[0]?.usage).toMatch(/^Principal/);
});

// R-BRP-8, R-BRP-9, R-BRP-10, R-BRP-11
it('the six rules of use come in their order, with their numbers', () => {
  expect(guidelines.items.map(({ title, specs }) => `${title}: ${specs}`)).toEqual([
    expect.stringMatching(/^Área de proteção: .*letra c × 1,5/),
    expect.stringMatching(/^Tamanho mínimo: .*120 px.*30 mm/),
    expect.stringMatching(/^Aplicação de cores: /),
    expect.stringMatching(/^Sem distorção: /),
    expect.stringMatching(/^Fundos e contraste: .*4\.5:1/),
    expect.stringMatching(/^Efeitos proibidos: /),
  ]);
});

it('the three meanings are the comet, the decision and the shared bar (R-BRD-3)', () => {
  expect(meaning.name.text).toMatch(/cometa.*atravessa o escuro.*caminho fica legível/);
  expect(meaning.dot.text).toMatch(/decisão de uma pessoa.*fim da frase/i);
  expect(meaning.doubleT.text).toMatch(/Tecnologia e toque humano/);
});

it('Newsletter AI says that the AI may be wrong and that a person reviews (R-NWS-8)', () => {
  expect(newsletter.questions.items.map(({ answer }) => answer).join('\n')).toMatch(
    /texto de IA pode errar e precisa de revisão/,
  );
});
