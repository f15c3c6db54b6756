import { goalLine, type Row } from '../support/print.ts';
import type { Visit } from './audit.ts';
import type { Goal } from './goals.ts';

/** Scores and times of a visit. */
export function scores(page: Visit): Row {
  return {
    desempenho: page.performance,
    acessibilidade: page.accessibility,
    'boas práticas': page.bestPractices,
    busca: page.seo,
    FCP: Math.round(page.fcp),
    LCP: Math.round(page.lcp),
    TBT: Math.round(page.tbt),
    CLS: Number(page.cls.toFixed(4)),
    'maior pintura': page.largest.split(' > ').at(-1) ?? '',
  };
}

/** What a visit downloads. */
export function weights({ bytes, requests }: Visit): Row {
  return {
    HTML: bytes.html,
    CSS: bytes.css,
    JS: bytes.js,
    fonte: bytes.font,
    imagem: bytes.image,
    outros: bytes.other,
    pedidos: requests,
  };
}

/** What a visit asks of the phone's main thread. */
export function efforts(page: Visit): Row {
  return {
    TBT: Math.round(page.tbt),
    'tarefa mais longa': Math.round(page.longestTask),
    'estilo e leiaute': Math.round(page.styleLayout),
    'pintura e camadas': Math.round(page.rendering),
    'as duas': Math.round(page.styleLayout + page.rendering),
  };
}

/** A visit beside the control's. */
export function compare(page: Visit, control: Visit): Row {
  const { 'maior pintura': _, ...numbers } = scores(page);
  const total = Object.values(page.bytes).reduce((sum, value) => sum + value, 0);
  return {
    ...numbers,
    'LCP/controle': Number((page.lcp / control.lcp).toFixed(2)),
    'FCP/controle': Number((page.fcp / control.fcp).toFixed(2)),
    bytes: total,
    pedidos: page.requests,
  };
}

/** Prints whether goals were met; lines, not a table, because some goals name many routes. */
export function report(goals: readonly Goal[]): void {
  console.log('\nMetas');
  for (const { name, of, missed, excluded } of goals) {
    const isMet = missed.length === 0;
    console.log(goalLine(isMet, isMet ? name : `${name}: em ${missed.length} de ${of}`));
    for (const where of missed) console.log(`                ${where}`);
    for (const where of excluded) console.log(`                fora da meta: ${where}`);
  }
  console.log();
}
