// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '#brand.ts';
import { generator, suggestions } from '#content/generator.ts';
import {
  about,
  cleanAroundEachTest,
  code,
  descriptionOf,
  fill,
  makeCode,
  nameField,
  openGenerator,
  pass,
  press,
  toast,
  urlField,
} from '../../../tests/support/generator-dom.tsx';
import { buildEmbed } from './embed/embed.ts';

const otherDomain = `URL inválida. Deve ser do domínio ${brand.domain}`;

cleanAroundEachTest();

test('opens with what the link tells and what to do before pasting, and with nothing to copy or save (R-GEN-1, R-GEN-17)', async () => {
  await openGenerator();
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content']) {
    expect(screen.getByText(name, { selector: '.utm p' })).toBeTruthy();
  }
  expect(screen.getByText('Antes de colar', { selector: 'h2' })).toBeTruthy();
  expect(screen.queryByText('Salvar')).toBeNull();
  expect(screen.queryByText('Copiar código')).toBeNull();
});

describe('before the first code', () => {
  test('another site’s address is refused, at the field and by a toast (R-GEN-6)', async () => {
    await openGenerator();
    fill(nameField(), 'Gazeta');
    fill(urlField(), `https://evil.example/?x=${brand.domain}`);
    await press('Gerar código');
    expect(toast()).toContain(otherDomain);
    expect(descriptionOf(urlField())).toContain(otherDomain);
    expect(document.activeElement).toBe(urlField());
    expect(code()).toBeNull();
  });

  test('a toast about a field goes when the field is right', async () => {
    await openGenerator();
    fill(nameField(), 'Gazeta');
    await press('Gerar código');
    expect(toast()).toContain('Digite a URL da Cometta');
    fill(urlField(), brand.domain);
    expect(toast()).toBe('');
  });
});

describe('once a code exists', () => {
  const embedOf = (clientName: string, url: string) =>
    buildEmbed({ clientName, url, mode: 'dark', year: new Date().getFullYear() });

  test('each of the eight ready pages changes it by itself, without a toast (R-GEN-3, R-GEN-10)', async () => {
    await openGenerator();
    await makeCode();
    fireEvent.click(screen.getByLabelText('Fechar aviso'));
    fill(nameField(), 'Rádio Mata Norte');
    expect(suggestions.map(({ label, url }) => [label, url])).toEqual([
      ['Página inicial', brand.url],
      ['Sobre', about],
      ['Contato', `${brand.url}/contato`],
      ['Soluções', `${brand.url}/solucoes`],
      ['Portais de notícias', `${brand.url}/solucoes/portais-noticias`],
      ['Sites para jornais', `${brand.url}/sites-para-jornais`],
      ['Projetos', `${brand.url}/projetos`],
      ['AI-First, Human-Centered', `${brand.url}/ai-first-human-centered`],
    ]);
    for (const { label, url } of suggestions) {
      await press(label);
      const pressed = document.querySelectorAll('.suggestions button[aria-pressed="true"]');
      expect([...pressed].map((button) => button.textContent)).toEqual([label]);
      expect(urlField().value).toBe(url);
      expect(code()?.textContent).toBe(embedOf('Rádio Mata Norte', url));
    }
    await pass(1000);
    expect(screen.getByText('Código atualizado.')).toBeTruthy();
    expect(toast()).toBe('');
  });

  test('while a field is wrong the last code stays, is marked, and is neither copied nor saved (R-GEN-18, R-GEN-30)', async () => {
    const { sent } = await openGenerator();
    await makeCode();
    const last = code()?.textContent;
    fill(urlField(), 'https://evil.example');
    expect(screen.getByText(generator.code.stale('Gazeta do Cais'))).toBeTruthy();
    expect(generator.code.stale('Gazeta do Cais')).toContain('Este código ainda é o de Gazeta do Cais.');
    await pass(700);
    expect(descriptionOf(urlField())).toContain(otherDomain);
    expect(code()?.textContent).toBe(last);
    await press('Copiar código');
    expect(toast()).toContain(otherDomain);
    expect(document.activeElement).toBe(urlField());
    await press('Salvar');
    expect(toast()).toContain('Gere um código antes de salvar');
    expect(sent).toEqual([]);
    fill(urlField(), brand.domain);
    expect(screen.queryByText(generator.code.stale('Gazeta do Cais'))).toBeNull();
  });

  test('copying says so for two seconds (R-GEN-19)', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await openGenerator();
    await makeCode();
    await press('Copiar código');
    expect(writeText).toHaveBeenCalledWith(code()?.textContent);
    expect(toast()).toContain('Código copiado para a área de transferência!');
    await pass(1900);
    expect(screen.getByText('Copiado!')).toBeTruthy();
    await pass(200);
    expect(screen.queryByText('Copiado!')).toBeNull();
    expect(screen.getByText('Copiar código')).toBeTruthy();
  });

  test('a reload brings everything back; starting over forgets it (R-GEN-32)', async () => {
    const first = await openGenerator();
    await makeCode();
    fireEvent.click(screen.getByLabelText('Claro'));
    const last = code()?.textContent;
    expect(last).toContain('color:#111827');
    first.unmount();

    const second = await openGenerator();
    expect(nameField().value).toBe('Gazeta do Cais');
    expect(screen.getByLabelText<HTMLInputElement>('Claro').checked).toBe(true);
    expect(code()?.textContent).toBe(last);
    await press('Começar outro');
    expect(document.activeElement).toBe(nameField());
    expect(code()).toBeNull();
    second.unmount();

    await openGenerator();
    expect(nameField().value).toBe('');
  });
});
