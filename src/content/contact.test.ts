// R-CON-2
import { expect, it } from 'vitest';
import { brand } from '#brand.ts';
import { contact, contactMessage } from './contact.ts';

it('has the heading and the button, word for word (R-CON-1)', () => {
  expect(contact.heading.join(' ')).toBe('Entre em contato conosco no WhatsApp');
  expect(contact.button.label).toBe('Iniciar conversa');
});

it('opens the chat of the company with the message that the page shows (R-CON-3)', () => {
  const url = new URL(contact.button.href);
  expect(url.host + url.pathname).toBe(`wa.me/${brand.whatsapp}`);
  expect(url.searchParams.get('text')).toBe(contactMessage);
  expect(contact.steps[0].what).toContain(contactMessage);
});
