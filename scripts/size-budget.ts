/** Shows what each built page costs a visitor (`npm run size`) and fails when one is over its budget. */
import { orphans, overruns } from './lib/page-budgets.ts';
import { pageCosts } from './lib/page-cost.ts';

const costs = pageCosts();

console.log(
  'Primeira visita a cada página, com o aviso de cookies (bytes: HTML e CSS em brotli, JS em gzip; o HTML já traz CSS)',
);
for (const { route, html, css, script, font, requests } of costs) {
  console.log(
    `${route.padEnd(34)} html ${pad(html)}  css ${pad(css)}  js ${pad(script)}  fonte ${pad(font)}  pedidos ${pad(requests)}`,
  );
}

const problems = [...costs.flatMap(overruns), ...orphans(costs)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function pad(value: number): string {
  return String(value).padStart(6);
}
