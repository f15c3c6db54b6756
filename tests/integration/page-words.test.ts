/** What each built page has to say, whatever else it says, and where it leads: once for every page, by its requirement. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { brand, whatsappUrl } from '#brand.ts';
import { contactMessage } from '#content/contact.ts';
import * as newspapers from '#content/newspaper-sites.ts';
import * as portal from '#content/portal.ts';
import { solutions } from '#content/solutions.ts';
import { client, parsePage } from '#integrations/built-pages.ts';
import { builtPage, linksIn, textsOf, wordsOf, wordsOfAll } from '../support/built-page.ts';

/**
 * The requirement, a selector, and what is expected of all that it finds: a number is how many, a list is the texts one by one,
 * a single text or pattern is somewhere in them. A link's text ends in ` -> ` and its address; a drawing's is its description.
 */
type Fact = readonly [
  requirement: string,
  selector: string,
  expected: number | string | RegExp | readonly (string | RegExp)[],
];

const toTheTeam = ['Falar com a equipe -> /contato', 'Ver soluções -> /solucoes'];
const portalFeatures = [
  'Editor WYSIWYG avançado',
  'Personalização com IA',
  'Análise em tempo real',
  'Paywall flexível',
  'Nativo e multiplataforma',
  'Distribuição omnichannel',
];
const methodAndPartners: readonly Fact[] = [
  ['R-POR-5, R-FIG-7', '#metodologia h2', '5 semanas'],
  ['R-POR-5', '#metodologia h3', ['01 Descoberta', '02 Arquitetura', '03 Desenvolvimento', '04 Lançamento']],
  ['R-POR-9', '#beneficios', 'Desde 2015'],
  ['R-POR-9, R-FIG-3', '#beneficios', '180+ Parceiros'],
  ['R-POR-9', '#beneficios a', [/ -> \/compromisso-jornalismo$/]],
  ['R-POR-6', '#recursos h3', portalFeatures],
  ['R-POR-8', '#recursos', /PWA.*iOS.*Android.*leitura/],
];

