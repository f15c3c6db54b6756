import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkList } from '#components/sections/LinkList.tsx';
import { policyCard } from './policy-card.ts';

// All documents are available, and a variant for one that is not exists (R-POL-2).
test("a document that is not written yet says 'Em breve' and leads nowhere", () => {
  const words = { title: 'Política futura', text: 'As regras da casa.', label: 'Versão 1.0' };
  const card = policyCard({ ...words, href: '/politica-futura', status: 'soon' });
  const html = renderToStaticMarkup(<LinkList columns={3} items={[card]} />);
  expect(html).toContain('Em breve');
  expect(html).not.toContain('/politica-futura');
});
