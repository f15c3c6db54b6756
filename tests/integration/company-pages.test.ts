/** What the built pages about the company say, and where they lead. */
import { describe, expect, test } from 'vitest';
import { brand } from '#brand.ts';
import { about } from '#content/about.ts';
import { contact } from '#content/contact.ts';
import { philosophy } from '#content/philosophy.ts';
import { methodSteps, projectFigures, spectrum } from '#content/projects.ts';
import { builtPage, linksIn, wordsOf, wordsOfAll } from '../support/built-page.ts';

/** The names of a page's drawings, as a screen reader tells them. */
const drawingsIn = (part: Pick<ReturnType<typeof builtPage>, 'querySelectorAll'>) =>
  [...part.querySelectorAll('[role="img"]')].map((drawing) => drawing.getAttribute('aria-label') ?? '');

describe('the home page', () => {
  const page = builtPage('index.html');
  const section = (id: string) => page.querySelector(`main section[aria-labelledby="${id}"]`);

  test('says what the company does, in one title', () => {
    expect(page.title).toBe(`${brand.name}: a IA traça a linha, você põe o ponto`);
    expect(wordsOfAll(page, 'h1')).toEqual([
      expect.stringMatching(/^A IA traça a linha, você põe o ponto ?\.$/),
    ]);
    expect(wordsOf(section('titulo'))).toMatch(/produtos digitais AI-first e centrados em pessoas/);
  });

  test('says how large the company is, in one strip (R-HOME-7)', () => {
    const strip = page.querySelector('main section[aria-label="A empresa em números"]');
    expect(wordsOfAll(strip, 'dl')[0]).toBe(
      'empresas atendidas 180+ impressões em 2024 1.5B+ em atividade Desde 2008',
    );
  });

  test('explains the method in three steps and tells a proposal from a decision (R-HOME-3)', () => {
    const method = section('metodologia');
    expect(wordsOfAll(method, 'h2')).toEqual(['De muitas hipóteses a uma decisão']);
    expect(wordsOfAll(method, 'h3')).toEqual([
      '1. Inteligência artificial',
      '2. Design experiencial',
      '3. Arquitetura escalável',
    ]);
    expect(wordsOfAll(method, 'ul li')).toEqual(['proposta da IA', 'decisão de uma pessoa']);
  });

  test('shows every product at work and leads to its page (R-HOME-6)', () => {
    expect(linksIn(page.querySelector('main'))).toEqual(
      expect.arrayContaining([
        'Explorar a Newsletter AI -> /solucoes/newsletter-ai',
        'Explorar o Chama.lá -> /solucoes/chama-la',
        'Explorar o Leia.lá -> /solucoes/leia-la',
        'Explorar o Portal AI -> /solucoes/portais-noticias',
        'Explorar a Publicidade Legal -> /solucoes/publicidade-legal',
        'Ver todas as soluções -> /solucoes',
      ]),
    );
    for (const drawing of [
      /^Exemplo: três versões/,
      /código QR/,
      /curva de cliques/,
      /^Exemplo: editor de matérias/,
      /publicações legais/,
    ]) {
      expect(drawingsIn(page)).toContainEqual(expect.stringMatching(drawing));
    }
  });

  test('invites to the waiting list of the news portal (R-HOME-6)', () => {
    const portal = section('portal-ai');
    expect(wordsOf(portal?.querySelector('h2') ?? null)).toBe('Portal AI 1.0');
    expect(linksIn(portal)).toContain('Entrar na fila de espera -> /portal-ai-waitlist');
    expect(wordsOf(portal)).toMatch(/primeiro semestre de 2026/);
  });

  test('offers custom projects with five steps and a figure (R-HOME-4)', () => {
    const projects = [...page.querySelectorAll('main section')].find((part) =>
      wordsOf(part.querySelector('h2')).startsWith('Não coube em nenhum produto?'),
    );
    expect(linksIn(projects ?? null)).toEqual([expect.stringMatching(/projeto.* -> \/projetos$/)]);
    expect(drawingsIn(page)).toContainEqual(
      expect.stringMatching(/descoberta, ideação, prototipagem, desenvolvimento e evolução/),
    );
    expect(wordsOf(projects ?? null)).toContain('94% de satisfação');
  });

  test('closes with who already came and how to come too (R-HOME-5)', () => {
    const closing = section('proximo-passo');
    expect(wordsOf(closing?.querySelector('h2') ?? null)).toMatch(/^O próximo ponto é seu ?\.$/);
    expect(wordsOf(closing)).toMatch(/mais de 50 empresas/i);
    expect(linksIn(closing)).toEqual(['Falar com a equipe -> /contato', 'Ver soluções -> /solucoes']);
  });
});

