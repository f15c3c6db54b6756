// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '#brand.ts';
import { suggestions } from '#content/generator.ts';
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
} from '../../../tests/support/browser/generator-dom.tsx';
import { buildEmbed } from './embed/embed.ts';

const otherDomain = `URL inválida. Deve ser do domínio ${brand.domain}`;

cleanAroundEachTest();

test('opens with what the link tells and nothing to copy or save; another site’s address is refused (R-GEN-1, R-GEN-6, R-GEN-17)', async () => {
  await openGenerator();
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content']) {
    expect(screen.getByText(name, { selector: '.utm p' })).toBeTruthy();
  }
  expect(screen.getByText('Antes de colar', { selector: 'h2' })).toBeTruthy();
  expect(screen.queryByText('Salvar')).toBeNull();
  expect(screen.queryByText('Copiar código')).toBeNull();
  fill(nameField(), 'Gazeta');
  fill(urlField(), `https://evil.example/?x=${brand.domain}`);
  await press('Gerar código');
  expect(screen.getByRole('alert').textContent).toContain(otherDomain);
  expect(descriptionOf(urlField())).toContain(otherDomain);
  expect(document.activeElement).toBe(urlField());
  expect(code()).toBeNull();
});

describe('once a code exists', () => {
  const embedOf = (clientName: string, url: string) =>
    buildEmbed({ clientName, url, mode: 'dark', year: new Date().getFullYear() });

  test('each of the eight ready pages changes it by itself, without a toast (R-GEN-3, R-GEN-10)', async () => {
    await openGenerator();
    await makeCode();
    fireEvent.click(screen.getByLabelText('Fechar aviso'));
    expect(toast()).toBe('');
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
    const note = 'Este código ainda é o de Gazeta do Cais. Corrija os campos para atualizar.';
    expect(screen.getByText(note)).toBeTruthy();
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
    expect(screen.queryByText(note)).toBeNull();
  });

  test('copying says so for two seconds, its toast for three; where it is refused the code is selected (R-GEN-19, R-GEN-21, R-GEN-24)', async () => {
    const writeText = vi.fn(async () => {});
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
    await pass(890);
    expect(toast()).not.toBe('');
    await pass(20);
    expect(toast()).toBe('');
    writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await press('Copiar código');
    expect(toast()).toContain('Erro ao copiar código');
    expect(getSelection()?.toString()).toBe(code()?.textContent);
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
    expect(sessionStorage.length).toBe(0);
    second.unmount();

    const third = await openGenerator();
    expect(nameField().value).toBe('');
    third.unmount();
    for (const stored of ['{', '[]', '7']) {
      sessionStorage.setItem('copyrightDraft', stored);
      const { unmount } = await openGenerator();
      expect(nameField().value).toBe('');
      unmount();
    }
  });
});
