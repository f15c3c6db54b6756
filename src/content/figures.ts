/**
 * Every figure of the site in its own notation (docs/requirements.md#figures), with its basis: what was counted, when
 * and where. A page takes a figure from here and says its noun: `{ ...figures.companies, label: 'empresas' }`.
 *
 * A basis is what a visitor reads who asks where a figure comes from. As shipped it says honestly that the company gave
 * the figure, with the period of the requirements where there is one. Whoever measures writes the measurement in its place:
 * 'Contratos ativos em 31 de dezembro de 2025, no sistema de faturamento.'
 */
import { brand } from '#brand.ts';
import type { Figure } from './schema.ts';

// What the browser does not use must not reach it: both functions are marked for the bundler.

/** The basis of a figure that the company gave. */
/* @__NO_SIDE_EFFECTS__ */
function given(counted: string, period = 'O período da medição não foi informado.'): string {
  return `Dado fornecido pela ${brand.name}: ${counted}. ${period}`;
}

/** The basis of what Portal AI 1.0 is to reach: it is no result, because the product is not launched. */
/* @__NO_SIDE_EFFECTS__ */
function goal(aim: string): string {
  return `Meta do projeto: ${aim}. O Portal AI 1.0 ainda não foi lançado, e este número não é um resultado.`;
}

// The company.
export const companies: Figure = {
  value: '180+',
  basis: given('empresas atendidas', `Período: de ${brand.since} até hoje.`),
};
export const partners: Figure = { value: '180+', basis: given('parceiros entre portais e empresas') };
export const companiesOfHome: Figure = {
  value: 'Mais de 50',
  basis: given('empresas que trabalham com a gente', 'A data da contagem não foi informada.'),
};
export const impressions: Figure = {
  value: '1.5B+',
  basis: given('impressões de página', 'Período: ano de 2024.'),
};
export const people: Figure = { value: '480M+', basis: given('pessoas alcançadas') };
export const satisfaction: Figure = { value: '94%', basis: given('satisfação de clientes') };
export const years: Figure = {
  value: 'mais de 17 anos',
  basis: given('anos de atuação', `Período: desde ${brand.since}.`),
};
export const transparency: Figure = {
  value: '100%',
  basis: `Compromisso da ${brand.name}, e não uma medição.`,
};
export const schools: Figure = { value: '50+', basis: given('escolas atendidas', 'Período: desde 2009.') };
export const impressionsOfYear: Figure = {
  value: '1B',
  basis: given('impressões de página', 'Período: ano de 2019.'),
};

// What AI-first work brings, on the philosophy page, and its case.
export const productivity: Figure = { value: '3x', basis: given('produtividade da equipe') };
export const precision: Figure = { value: '98%', basis: given('precisão das propostas da IA') };
export const roi: Figure = { value: '340%', basis: given('retorno sobre o investimento (ROI)') };
export const integrations: Figure = { value: '300+', basis: given('integrações disponíveis') };
export const uptime: Figure = { value: '99.9%', basis: given('tempo no ar') };
export const support: Figure = {
  value: '24/7',
  basis: given('horário do suporte, 24 horas por dia, sete dias por semana', 'Vale para clientes.'),
};
export const timeReduction: Figure = {
  value: '87%',
  basis: given('redução do tempo por processo, no caso desta página'),
};
export const processes: Figure = { value: '350+', basis: given('processos, no caso desta página') };
export const caseSatisfaction: Figure = { value: '100%', basis: given('satisfação, no caso desta página') };
export const rework: Figure = { value: '96%', basis: given('redução do retrabalho, no caso desta página') };

// Newsletter AI.
export const openRate: Figure = {
  value: '+67%',
  basis: given('aumento da taxa de abertura com a Newsletter AI'),
};
export const newsletterRoi: Figure = {
  value: '340%',
  basis: given('retorno sobre o investimento (ROI) com a Newsletter AI'),
};
export const newsletterOutput: Figure = {
  value: '3x',
  basis: given('produção da mesma equipe com a Newsletter AI'),
};
export const newsletterPrecision: Figure = {
  value: '98%',
  basis: given('precisão dos resumos da Newsletter AI'),
};

// Chama.lá and Leia.lá.
export const rating: Figure = { value: '4.9/5', basis: given('média das avaliações de quem usa o Chama.lá') };
export const users: Figure = { value: '1.247+', basis: given('usuários do Chama.lá') };
export const redirect: Figure = {
  value: '< 50 ms',
  basis: given('tempo para redirecionar um clique do Leia.lá'),
};
export const linkUptime: Figure = { value: '99.99%', basis: given('disponibilidade do Leia.lá') };
export const countries: Figure = {
  value: '180+',
  basis: given('países para os quais o Leia.lá aceita um destino próprio'),
};
export const copies: Figure = { value: '95%', basis: given('cópias de texto detectadas pelo Leia.lá') };

// Publicidade Legal.
export const publicationTime: Figure = {
  value: '5 min',
  basis: given('tempo médio de publicação na Publicidade Legal'),
};

// Portal AI 1.0: what the project aims at before its launch.
export const portalTraffic: Figure = { value: '+65%', basis: goal('aumento do tráfego orgânico') };
export const portalLoad: Figure = { value: '0.8 s', basis: goal('tempo para carregar a página') };
export const publisherLoad: Figure = { value: 'menos de 2 s', basis: goal('tempo para abrir a página') };
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
