// R-CHL-5, R-CHL-7
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatLink, MESSAGE_LIMIT } from './whatsapp-link.ts';

describe('chatLink', () => {
  it('writes accents, line breaks and signs so that they arrive whole', () => {
    expect(chatLink('5511900000000', 'Olá!\nQuero 100% & já? 🙂')).toBe(
      'https://wa.me/5511900000000?text=Ol%C3%A1!%0AQuero%20100%25%20%26%20j%C3%A1%3F%20%F0%9F%99%82',
    );
  });

  it('leaves the text out when there is none', () => {
    expect(chatLink('5511900000000', '  \n')).toBe('https://wa.me/5511900000000');
  });

  it('gives back any message through the address, cut at the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: MESSAGE_LIMIT + 50 }), (message) => {
        fc.pre(message.trim() !== '');
        const kept = message.slice(0, MESSAGE_LIMIT).toWellFormed();
        fc.pre(kept.trim() !== '');
        const url = new URL(chatLink('5511900000000', message));
        expect(decodeURIComponent(url.search.slice('?text='.length))).toBe(kept);
        expect(url.hash).toBe('');
      }),
    );
  });
});
