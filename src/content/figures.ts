/**
 * Every figure of the site in its own notation (docs/requirements.md#figures), with its basis: what was counted, when
 * and where. A page takes a figure from here and says its noun: `{ ...figures.companies, label: 'empresas' }`.
 *
 * As shipped a basis says what a report of the figure would hold, and its note that the company declares it (docs/to-confirm.md). Whoever
 * measures writes the measurement in its place:
 * 'Contratos ativos em 31 de dezembro de 2025, no sistema de faturamento.'
 *
 * One figure has one meaning: what two pages show is one of these.
 */
import { brand } from '#brand.ts';
import type { Figure } from './schema.ts';

// What the browser does not use must not reach it: both functions are marked for the bundler.

/** A figure that the company declares. */
/* @__NO_SIDE_EFFECTS__ */
function declared(value: string, counted: string, report: string): Figure {
  return {
    value,
    basis: `${counted}. Falta publicar ${report}.`,
    declared: true,
  };
}

/** What Portal AI 1.0 is to reach: it is no result, because the product is not launched. */
/* @__NO_SIDE_EFFECTS__ */
function goal(value: string, aim: string): Figure {
  return {
    value,
    basis: `Meta do projeto: ${aim}. O Portal AI 1.0 ainda não foi lançado, e este número não é um resultado.`,
  };
}

const contracts = 'a lista de contratos, com a data';
const audience = 'os dados da ferramenta de audiência';
const survey = 'a pergunta, o total de respostas e o período';
const monitoring = 'os dados do monitoramento, com o período';

// The company.
export const companies = declared('180+', `Empresas atendidas desde ${brand.since}`, contracts);
export const partners = declared(
  '180+',
  `As empresas atendidas desde ${brand.since}, portais e outras`,
  contracts,
);
export const companiesOfHome = declared('Mais de 50', 'Empresas com contrato ativo', contracts);
export const impressions = declared('1.5B+', 'Impressões de página no ano de 2024', audience);
export const people = declared('480M+', 'Pessoas alcançadas', `o período e ${audience}`);
export const satisfaction = declared('94%', 'Satisfação de clientes', survey);
export const years: Figure = {
  value: 'mais de 17 anos',
  basis: `Anos de trabalho, contados desde ${brand.since}.`,
};
export const transparency: Figure = {
  value: '100%',
  basis: `Compromisso da ${brand.name}, e não uma medição.`,
};
export const schools = declared('50+', 'Escolas atendidas desde 2009', contracts);
export const impressionsOfYear = declared('1B', 'Impressões de página no ano de 2019', audience);

// The philosophy page: the support, and a case. Its other figures are those of Newsletter AI and the goals of Portal AI.
export const support: Figure = {
  value: '24/7',
  basis: 'Suporte a clientes, 24 horas por dia, sete dias por semana; o prazo de resposta é o do contrato.',
};
export const timeReduction = declared(
  '87%',
  'Redução do tempo por processo no caso desta página',
  'o tempo antes e depois',
);
export const processes = declared(
  '350+',
  'Processos concluídos no caso desta página',
  'a lista deles, com o período',
);
export const caseSatisfaction = declared('100%', 'Satisfação no caso desta página', survey);
export const rework = declared(
  '96%',
  'Redução do retrabalho no caso desta página',
  'o retrabalho antes e depois',
);

// Newsletter AI.
export const openRate = declared(
  '+67%',
  'Aumento da taxa de abertura com a Newsletter AI',
  'os envios comparados e o período',
);
export const newsletterRoi = declared(
  '340%',
  'Retorno sobre o investimento na Newsletter AI',
  'receita, custo e período',
);
export const newsletterOutput = declared(
  '3x',
  'Produção da mesma equipe com a Newsletter AI',
  'as edições antes e depois',
);
export const newsletterPrecision = declared(
  '98%',
  'Precisão dos resumos da Newsletter AI',
  'a amostra e o que conta como erro',
);

// Chama.lá and Leia.lá.
export const rating = declared(
  '4.9/5',
  'Média das avaliações do Chama.lá',
  'onde se avaliou e quantas notas',
);
export const users = declared(
  '1.247+',
  'Usuários do Chama.lá',
  'a contagem de visitas à ferramenta, que não vê o que se digita',
);
export const redirect = declared('< 50 ms', 'Tempo para redirecionar um clique do Leia.lá', monitoring);
export const linkUptime = declared('99.99%', 'Disponibilidade do Leia.lá', monitoring);
export const countries = declared(
  '180+',
  'Países para os quais o Leia.lá aceita um destino próprio',
  'a lista dos países',
);
export const copies = declared(
  '95%',
  'Cópias de texto detectadas pelo Leia.lá',
  'a amostra de cópias e o período',
);

// Publicidade Legal.
export const publicationTime = declared(
  '5 min',
  'Tempo médio de publicação na Publicidade Legal, do texto aprovado à prova',
  'as publicações medidas e o período',
);

// Portal AI 1.0: what the project aims at before its launch.
export const portalTraffic = goal('+65%', 'aumento do tráfego orgânico');
export const portalLoad = goal('0.8 s', 'tempo para carregar a página em banda larga');
export const publisherLoad = goal('2 s', 'tempo para abrir a página no 4G');
export const portalProductivity = goal('3x', 'produtividade da redação');
export const portalPrecision = goal('98%', 'precisão das sugestões da IA');
export const portalUptime = goal('99.9%', 'tempo no ar');
export const portalIntegrations = goal('300+', 'integrações disponíveis');
export const portalWeeks = goal('5 semanas', 'prazo da implantação, da descoberta ao lançamento');
export const portalSupport = goal('24/7', 'horário do suporte, 24 horas por dia, sete dias por semana');
