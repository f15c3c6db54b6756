import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrModules } from '#components/drawing/qr.ts';
import { anyCharacter } from '../../../tests/support/any-text.ts';
import { chatLink, MESSAGE_LIMIT, readPhone, stateOfAreaCode } from './whatsapp-link.ts';

// R-CHL-5, R-CHL-7
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
      fc.property(fc.string({ unit: anyCharacter, maxLength: MESSAGE_LIMIT + 50 }), (message) => {
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

// R-CHL-6
describe('a Brazilian number', () => {
  it.each([
    ['(11) 90000-0000', '5511900000000', '(11) 90000-0000', 'Celular com DDD 11 (SP)'],
    ['11900000000', '5511900000000', '(11) 90000-0000', 'Celular com DDD 11 (SP)'],
    ['011 90000 0000', '5511900000000', '(11) 90000-0000', 'Celular com DDD 11 (SP)'],
    ['+55 (55) 99999-1234', '5555999991234', '(55) 99999-1234', 'Celular com DDD 55 (RS)'],
    ['5551999991234', '5551999991234', '(51) 99999-1234', 'Celular com DDD 51 (RS)'],
    ['55999991234', '5555999991234', '(55) 99999-1234', 'Celular com DDD 55 (RS)'],
    ['0055 71 3333-4444', '557133334444', '(71) 3333-4444', 'Fixo com DDD 71 (BA)'],
    ['\u202a+55 11 90000\u20110000\u202c', '5511900000000', '(11) 90000-0000', 'Celular com DDD 11 (SP)'],
    ['（１１）９００００－００００', '5511900000000', '(11) 90000-0000', 'Celular com DDD 11 (SP)'],
  ])('%s is read', (text, digits, display, note) => {
    expect(readPhone(text)).toEqual({ ok: true, digits, display, note });
  });

  it.each([
    ['', 'Digite o número com DDD.'],
    ['onze 9', 'Use só números. Parênteses, espaços e traços podem ficar.'],
    ['11 9999', 'Faltam dígitos: com o DDD, são dez no fixo e onze no celular.'],
    ['90000-0000', 'Falta o DDD: os dois números da região, antes do telefone.'],
    ['3333-4444', 'Falta o DDD: os dois números da região, antes do telefone.'],
    ['(20) 90000-0000', 'O DDD 20 não existe. Confira os dois primeiros números.'],
    ['(11) 8000-0000', 'Celular tem nove dígitos depois do DDD. Falta o 9 na frente.'],
    ['(11) 50000-0000', 'Com nove dígitos depois do DDD, o primeiro é 9. Se for fixo, são oito.'],
    ['(11) 1000-0000', 'Depois do DDD, fixo começa com 2, 3, 4 ou 5, e celular com 9.'],
    [
      '(11) 90000-00000',
      'Sobram dígitos: com o DDD, são no máximo onze. Se for de outro país, comece com +.',
    ],
    ['0800 123 4567', 'Números como 0800 não servem aqui. Use um celular ou um fixo com DDD.'],
  ])('%s is refused with what to change', (text, message) => {
    expect(readPhone(text)).toEqual({ ok: false, message });
  });

  it('is read with any of the 67 area codes in use, and its own display is read the same', () => {
    expect(stateOfAreaCode.size).toBe(67);
    fc.assert(
      fc.property(
        fc.constantFrom(...stateOfAreaCode.keys()),
        fc.stringMatching(/^(?:9\d{8}|[2-5]\d{7})$/),
        (code, local) => {
          const reading = readPhone(`${code}${local}`);
          expect(reading).toMatchObject({ ok: true, digits: `55${code}${local}` });
          expect(readPhone(reading.ok ? reading.display : '')).toEqual(reading);
        },
      ),
    );
  });
});

describe('a number of another country', () => {
  it.each([
    ['+351 912 345 678', '351912345678', 'Número: Portugal'],
    ['00351912345678', '351912345678', 'Número: Portugal'],
    ['+1 (415) 555-2671', '14155552671', 'Número: Estados Unidos'],
  ])('%s is read', (text, digits, note) => {
    expect(readPhone(text)).toMatchObject({ ok: true, digits, note });
  });

  it.each([
    ['+', 'Não reconhecemos o código do país. Ele vem logo depois do +, como em +351.'],
    ['+999 123 456', 'Não reconhecemos o código do país. Ele vem logo depois do +, como em +351.'],
    ['+351 912', 'Faltam dígitos para o país deste código.'],
    ['+351 912 345 678 901', 'Sobram dígitos para o país deste código.'],
    ['+351 012 345 678', 'Este número não existe no país que o código indica. Confira os dígitos.'],
  ])('%s is refused with what to change', (text, message) => {
    expect(readPhone(text)).toEqual({ ok: false, message });
  });
});

it('answers any text at all with a number or a sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[+\d ()-]*$/)), (text) => {
      const reading = readPhone(text);
      if (reading.ok) expect(reading.digits).toMatch(/^\d{7,15}$/);
      else expect(reading.message).toMatch(/\.$/);
    }),
  );
});

it.each(['a', 'ã', '漢', '🙂'])('a QR code takes the longest message of %s (R-CHL-5)', (character) => {
  const link = chatLink('551190000000000', character.repeat(MESSAGE_LIMIT));
  expect(qrModules(link).length).toBeLessThanOrEqual(177);
});
