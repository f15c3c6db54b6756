import type { ReactNode } from 'react';
import { type RegisterColumn, RegisterTable } from '#components/sections/RegisterTable.tsx';
import { TextLink } from '#components/ui/Button.tsx';
import { consentProof as words } from '#content/staff/requests.ts';

/** Path of the page that leads from a receipt, or the version of a text, to what was shown. */
export const proofPath = '/equipe/recibos';

/** What was shown: the words line by line, then the document, if any, by the Markdown that src/content/policies uses. */
export function ShownText({ text }: { readonly text: string }) {
  const [shown = '', facts, ...body] = text.split(/^---$/m);
  const fact = (name: string) => new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(facts ?? '')?.[1] ?? '';
  return (
    <>
      {shown.split('\n').map((line, index) => (line.trim() === '' ? null : <p key={index}>{line}</p>))}
      {facts === undefined ? null : (
        <h3 className="type-h4">{words.document(fact('title'), fact('version'))}</h3>
      )}
      {body
        .join('')
        .split(/\n{2,}/)
        .map((block, index) => (
          <Block key={index} lines={block.trim().split('\n')} />
        ))}
    </>
  );
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  const [first = ''] = lines;
  if (first === '' || first.startsWith('<!--')) return null;
  if (first.startsWith('#'))
    return (
      <h4>
        <strong>{first.replace(/^#+ /, '')}</strong>
      </h4>
    );
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => line.split('|').slice(1, -1));
    const columns = head.map((label, index): RegisterColumn<readonly string[]> => {
      return {
        label: label.trim(),
        cell: (row) => inline(row[index] ?? ''),
        ...(index === 0 && { kind: 'head' }),
      };
    });
    return <RegisterTable columns={columns} rows={rows} />;
  }
  const List = /^\d+\. /.test(first) ? 'ol' : first.startsWith('- ') ? 'ul' : undefined;
  if (List === undefined) return <p>{inline(lines.join(' '))}</p>;
  return (
    <List className="staff-list">
      {lines.map((line) => (
        <li key={line}>{inline(line.replace(/^(- |\d+\. )/, ''))}</li>
      ))}
    </List>
  );
}

/** Strong words, names and links in a line; a link to a part of its own page is none here. */
function inline(line: string): readonly ReactNode[] {
  return line.split(/(\*\*.+?\*\*|`.+?`|\[.+?\]\(.+?\))/).map((part, index) => {
    const [, label = '', href = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (href.startsWith('#')) return label;
    if (href !== '')
      return (
        <TextLink href={href} key={index}>
          {label}
        </TextLink>
      );
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part;
  });
}
