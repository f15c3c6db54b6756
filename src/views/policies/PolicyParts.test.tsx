// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TermsCards } from './PolicyParts.tsx';

// All documents are available, and a variant for one that is not exists (R-POL-1, R-POL-2).
test("a document that is not written yet says 'Em breve' and leads nowhere", () => {
  const card = { title: 'Termos de uso', summary: 'As regras da casa.', updated: '5 de janeiro de 2026' };
  render(
    <TermsCards
      cards={[
        { ...card, href: '/termos-de-uso', status: 'available' },
        { ...card, href: '/politica-futura', title: 'Política futura', status: 'soon' },
      ]}
    />,
  );
  const [available, soon] = screen.getAllByRole('listitem');
  expect(available?.textContent).toContain('Disponível');
  expect(available?.querySelector('a')?.getAttribute('href')).toBe('/termos-de-uso');
  expect(soon?.textContent).toContain('Em breve');
  expect(soon?.querySelector('a')).toBeNull();
});
