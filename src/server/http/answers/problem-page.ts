import { createHash } from 'node:crypto';
import { brand } from '#brand.ts';
import { problemPageText } from '#content/problems.ts';

/** What a person is told: what is wrong, and what comes before the link to the home page. */
export interface ProblemWords {
  readonly message: string;
  readonly before: string;
}

// Needs nothing of the build, which may be what is missing: the colours and sizes are those of tokens.css.
const style =
  'body{margin:0;display:grid;min-height:100vh;place-content:center;padding:1.5rem;box-sizing:border-box;' +
  'background:#fff;color:#111827;font:1.125rem/1.6 Inter,system-ui,sans-serif}' +
  'h1{max-width:20ch;margin:0;font-size:clamp(2rem,6vw,3.5rem);line-height:1.05;letter-spacing:-.03em}' +
  'a{color:inherit;text-underline-offset:.2em}';

/** Policy of {@link problemPage}: its own style and nothing else. */
export const problemPagePolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * What a person sees when the server refuses where the browser was going.
 * @param words sentences of `src/content`, which need no escaping
 */
export function problemPage({ message, before }: ProblemWords): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${problemPageText.title} | ${brand.name}</title><style>${style}</style></head>
<body><main><h1>${message}</h1><p>${before} <a href="/">${problemPageText.home}</a>.</p></main></body>
</html>
`;
}