describe('/sobre', () => {
  const page = builtPage('sobre.html');
  const section = (id: string) => page.querySelector(`main section[aria-labelledby="${id}"]`);

  test('says the mission, the numbers, the values and the five products (R-ABT-1, R-ABT-4, R-ABT-6)', () => {
    const words = wordsOf(page.querySelector('main'));
    expect(page.title).toMatch(/^Sobre/);
    expect(wordsOf(page.querySelector('h1'))).toMatch(/Tecnologia para quem publica/);
    expect(wordsOf(section('missao')?.querySelector('h2') ?? null)).toMatch(/^Missão/);
    for (const text of [
      'Atuamos desde 2008; a empresa nasceu em 2009, quando o trabalho ganhou CNPJ.',
      'mais de 17 anos',
      '100% de transparência',
      '180+',
      '1.5B+',
      '480M+',
    ]) {
      expect(words).toContain(text);
    }
    expect(wordsOfAll(section('valores'), 'li')).toHaveLength(6);
    expect(wordsOf(section('produtos')?.querySelector('h2') ?? null)).toBe(about.products.title);
    expect(wordsOfAll(section('produtos'), 'li')).toHaveLength(5);
    expect(linksIn(section('produtos'))).toContainEqual(
      expect.stringMatching(/^Leia\.lá .* -> \/solucoes\/leia-la$/),
    );
  });

  test('closes with the way to the team and to the solutions', () => {
    expect(wordsOf(section('proximo-passo'))).toContain(about.closing.title.join(' '));
    expect(linksIn(section('proximo-passo'))).toEqual([
      'Falar com a equipe -> /contato',
      'Ver soluções -> /solucoes',
    ]);
  });

  test('has all seven milestones, one under the other, and 2015 leads to the journalism commitment', () => {
    const milestones = [...page.querySelectorAll('[data-timeline] article')];
    expect(milestones.map((milestone) => milestone.id.replace('marco-', ''))).toEqual([
      '2009',
      '2010',
      '2015',
      '2019',
      '2022',
      '2023',
      '2025',
    ]);
    for (const milestone of milestones) {
      expect(wordsOf(milestone)).toContain(milestone.id.replace('marco-', ''));
    }
    expect(milestones.flatMap((milestone) => linksIn(milestone))).toEqual([
      'Ler o compromisso -> /compromisso-jornalismo',
    ]);
  });
});

describe('/projetos', () => {
  const page = builtPage('projetos.html');

  // R-PRJ-1, R-PRJ-4, R-PRJ-5, R-PRJ-6
  test('says what the page has to say', () => {
    expect(wordsOf(page.querySelector('h1'))).toMatch(/^Feito na medida do seu problema ?\./);
    expect(linksIn(page.querySelector('main'))).toContain('Ver o método -> #metodologia');
    expect(page.querySelector('#metodologia')).not.toBeNull();
    const titles = wordsOfAll(page, 'main h3');
    for (const point of spectrum) expect(titles).toContain(point.title);
    expect(projectFigures.map((figure) => figure.value)).toEqual(['180+', '94%', '1.5B+']);
    const items = wordsOfAll(page, 'main dl > div');
    for (const { value, label } of projectFigures) expect(items).toContain(`${label} ${value}`);
    const closing = page.querySelector('main section[aria-labelledby="proximo-passo"]');
    expect(wordsOf(closing)).toMatch(/^Traga o rascunho/);
    expect(linksIn(closing)).toEqual(['Enviar pelo WhatsApp -> /contato', 'Ver soluções -> /solucoes']);
  });

  test('has five steps, each with four key activities (R-PRJ-2)', () => {
    expect(methodSteps.map((step) => step.title)).toEqual([
      'Descoberta',
      'Ideação',
      'Prototipagem',
      'Desenvolvimento',
      'Evolução',
    ]);
    const panels = [...page.querySelectorAll('[data-stepper-panel]')];
    expect(panels).toHaveLength(5);
    for (const [index, step] of methodSteps.entries()) {
      const panel = panels[index] ?? null;
      expect(wordsOf(panel?.querySelector('h3') ?? null)).toBe(`${index + 1} . ${step.title}`);
      expect(step.keyPoints).toHaveLength(4);
      expect(wordsOfAll(panel, '.five-steps__words li')).toEqual(step.keyPoints);
    }
  });
});

