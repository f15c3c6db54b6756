import type { APIRoute } from 'astro';
import { brand } from '#brand.ts';
import { trailNames } from '#content/interface.ts';
import { footerColumns, productsColumn } from '#content/navigation.ts';
import { solutions } from '#content/solutions.ts';

/** The site in a page of Markdown, for language models (llmstxt.org). */
export const GET: APIRoute = ({ site }) => {
  const link = (path: string) => new URL(path, site).href;
  const products = solutions.map(
    ({ name, path, description, status }) => `- [${name}](${link(path)}): ${description} ${status}.`,
  );
  const others = footerColumns
    .filter(({ title }) => title !== productsColumn)
    .flatMap(({ title, links }) => [
      `## ${title}`,
      '',
      ...links.map(({ label, href }) => `- [${label}](${link(href)})`),
      '',
    ]);
  return new Response(
    [
      `# ${brand.name}`,
      '',
      `> ${brand.description}`,
      '',
      `## ${trailNames.solutions}`,
      '',
      ...products,
      '',
      ...others,
    ].join('\n'),
  );
};
