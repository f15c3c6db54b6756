import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TermsCards } from './PolicyParts.tsx';

// All documents are available, and a variant for one that is not exists (R-POL-2).
test("a document that is not written yet says 'Em breve' and leads nowhere", () => {
  const card = {
    href: '/politica-futura',
    title: 'Política futura',
    summary: 'As regras da casa.',
    updated: '',
  };
  const html = renderToStaticMarkup(<TermsCards cards={[{ ...card, status: 'soon' }]} />);
  expect(html).toContain('Em breve');
  expect(html).not.toContain(card.href);
});
