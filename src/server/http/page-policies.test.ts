import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withOwnHashes } from './page-policies.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

it('keeps the hashes of what the page has inline, and no other', () => {
  const html =
    '<script src="/a.js"></script><style>p{color:red}</style><p>Olá</p><script type="module">\nconst a = "</p>";\n</script>';
  const policy = (script: string, style: string) =>
    `default-src 'none'; script-src 'self'${script}; style-src 'self'${style};`;
  const own = policy(` ${hash('\nconst a = "</p>";\n')}`, ` ${hash('p{color:red}')}`);
  const all = own.replaceAll("'self'", `'self' ${hash('of another page')} ${hash('')}`);
  expect(withOwnHashes(all, html)).toBe(own);
});

it('changes nothing else', () => {
  const policy = "default-src 'none'; img-src 'self' data:; script-src 'self'";
  expect(withOwnHashes(policy, '<p>sem nada</p>')).toBe(policy);
});
