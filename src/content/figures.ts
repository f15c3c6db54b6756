/**
 * Every figure of the site in its own notation (docs/requirements.md#figures), with its basis: what was counted, when
 * and where. A page takes a figure from here and says its noun: `{ ...figures.companies, label: 'empresas' }`.
 *
 * A basis is what a visitor reads who asks where a figure comes from. As shipped it says that the company declares the figure, and
 * what a report of it would hold (docs/to-confirm.md). Whoever measures writes the measurement in its place:
 * 'Contratos ativos em 31 de dezembro de 2025, no sistema de faturamento.'
 *
 * One figure has one meaning: what two pages show is one of these.
 */
import { brand } from '#brand.ts';
import type { Figure } from './schema.ts';

// What the browser does not use must not reach it: both functions are marked for the bundler.

/** The basis of a figure that the company declares. */
/* @__NO_SIDE_EFFECTS__ */
function declared(counted: string, report: string): string {
  return `${counted}. Número declarado por nós, ainda sem relatório publicado. O relatório traria ${report}.`;
}

/** The basis of what Portal AI 1.0 is to reach: it is no result, because the product is not launched. */
/* @__NO_SIDE_EFFECTS__ */
function goal(aim: string): string {
  return `Meta do projeto: ${aim}. O Portal AI 1.0 ainda não foi lançado, e este número não é um resultado.`;
}

const contracts = 'a lista de contratos, com a data';
const audience = 'os dados da ferramenta de audiência';
const survey = 'a pergunta, o total de respostas e o período';
const monitoring = 'os dados do monitoramento, com o período';

// The company.
export const companies: Figure = {
  value: '180+',
  basis: declared(`Empresas atendidas desde ${brand.since}`, contracts),
};
export const partners: Figure = {
  value: '180+',
  basis: declared(`As empresas atendidas desde ${brand.since}, portais e outras`, contracts),
};
export const companiesOfHome: Figure = {
  value: 'Mais de 50',
  basis: declared('Empresas com contrato ativo', contracts),
};
export const impressions: Figure = {
  value: '1.5B+',
  basis: declared('Impressões de página no ano de 2024', audience),
};
export const people: Figure = {
  value: '480M+',
  basis: declared('Pessoas alcançadas', `o período e ${audience}`),
};
export const satisfaction: Figure = { value: '94%', basis: declared('Satisfação de clientes', survey) };
export const years: Figure = {
  value: 'mais de 17 anos',
  basis: `Anos de trabalho, contados desde ${brand.since}.`,
};
export const transparency: Figure = {
  value: '100%',
  basis: `Compromisso da ${brand.name}, e não uma medição.`,
};
export const schools: Figure = {
  value: '50+',
  basis: declared('Escolas atendidas desde 2009', contracts),
};
export const impressionsOfYear: Figure = {
  value: '1B',
  basis: declared('Impressões de página no ano de 2019', audience),
};

// The philosophy page: the support, and a case. Its other figures are those of Newsletter AI and the goals of Portal AI.
export const support: Figure = {
  value: '24/7',
  basis: 'Suporte a clientes, 24 horas por dia, sete dias por semana; o prazo de resposta é o do contrato.',
};
export const timeReduction: Figure = {
  value: '87%',
  basis: declared('Redução do tempo por processo no caso desta página', 'o tempo antes e depois'),
};
export const processes: Figure = {
  value: '350+',
  basis: declared('Processos concluídos no caso desta página', 'a lista deles, com o período'),
};
export const caseSatisfaction: Figure = {
  value: '100%',
  basis: declared('Satisfação no caso desta página', survey),
};
export const rework: Figure = {
  value: '96%',
  basis: declared('Redução do retrabalho no caso desta página', 'o retrabalho antes e depois'),
};

// Newsletter AI.
export const openRate: Figure = {
  value: '+67%',
  basis: declared('Aumento da taxa de abertura com a Newsletter AI', 'os envios comparados e o período'),
};
export const newsletterRoi: Figure = {
  value: '340%',
  basis: declared('Retorno sobre o investimento (ROI) na Newsletter AI', 'receita, custo e período'),
};
export const newsletterOutput: Figure = {
  value: '3x',
  basis: declared('Produção da mesma equipe com a Newsletter AI', 'as edições antes e depois'),
};
export const newsletterPrecision: Figure = {
  value: '98%',
  basis: declared('Precisão dos resumos da Newsletter AI', 'a amostra e o que contou como erro'),
};

// Chama.lá and Leia.lá.
export const rating: Figure = {
  value: '4.9/5',
  basis: declared('Média das avaliações do Chama.lá', 'onde se avaliou e quantas notas'),
};
export const users: Figure = {
  value: '1.247+',
  basis: declared('Usuários do Chama.lá', 'a contagem de visitas à ferramenta, que não vê o que se digita'),
};
export const redirect: Figure = {
  value: '< 50 ms',
  basis: declared('Tempo para redirecionar um clique do Leia.lá', monitoring),
};
export const linkUptime: Figure = {
  value: '99.99%',
  basis: declared('Disponibilidade do Leia.lá', monitoring),
};
export const countries: Figure = {
  value: '180+',
  basis: declared('Países para os quais o Leia.lá aceita um destino próprio', 'a lista dos países'),
};
export const copies: Figure = {
  value: '95%',
  basis: declared('Cópias de texto detectadas pelo Leia.lá', 'a amostra de cópias e o período'),
};

// Publicidade Legal.
export const publicationTime: Figure = {
  value: '5 min',
  basis: declared(
    'Tempo médio de publicação na Publicidade Legal, do texto aprovado à prova',
    'as publicações medidas e o período',
  ),
};

// Portal AI 1.0: what the project aims at before its launch.
export const portalTraffic: Figure = { value: '+65%', basis: goal('aumento do tráfego orgânico') };
export const portalLoad: Figure = {
  value: '0.8 s',
  basis: goal('tempo para carregar a página em banda larga'),
};
export const publisherLoad: Figure = {
  value: 'menos de 2 s',
  basis: goal('tempo para abrir a página no 4G'),
};
export const portalProductivity: Figure = { value: '3x', basis: goal('produtividade da redação') };
export const portalPrecision: Figure = { value: '98%', basis: goal('precisão das propostas da IA') };
export const portalUptime: Figure = { value: '99.9%', basis: goal('tempo no ar') };
export const portalIntegrations: Figure = { value: '300+', basis: goal('integrações disponíveis') };
export const portalWeeks: Figure = {
  value: '5 semanas',
  basis: goal('prazo da implantação, da descoberta ao lançamento'),
};
export const portalSupport: Figure = {
  value: '24/7',
  basis: goal('horário do suporte, 24 horas por dia, sete dias por semana'),
};