describe('the project that the steps of /projetos show', () => {
  const panels = [...builtPage('projetos.html').querySelectorAll('[data-stepper-panel]')];

  test('is an example at every step, and each step ends with the approval of the client (R-PRJ-7)', () => {
    expect(panels).toHaveLength(methodSteps.length);
    for (const [index, panel] of panels.entries()) {
      expect(drawingsIn(panel)).toEqual([expect.stringMatching(/^Exemplo: \p{L}/u)]);
      expect(wordsOfAll(panel, '.decision > :last-child')).toEqual([methodSteps[index]?.decided]);
      expect(methodSteps[index]?.decided).toMatch(/^Você aprova /);
    }
  });

  test('has its screen from the third step on (R-PRJ-7)', () => {
    const screens = panels.map((panel) => panel.querySelectorAll('.project-screen').length);
    expect(screens).toEqual([0, 0, 1, 1, 1]);
  });
});

describe('/ai-first-human-centered', () => {
  const page = builtPage('ai-first-human-centered.html');
  const section = (id: string) => page.querySelector(`main section[aria-labelledby="${id}"]`);

  test('says its principles, six benefits with figures and the case (R-PHI-1, R-PHI-2, R-PHI-3)', () => {
    expect(page.title).toBe(`AI-First, Human-Centered | ${brand.name}`);
    expect(wordsOf(page.querySelector('h1'))).toMatch(/^AI-First, Human-Centered ?\./);
    expect(wordsOf(section('principios')?.querySelector('h2') ?? null)).toBe('Ela começa, você termina');
    for (const { machine, person } of philosophy.principles.items) {
      expect(wordsOf(section('principios'))).toContain(`${machine} ${person}`);
    }
    const benefits = wordsOfAll(section('ganhos'), 'li');
    expect(benefits).toHaveLength(6);
    for (const [index, stat] of ['3x', '98%', '340%', '300+', '99.9%', '24/7'].entries()) {
      const item = philosophy.benefits.items[index];
      expect(benefits[index]).toBe(`${item?.title} ${stat} ${item?.description}`);
    }
    expect(wordsOf(section('caso')?.querySelector('h2') ?? null)).toBe(philosophy.case.title);
    expect(wordsOf(section('caso'))).toContain('87 % menos tempo por processo');
    expect(wordsOfAll(section('caso'), 'dl')[0]).toBe(
      'processos concluídos 350+ de satisfação 100% menos retrabalho 96%',
    );
  });

  test('leads to the projects and to the chat, both ways on (R-PHI-4)', () => {
    const links = linksIn(page.querySelector('main'));
    for (const { label } of [philosophy.projects, philosophy.closing.projects]) {
      expect(links).toContain(`${label} -> /projetos`);
    }
    const hrefs = (id: string) => linksIn(section(id)).map((link) => link.replace(/.* -> /, ''));
    const chatLink = expect.stringMatching(/^https:\/\/wa\.me\//);
    // Each has its own first way: the projects at the beginning, the chat at the end.
    expect(hrefs('titulo')).toEqual(['/projetos', chatLink]);
    expect(hrefs('proximo-passo')).toEqual([chatLink, '/projetos']);
    const chat = page.querySelector('main a[href^="https://wa.me/"]');
    expect(wordsOf(chat)).toBe('Conversar no WhatsApp (abre em nova aba)');
    expect(chat?.getAttribute('target')).toBe('_blank');
    expect(chat?.getAttribute('rel')).toContain('noopener');
    const address = new URL(chat?.getAttribute('href') ?? '');
    expect(address.pathname).toBe(`/${brand.whatsapp}`);
    expect(address.searchParams.get('text')).toMatch(/^Olá! Quero conversar/);
  });
});

describe('/contato', () => {
  const section = builtPage('contato.html').querySelector('main section[aria-labelledby="o-que-dizer"]');

  test('says the three points of a first message, and shows one that has them, in their order (R-CON-4)', () => {
    const { help, talk } = contact;
    expect(wordsOfAll(section, '.ruled-list li')).toEqual(
      help.lines.map(({ say, text }) => `${say} ${text}`),
    );
    expect(drawingsIn(section ?? builtPage('contato.html'))).toEqual([
      expect.stringMatching(/^Exemplo: uma conversa/),
    ]);
    expect(wordsOfAll(section, '.talk p').slice(0, 3)).toEqual([...talk.message]);
  });

  test('leads to the products, to the mailbox and to the queue', () => {
    expect(linksIn(section)).toEqual(
      contact.help.ways.map(({ lead, label, href }) => `${lead} ${label} -> ${href}`),
    );
  });
});