const pages: Readonly<Record<string, readonly Fact[]>> = {
  '/': [
    ['R-HOME-1', '[aria-labelledby="titulo"] a', 'Ver soluções -> /solucoes'],
    ['R-HOME-1', '[aria-labelledby="titulo"] a', 'Nossa filosofia -> /ai-first-human-centered'],
    ['R-HOME-8', '[aria-labelledby="titulo"] a', /^Publicar.* -> \/solucoes\/portais-noticias#demo$/m],
    [
      'R-HOME-7, R-FIG-3, R-FIG-5, R-FIG-10',
      '[aria-label="A empresa em números"] dl:first-of-type',
      'empresas atendidas 180+ impressões em 2024 1.5B+ em atividade Desde 2008',
    ],
    ['R-HOME-3', '[aria-labelledby="metodologia"] h2', 'De muitas hipóteses a uma decisão'],
    [
      'R-HOME-3',
      '[aria-labelledby="metodologia"] h3',
      ['1. Inteligência artificial', '2. Design experiencial', '3. Arquitetura escalável'],
    ],
    ['R-HOME-6', 'main a', 'Explorar a Newsletter AI -> /solucoes/newsletter-ai'],
    ['R-HOME-6', 'main a', 'Explorar o Chama.lá -> /solucoes/chama-la'],
    ['R-HOME-6', 'main a', 'Explorar o Leia.lá -> /solucoes/leia-la'],
    ['R-HOME-6', 'main a', 'Explorar o Portal AI -> /solucoes/portais-noticias'],
    ['R-HOME-6', 'main a', 'Explorar a Publicidade Legal -> /solucoes/publicidade-legal'],
    ['R-HOME-6', '[role="img"]', /^Exemplo: três versões/m],
    ['R-HOME-6', '[role="img"]', /código QR/],
    ['R-HOME-6', '[role="img"]', /curva de cliques/],
    ['R-HOME-6', '[role="img"]', /^Exemplo: editor de matérias/m],
    ['R-HOME-6', '[role="img"]', /publicações legais/],
    ['R-HOME-6', '[aria-labelledby="portal-ai"] h2', 'Portal AI 1.0'],
    ['R-HOME-6', '[aria-labelledby="portal-ai"] a', 'Entrar na fila de espera -> /portal-ai-waitlist'],
    ['R-HOME-6', '[aria-labelledby="portal-ai"]', 'primeiro semestre de 2026'],
    ['R-HOME-4', 'main section', /^Não coube em nenhum produto\?.*94% de satisfação/m],
    ['R-HOME-4', 'main a', /projeto.* -> \/projetos$/m],
    ['R-HOME-4', '[role="img"]', 'descoberta, ideação, prototipagem, desenvolvimento e evolução'],
    ['R-HOME-5, R-FIG-3', '[aria-labelledby="proximo-passo"]', /O próximo ponto é seu.*mais de 50 empresas/i],
    ['R-HOME-5', '[aria-labelledby="proximo-passo"] a', toTheTeam],
  ],
  '/sobre': [
    ['R-ABT-1', '[aria-labelledby="missao"] h2', /^Missão/],
    ['R-ABT-1, R-FIG-10', 'main', /mais de 17 anos: começamos com escolas/],
    ['R-ABT-1, R-FIG-10', 'main', '100% de transparência'],
    [
      'R-ABT-2, R-FIG-10',
      'main',
      'Atuamos desde 2008; a empresa nasceu em 2009, quando o trabalho ganhou CNPJ.',
    ],
    ['R-ABT-3, R-FIG-3', 'main', 'empresas atendidas desde 2008 Cada linha é uma empresa. 180+'],
    ['R-ABT-3, R-FIG-5', 'main', 'impressões de página em 2024 Cada linha vale 100 milhões. 1.5B+'],
    ['R-ABT-3, R-FIG-5', 'main', 'pessoas alcançadas Cada linha vale 20 milhões. 480M+'],
    ['R-ABT-4', '[aria-labelledby="valores"] li', 6],
    [
      'R-ABT-5',
      '[aria-labelledby="produtos"] li',
      ['Newsletter AI', 'Portal AI 1.0', 'Publicidade Legal', 'Chama.lá', 'Leia.lá'].map(
        (name) => new RegExp(`^${name}`),
      ),
    ],
    ['R-ABT-5', '[aria-labelledby="produtos"] a', /^Leia\.lá .* -> \/solucoes\/leia-la$/m],
    ['R-ABT-6', '[aria-labelledby="proximo-passo"] a', toTheTeam],
    [
      'R-ABT-7, R-ABT-8, R-ABT-9, R-ABT-10, R-ABT-11',
      '[data-timeline] article',
      [
        /2009.*educação.*50\+ escolas/,
        /2010.*plataforma de mídia.*portais de notícias/,
        /2015.*compromisso com o jornalismo/,
        /2019.*1B de impressões em um só ano/,
        /2022.*inteligência artificial.*GPTs/,
        /2023.*WhatsApp/,
        /2025.*Agentes autônomos de IA/,
      ],
    ],
    ['R-ABT-9', '[data-timeline] article a', ['Ler o compromisso -> /compromisso-jornalismo']],
  ],
  '/projetos': [
    ['R-PRJ-1', 'h1', /^Feito na medida do seu problema ?\./],
    ['R-PRJ-1', 'main a', 'Ver o método -> #metodologia'],
    ['R-PRJ-2', '#metodologia', 1],
    [
      'R-PRJ-2',
      '[data-stepper-panel] h3',
      ['Descoberta', 'Ideação', 'Prototipagem', 'Desenvolvimento', 'Evolução'].map(
        (title, index) => `${index + 1} . ${title}`,
      ),
    ],
    ['R-PRJ-2', '[data-stepper-panel] .five-steps__words li', 5 * 4],
    ['R-PRJ-7', '[data-stepper-panel] [role="img"]', Array(5).fill(/^Exemplo: \p{L}/u)],
    ['R-PRJ-7', '[data-stepper-panel] .decision > :last-child', Array(5).fill(/^Você aprova /)],
    ['R-PRJ-7', '[data-stepper-panel] .project-screen', 3],
    ['R-PRJ-4', 'main h3', /pronta/i],
    ['R-PRJ-4', 'main h3', /híbrida/i],
    ['R-PRJ-4', 'main h3', /sob medida/i],
    ['R-PRJ-5, R-FIG-3', 'main dl > div', /^empresas[^.]* 180\+$/m],
    ['R-PRJ-5, R-FIG-4', 'main dl > div', /satisfação[^.]* 94%$/m],
    ['R-PRJ-5, R-FIG-5', 'main dl > div', /impressões em 2024 1\.5B\+$/m],
    ['R-PRJ-6', '[aria-labelledby="proximo-passo"]', /^Traga o rascunho/],
    [
      'R-PRJ-6',
      '[aria-labelledby="proximo-passo"] a',
      ['Enviar pelo WhatsApp -> /contato', 'Ver soluções -> /solucoes'],
    ],
  ],
  '/ai-first-human-centered': [
    ['R-PHI-1', 'h1', /^AI-First, Human-Centered ?\./],
    ['R-PHI-2', '[aria-labelledby="principios"] h2', 'Ela começa, você termina'],
    [
      'R-PHI-2, R-FIG-4, R-FIG-6, R-FIG-7',
      '[aria-labelledby="ganhos"] li',
      [/^Produtividade 3x /, / 98% /, / 340% /, / 300\+ /, / 99\.9% /, /^Suporte 24\/7 /],
    ],
    ['R-PHI-3, R-FIG-8', '[aria-labelledby="caso"]', '87 % menos tempo por processo'],
    [
      'R-PHI-3, R-FIG-4, R-FIG-8',
      '[aria-labelledby="caso"] dl',
      'processos concluídos 350+ de satisfação 100% menos retrabalho 96%',
    ],
    // Each has its own first way: the projects at the beginning, the chat at the end.
    ['R-PHI-4', '[aria-labelledby="titulo"] a', [/ -> \/projetos$/, / -> https:\/\/wa\.me\//]],
    ['R-PHI-4', '[aria-labelledby="proximo-passo"] a', [/ -> https:\/\/wa\.me\//, / -> \/projetos$/]],
    ['R-PHI-4', 'main a[href^="https://wa.me/"]', /\?text=Ol%C3%A1!%20Quero%20conversar/],
  ],
  '/contato': [
    ['R-CON-1', 'h1', 'Entre em contato conosco no WhatsApp'],
    [
      'R-CON-2',
      'main section:first-of-type a',
      `Iniciar conversa ( abre em nova aba ) -> ${whatsappUrl(contactMessage)}`,
    ],
    ['R-CON-3', 'main', contactMessage],
    ['R-TXT-6', 'main', brand.answersWithin],
    ['R-CON-4', '[aria-labelledby="o-que-dizer"] .ruled-list li', 3],
    ['R-CON-4', '[aria-labelledby="o-que-dizer"] [role="img"]', [/^Exemplo: uma conversa/]],
    ['R-CON-4', '[aria-labelledby="o-que-dizer"] a', / -> \/solucoes$/m],
    ['R-CON-4', '[aria-labelledby="o-que-dizer"] a', / -> mailto:/],
    ['R-CON-4', '[aria-labelledby="o-que-dizer"] a', / -> \/portal-ai-waitlist$/m],
  ],
  '/404': [
    ['R-NOF-1', 'h1', /^Saiu da órbita ?\.$/],
    ['R-NOF-1', 'main', 'Esta página não foi encontrada.'],
    ['R-NOF-2', 'main a', 'Ir para o início -> /'],
    ['R-NOF-3', 'main a', /^Soluções.* -> \/solucoes$/m],
    ['R-NOF-3', 'main a', /^Projetos.* -> \/projetos$/m],
    ['R-NOF-3', 'main a', /^Contato.* -> \/contato$/m],
    ['R-HDR-1', 'body > [data-site-header] a', /página inicial.* -> \/$/m],
    ['R-HDR-5', 'body > [data-site-header] nav a', 'Sobre -> /sobre'],
    ['R-HDR-5', 'body > [data-site-header] nav a', 'Projetos -> /projetos'],
    ['R-HDR-5', 'body > [data-site-header] nav a', 'Contato -> /contato'],
    ['R-HDR-10', '#menu-solucoes p', 'Comunicação'],
    ['R-HDR-10', '#menu-solucoes a', /^Chama\.lá.*WhatsApp grátis.*QR code.* -> \/solucoes\/chama-la$/m],
    ['R-HDR-10', '#menu-solucoes a', /^Leia\.lá.*gestão avançada de links.* -> \/solucoes\/leia-la$/im],
    [
      'R-HDR-10',
      '#menu-solucoes a',
      /^Newsletter IA.*automáticas e personalizadas.* -> \/solucoes\/newsletter-ai$/m,
    ],
    ['R-HDR-11', '#menu-solucoes p', 'Conteúdo'],
    ['R-HDR-11', '#menu-solucoes a', /^Portais de Notícias.* -> \/solucoes\/portais-noticias$/m],
    ['R-HDR-11', '#menu-solucoes a', /^Publicidade Legal.* -> \/solucoes\/publicidade-legal$/m],
    ['R-HDR-11', '#menu-solucoes a', 'Ver todas as soluções -> /solucoes'],
    ['R-HDR-13', 'dialog#menu summary', [`Sobre a ${brand.name}`, 'Soluções', 'Projetos']],
    [
      'R-HDR-13',
      'dialog#menu details:first-of-type a',
      /^Sobre -> .*\nBrand -> .*\nAI-First Human-Centered -> .*\nContato -> /,
    ],
    [
      'R-FTR-1',
      'body > footer nav h2',
      ['Empresa', 'Comunicação & Conteúdo', 'Links Rápidos', 'Termos e Políticas'],
    ],
    ['R-FTR-3', 'body > footer a', 'Preferências de cookies -> /politica-de-cookies#preferencias'],
    ['R-FTR-3', 'body > footer a', / -> \/compromisso-jornalismo$/m],
  ],
  '/solucoes': [
    ['R-CAT-1', '[data-catalogue-grid] article h3', solutions.map(({ name }) => name)],
    ['R-CAT-2', '.solution-card__benefits li:last-child', Array(6).fill('+1 mais')],
    ['R-CAT-2', '.solution-card__benefits li', 6 * 3],
    ['R-CAT-3', '[data-catalogue-grid] article', 'Destaque'],
    ['R-CAT-4', '[data-solution="portal-ai"] article', /Lançamento 2026|a confirmar/i],
    ['R-CAT-15', '[data-catalogue-grid] .scene[role="img"]', Array(6).fill(/^Exemplo: \p{L}/u)],
    ['R-CAT-15', '[data-catalogue-grid] .scene .decision', Array(6).fill(/^exemplo ./u)],
    ['R-CAT-15', 'main table thead th', ['Solução', 'Para quem', 'Acesso hoje', 'Como entrar']],
    ['R-CAT-15', 'main table tbody th', solutions.map(({ name }) => name)],
    ['R-CAT-15', 'main table tbody a', 6 * 2],
  ],
  '/solucoes/chama-la': [
    ['R-CHL-1', 'h1', /^Seu link já diz oi ?\.$/],
    ['R-CHL-3', 'main', 'Você monta aqui mesmo.'],
    ['R-CHL-3', 'main', 'não saem do seu navegador, e não ficam guardados'],
    ['R-CHL-3', 'main', 'a validação é automática'],
    ['R-CHL-4, R-FIG-9', 'main', 'avaliação de quem usa 4.9/5'],
    ['R-CHL-4, R-FIG-9', 'main', 'usuários do Chama.lá 1.247+'],
    ['R-CHL-1', '#beneficios h3', 3],
    ['R-CHL-1', '#recursos h3', 4],
    ['R-CHL-1', '#usos h3', ['Bio nas redes sociais', 'Assinatura de e-mail', 'Campanhas', 'Sites']],
    [
      'R-CHL-2, R-CHL-10',
      `main a[href="${brand.externalTools.chamaLa}"]`,
      // One of them takes the form's place where that can't run.
      Array(3).fill(`Abrir o Chama.lá (abre em nova aba) -> ${brand.externalTools.chamaLa}`),
    ],
    ['R-CHL-10', `#criar a[href="${brand.externalTools.chamaLa}"]`, 1],
  ],
  '/solucoes/leia-la': [
    ['R-LEI-1', 'h1', /\S/],
    ['R-LEI-2', 'main', 'exclusivo para clientes, com fila de espera'],
    ['R-LEI-1', 'main a', 'Ver recursos -> #recursos'],
    ...[
      /Link com nome/,
      /Domínio próprio/,
      /lugar e aparelho/,
      /tempo real/,
      /CSV/,
      /QR code/i,
      /API e webhooks/,
    ].map((feature) => ['R-LEI-3', '#recursos', feature] as const),
    ['R-LEI-4', 'main', 'leva junto o endereço da matéria, com “Leia mais em”'],
    ['R-LEI-5', '.sdk label', ['JavaScript', 'Python', 'PHP', 'Ruby', 'Go']],
    ['R-LEI-6, R-FIG-2', 'main', 'para redirecionar um clique < 50 ms'],
    ['R-LEI-6, R-FIG-2', 'main', 'de disponibilidade 99.99%'],
    ['R-LEI-6, R-FIG-3', 'main', 'países com regra de destino 180+'],
    ['R-LEI-6, R-FIG-4', 'main', 'das cópias detectadas 95%'],
    ['R-LEI-1', '[aria-labelledby="proximo-passo"] a', toTheTeam],
    ['R-LEI-1', '[aria-labelledby="perguntas"] a, #perguntas a', / -> \/contato$/m],
  ],
  '/solucoes/newsletter-ai': [
    ['R-NWS-1', 'h1', /Uma edição, um leitor por vez ?\./],
    ['R-NWS-2', 'main', 'exclusiva para clientes, com fila de espera'],
    ...['recursos', 'revisao', 'resultados', 'acesso', 'demo', 'perguntas'].map(
      (id) => ['R-NWS-1', `main #${id}`, 1] as const,
    ),
    ['R-NWS-3', '#beneficios h3', 3],
    ['R-NWS-4', '#processo h3', ['Conecte', 'Crie', 'Conecte']],
    [
      'R-NWS-5',
      'a[data-waitlist-source="newsletter"]',
      Array(3).fill('Entrar na fila de espera -> /fila-de-espera/newsletter-ai'),
    ],
    [
      'R-NWS-6',
      'main a[href^="https://wa.me/"]',
      'Oi!%20Quero%20entrar%20na%20fila%20de%20espera%20da%20Newsletter%20AI.',
    ],
    ['R-NWS-8', '#perguntas', 'texto de IA pode errar e precisa de revisão'],
    ['R-FIG-4', '#revisao', '98% de precisão'],
    ['R-FIG-6', '#resultados', 'de abertura +67%'],
    ['R-FIG-6', '#resultados', 'retorno sobre o investimento 340%'],
    ['R-FIG-6', '#resultados', '3x'],
  ],
  '/solucoes/portais-noticias': [
    ['R-POR-1', 'h1', /^O portal propõe, a redação publica ?\.$/],
    ['R-POR-2', 'main section:first-of-type a', 'Entrar na fila de espera -> /portal-ai-waitlist'],
    ['R-POR-2', '[aria-labelledby="proximo-passo"] a', 'Entrar na fila de espera -> /portal-ai-waitlist'],
    ['R-POR-3', '#demo', portal.showcase.beta],
    ['R-POR-3', '#demo h3', ['IA personalizada', 'Curadoria automática', 'Análise preditiva']],
    ['R-POR-3', '#demo .scene[aria-label^="Exemplo: editor de uma matéria"]', 1],
    ['R-POR-3', '#demo a', ['Ver recursos -> #recursos']],
    [
      'R-POR-4, R-FIG-1, R-FIG-2, R-FIG-4, R-FIG-6',
      '#diferenciais li',
      [
        /\+65% de tráfego orgânico/,
        /menos de 0\.8 s para carregar a página/,
        /3x /,
        /98% de precisão/,
        /99\.9% de disponibilidade/,
        /300\+ integrações/,
      ],
    ],
    ...methodAndPartners,
    ['R-FIG-7', 'main', 'A meta é de 5 semanas, da descoberta ao lançamento'],
    ['R-POR-7', '#recursos li', /Medido\nFechado\nFreemium\nCom cadastro\nMicrotransações/],
    [
      'R-POR-10',
      '#investimento li',
      [/^Lançamento /, /^Beta /, /^Acesso .*Entrar na fila de espera .*Garantir acesso antecipado$/],
    ],
    ['R-POR-11', 'main', 'primeiro semestre de 2026'],
    ['R-POR-13, R-FIG-7', 'main', 'Sem taxa de implantação'],
    ['R-POR-13, R-FIG-7', 'main', 'suporte 24/7'],
    ['R-POR-1', '.questions details', 4],
    ['R-POR-12', 'main a[href^="https://wa.me/"]', 2],
    [
      'R-POR-12',
      'main a[href^="https://wa.me/"]',
      `(abre em nova aba) -> ${whatsappUrl(portal.whatsappText)}`,
    ],
    ['R-PAU-1', 'dialog#projetos-pausados h2', 'Projetos temporariamente pausados'],
    [
      'R-PAU-2',
      'dialog#projetos-pausados li',
      [
        /^Plataforma atual, de 2020/,
        /^Portais em WordPress/,
        /^Outras soluções tradicionais/,
        /^Portal AI 1\.0/,
      ],
    ],
  ],
  '/sites-para-jornais': [
    ['R-SPJ-1', 'h1', /^O próximo site do seu jornal ?\.$/],
    ...['demo', 'diferenciais', 'metodologia', 'recursos', 'beneficios', 'investimento'].map(
      (id) => ['R-SPJ-1', `main section#${id}`, 1] as const,
    ),
    ['R-SPJ-1', '#demo', newspapers.dashboard.beta],
    ['R-SPJ-1', '#demo a', [/ -> #recursos$/]],
    [
      'R-SPJ-6, R-FIG-1, R-FIG-2, R-FIG-6',
      '#diferenciais li',
      [
        /\+65%/,
        /menos de 2 s para abrir a página/,
        /3x a produtividade/,
        /98%/,
        /99\.9% do tempo no ar/,
        /300\+/,
      ],
    ],
    ...methodAndPartners,
    ['R-POR-7', '#recursos', 'Medido, fechado, freemium, com cadastro ou por microtransações'],
    [
      'R-POR-12',
      'main a[href^="https://wa.me/"]',
      [`Conversar no WhatsApp (abre em nova aba) -> ${whatsappUrl(newspapers.whatsappText)}`],
    ],
    ['R-POR-1, R-SPJ-2', '.questions details', 6],
    ['R-SPJ-2', '.questions__answer', /projetos tradicionais.*pausados.*plataforma com IA.*2026/],
    ['R-SPJ-2', '.questions__answer', /2020.*WordPress.*outras soluções tradicionais/],
    ['R-SPJ-3', '.questions__answer', /Acesso antecipado.*condições especiais/],
    [
      'R-SPJ-4',
      'a[data-waitlist-source="sites-para-jornais"]',
      Array(4).fill('Entrar na fila de espera -> /fila-de-espera/sites-para-jornais'),
    ],
  ],
  '/solucoes/publicidade-legal': [
    ['R-LEG-1', 'main [role="img"] input[placeholder="Buscar editais, atas, balanços..."][disabled]', 1],
    ['R-LEG-1', 'main [role="img"] button[disabled]', 'Filtros'],
    ['R-LEG-1, R-LEG-2', 'main [role="img"]:has(input) li', [/Edital/, /Ata/, /Balanço/]],
    ['R-LEG-3', '#recursos h3', 12],
    ...[
      'Certificação digital',
      'Busca no texto',
      'Fluxo de aprovação',
      'Alertas',
      'Controle de acesso',
      'Agendamento',
      'Registro de downloads',
      'API de integração',
    ].map((feature) => ['R-LEG-3', '#recursos h3', feature] as const),
    ['R-LEG-4', '#recursos', 'Publicar, aprovar, editar, ver'],
    ['R-LEG-5', 'main h3', /Advogados\nContadores\nGestores de empresas\nÓrgãos públicos/],
    [
      'R-LEG-6',
      `main a[href="${brand.externalTools.legalPublications}"]`,
      Array(2).fill(`Saiba mais (abre em nova aba) -> ${brand.externalTools.legalPublications}`),
    ],
    ['R-LEG-7, R-FIG-7', 'main', '5 min Tempo médio de publicação, do texto aprovado à prova'],
    [
      'R-LEG-8',
      'main section:first-of-type',
      'A íntegra sai com o certificado ICP-Brasil do jornal. Salvo dispensa legal, a S.A. só cumpre a lei com o resumo impresso, no mesmo dia e jornal.',
    ],
  ],
  '/brand': [
    ['R-BRP-1, R-BRD-2', 'h1', `${brand.wordmark}.`],
    ['R-BRP-1', 'blockquote', 'Uma luz que cruza o escuro e deixa um rastro que dá para ler.'],
    ['R-BRP-1, R-BRD-3', '[aria-labelledby="significado"] h3', ['O nome', 'O ponto', 'O t duplo']],
    ['R-BRD-3', '[aria-labelledby="significado"]', /cometa.*atravessa o escuro.*caminho fica legível/],
    ['R-BRD-3', '[aria-labelledby="significado"]', /decisão de uma pessoa.*fim da frase/i],
    ['R-BRD-3', '[aria-labelledby="significado"]', 'Tecnologia e toque humano'],
    ['R-BRP-2', 'main button', 'Download Logo'],
    ['R-BRP-2', 'main button', 'Download Icon'],
    ['R-BRP-2', '#logo figcaption', ['Fundo escuro: letras brancas', 'Fundo claro: letras em Gray 900']],
    ...['logo', 'icon', 'colors', 'typography', 'guidelines'].map(
      (id) => ['R-BRP-1', `main section#${id} h2`, 1] as const,
    ),
    [
      'R-BRP-3, R-BRP-4',
      '[data-swatches] > li',
      [
        /^Primary Purple Copiar #9333ea RGB 147, 51, 234 Principal/,
        /^Purple 700 Copiar #7e22ce RGB /,
        /^Purple 600 Copiar #9333ea RGB /,
        /^Purple 500 Copiar #a855f7 RGB /,
        /^Purple 400 Copiar #c084fc RGB /,
        /^Purple 100 Copiar #f3e8ff RGB /,
        /^Black Copiar #000000 RGB /,
        /^Gray 900 Copiar #111827 RGB /,
        /^Gray 50 Copiar #f9fafb RGB /,
        /^White Copiar #ffffff RGB /,
      ],
    ],
    ['R-BRP-7', '#typography h3', ['Display/Hero', 'Heading 1', 'Body Text']],
    [
      'R-BRP-8, R-BRP-9, R-BRP-10, R-BRP-11',
      '#guidelines ol > li',
      [
        /Área de proteção.*letra c × 1,5/,
        /Tamanho mínimo.*120 px.*30 mm/,
        /Aplicação de cores/,
        /Sem distorção/,
        /Fundos e contraste.*4\.5:1/,
        /Efeitos proibidos/,
      ],
    ],
    [
      'R-BRP-8',
      '#guidelines ol > li figcaption',
      Array(6)
        .fill([/^Certo /, /^Errado /])
        .flat(),
    ],
    ['R-BRP-12', '[aria-labelledby="proximo-passo"]', /^Use a marca/],
    ['R-BRP-12', '[aria-labelledby="proximo-passo"] a', toTheTeam],
    // Without JavaScript they are text.
  ],
  '/termos': [
    ['R-POL-1', '[aria-label="Documentos"] li', [...Array(5).fill(/Disponível/), /\S/]],
    [
      'R-POL-1',
      '[aria-label="Documentos"] li a',
      [
        / -> \/politica-de-privacidade$/,
        / -> \/termos-de-servico$/,
        / -> \/termos-de-uso$/,
        / -> \/politica-de-cookies$/,
        / -> \/politica-de-conteudo$/,
        / -> \/contato$/,
      ],
    ],
    ['R-POL-1', 'main a', / -> \/compromisso-jornalismo$/m],
  ],
  '/politica-de-privacidade': [
    ['R-POL-5', 'main article a', / -> \/contato$/m],
    ['R-POL-5', 'main article a', `-> mailto:${brand.emails.privacy}`],
    ['R-POL-5', 'main article a', `-> mailto:${brand.emails.dataProtectionOfficer}`],
  ],
  '/termos-de-uso': [
    ['R-POL-19', 'main article a', / -> \/politica-de-privacidade$/m],
    ['R-POL-19', 'main article a', / -> \/termos-de-servico$/m],
    [
      'R-POL-24',
      '[aria-labelledby="versoes"] li',
      /^Versão 2\.1, desde 23 de novembro de 2026 ?\. Só os produtos/,
    ],
    [
      'R-POL-24',
      '[aria-labelledby="versoes"] li',
      /^Versão 1\.0, de 5 de janeiro de 2026 a 21 de novembro de 2026 ?\. Primeira versão\.$/m,
    ],
    [
      'R-POL-24',
      '[aria-labelledby="versoes"] li a',
      [/ -> \/versoes\/termos-de-uso-2-0$/, / -> \/versoes\/termos-de-uso-1-0$/],
    ],
  ],
  '/versoes/termos-de-uso-1-0': [
    ['R-POL-24', 'main', 'Esta versão não vale mais.'],
    ['R-POL-24', 'main article a', / -> \/termos-de-uso$/m],
    ['R-POL-24', 'meta[name="robots"][content="noindex"]', 1],
  ],
  '/politica-de-conteudo': [
    ['R-POL-14', 'main section input[type="checkbox"]', 8],
    ['R-POL-14', 'main section input[type="checkbox"][disabled]', 8],
    ['R-POL-19', 'main article a', / -> \/compromisso-jornalismo$/m],
    ['R-POL-19', 'main article a', / -> \/termos-de-servico$/m],
    ['R-POL-19', 'main article a', / -> \/politica-de-privacidade$/m],
  ],
  '/compromisso-jornalismo': [
    ['R-POL-17', 'main article a', / -> \/sobre$/m],
    ['R-POL-17', 'main article a', / -> \/contato$/m],
    ['R-POL-17', 'main article a', / -> \/termos$/m],
  ],
};

describe.each(Object.entries(pages))('%s says what it has to', (path, facts) => {
  const page = builtPage(path);

  test.each(facts)('%s %s: %o', (_, selector, expected) => {
    const texts = textsOf(page, selector);
    if (typeof expected === 'number') expect(texts).toHaveLength(expected);
    else if (typeof expected === 'string') expect(texts.join('\n')).toContain(expected);
    else if (expected instanceof RegExp) expect(texts.join('\n')).toMatch(expected);
    else
      expect(texts).toEqual(
        expected.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
      );
  });
});

test.each([
  'politica-de-privacidade',
  'politica-de-cookies',
  'termos-de-servico',
  'termos-de-uso',
  'politica-de-conteudo',
  'compromisso-jornalismo',
])('%s is named, dated and clean (R-POL-3)', (name) => {
  const page = builtPage(`/${name}`);
  expect(wordsOfAll(page, 'main p')).toContainEqual(
    expect.stringMatching(/^Versão \d+\.\d+, em vigor desde \d+ de \p{L}+ de \d{4}$/u),
  );
  expect(wordsOf(page.querySelector('main'))).not.toContain('{{');
});

test.each(['leia-la', 'newsletter-ai', 'portais-noticias', '../sites-para-jornais'])(
  'the first question of %s is open, and each opens and closes by itself (R-FAQ-1, R-FAQ-2, R-FAQ-4)',
  (name) => {
    const all = [...builtPage(`/solucoes/${name}`).querySelectorAll('.questions details')];
    expect(all.map((item) => item.hasAttribute('open'))).toEqual(all.map((_, index) => index === 0));
    // `details` of one `name` would close each other.
    expect(all.filter((item) => item.hasAttribute('name'))).toEqual([]);
  },
);

describe('the catalogue', () => {
  const page = builtPage('/solucoes');
  const rows = [...page.querySelectorAll('main table tbody tr')];

  test.each(solutions.map((solution, index) => ({ ...solution, index })))(
    'says what $name is, who can have it, and leads on (R-CAT-2, R-CAT-3, R-CAT-5, R-CAT-13, R-CAT-14)',
    ({ id, name, path, tagline, description, status, featured, open, index }) => {
      const card = page.querySelector(`[data-solution="${id}"] article`);
      const words = wordsOf(card);
      for (const text of [tagline, description, status]) expect(words).toContain(text);
      expect(words.includes('Destaque')).toBe(featured === true);
      expect(card?.querySelector('.solution-card__state .mark-dot') !== null).toBe(open === true);
      expect(linksIn(card)).toEqual([
        `${name} -> ${path}`,
        id === 'portal-ai'
          ? `Entrar na fila de espera : ${name} -> /portal-ai-waitlist`
          : `Explorar : ${name} -> ${path}`,
      ]);
      const cells = [...(rows[index]?.querySelectorAll('td') ?? [])];
      expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual([
        'Para quem',
        'Acesso hoje',
        null,
      ]);
      expect(cells.every((cell) => wordsOf(cell) !== '')).toBe(true);
      expect(wordsOf(cells[1] ?? null)).toBe(status);
      expect(cells[1]?.querySelectorAll('.mark-dot')).toHaveLength(open ? 1 : 0);
      // Its page says in its hero who can have it, in the words of its card.
      if (id !== 'projetos') {
        const hero = wordsOf(builtPage(path).querySelector('main section'));
        expect(hero.toLowerCase()).toContain(status.toLowerCase());
      }
    },
  );
});

test('without JavaScript the downloads of the brand are links to files of the site (R-DWN-19)', () => {
  const page = parsePage(readFileSync(join(client, 'brand.html'), 'utf8').replaceAll(/<\/?noscript>/g, ''));
  const file = (words: string) => {
    const link = [...page.querySelectorAll('a[download]')].find((item) => wordsOf(item) === words);
    return readFileSync(join(client, link?.getAttribute('href') ?? ''));
  };
  const names = Object.keys(unzipSync(file('Baixar tudo em SVG')));
  expect(names).toContain('LEIA-ME.txt');
  expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(4 + 12);
  expect(file('Download Logo').toString()).toContain('viewBox="0 0 500 200"');
  expect(file('Download Icon').toString()).toContain('viewBox="0 0 200 200"');
});
