// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '#brand.ts';
import {
  about,
  cleanAroundEachTest,
  code,
  descriptionOf,
  fill,
  generations,
  listOf,
  makeCode,
  nameField,
  openGenerator,
  pass,
  press,
  rows,
  searchField,
  toast,
  urlField,
} from '../../../../tests/support/browser/generator-dom.tsx';

cleanAroundEachTest();

const says = (text: string) => document.body.textContent?.includes(text) ?? false;

describe('saving', () => {
  test('sends the code once, and the list is asked for again (R-GEN-17, R-GEN-20)', async () => {
    const answer = Promise.withResolvers<Response>();
    const list = vi.fn(() => listOf([]));
    const { sent } = await openGenerator({ list, save: () => answer.promise });
    await makeCode();
    fireEvent.click(screen.getByLabelText('Claro'));
    await press('Salvar');
    fireEvent.click(screen.getByText('Salvando...', { selector: 'button' }));
    expect(screen.getByText('Salvando...', { selector: 'button' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    answer.resolve(new Response(null, { status: 201 }));
    await pass(0);
    expect(toast()).toContain('Copyright salvo com sucesso!');
    expect(list).toHaveBeenCalledTimes(2);
    expect(says('Está na lista do fim da página.')).toBe(true);
    expect(sent).toEqual([
      {
        client_name: 'Gazeta do Cais',
        product_url: about,
        embed_code: code()?.textContent,
        preview_mode: 'light',
      },
    ]);
  });

  test.each([
    [500, 'O código continua aqui. Tente de novo.'],
    [429, 'Muitas tentativas em pouco tempo. Aguarde 12 segundos e tente de novo.'],
    [401, 'O acesso da equipe não foi aceito.'],
    [0, 'Sem resposta do servidor.'],
  ])('says so after %i (0: no answer), and nothing is lost (R-GEN-22)', async (status, reason) => {
    const save = async () => {
      if (status === 0) throw new TypeError('Failed to fetch');
      return new Response('{}', { status, headers: { 'Retry-After': '12' } });
    };
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await openGenerator({ save });
    await makeCode();
    const last = code()?.textContent;
    await press('Salvar');
    expect(toast()).toContain('Erro ao salvar copyright');
    expect(says('Erro ao salvar geração')).toBe(true);
    expect(says(reason)).toBe(true);
    expect(code()?.textContent).toBe(last);
    await press('Copiar código');
    expect(says('O código está selecionado')).toBe(true);
    // What failed for one client is not said of the next.
    fill(nameField(), 'Folha do Vale');
    expect(says('Erro ao salvar geração')).toBe(false);
    expect(says('O código está selecionado')).toBe(false);
  });
});

describe('the list', () => {
  test('without any saved generation it says what to do', async () => {
    await openGenerator();
    expect(screen.getByText('Nenhuma geração salva', { selector: '.saved-empty p' })).toBeTruthy();
    expect(says('Gere um código e salve. Ele aparece aqui, com data e hora.')).toBe(true);
  });

  test('shows that it is on its way, and tells a failure, which can be tried again (R-GEN-23)', async () => {
    const first = Promise.withResolvers<Response>();
    const answers = [first.promise, Promise.resolve(listOf(generations(2)))];
    await openGenerator({ list: () => answers.shift() ?? listOf([]) });
    expect(says('Carregando gerações...')).toBe(true);
    expect(document.querySelector('.saved--loading')).not.toBeNull();
    first.resolve(new Response('{}', { status: 503 }));
    await pass(0);
    const alert = () => document.querySelector('.saved-problem [role="alert"]')?.textContent;
    expect(alert()).toContain('Erro ao carregar gerações recentes');
    // There is no code that could still be right.
    expect(says('O código acima continua valendo.')).toBe(false);
    screen.getByText('Tentar de novo').focus();
    await press('Tentar de novo');
    expect(rows()).toHaveLength(2);
    expect(alert()).toBeUndefined();
    expect(document.activeElement?.textContent).toBe('Gerações recentes');
  });

  test('choosing a saved one fills the form and builds its code, over HTTPS, or leads to what is wrong now (R-GEN-8)', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const lists = [`http://${brand.domain}/projetos`, 'https://outra.example/'];
    const list = () => listOf(generations(1, 'Rádio', lists.shift()));
    const { unmount } = await openGenerator({ list });
    await press('Usar');
    expect(toast()).toContain('Código gerado com sucesso!');
    expect(nameField().value).toBe('Rádio 1');
    expect(document.activeElement).toBe(nameField());
    expect(scrollIntoView).toHaveBeenCalled();
    expect(urlField().value).toBe(`https://${brand.domain}/projetos`);
    expect(screen.getByLabelText<HTMLInputElement>('Claro').checked).toBe(true);
    expect(code()?.textContent).toContain(`href="https://${brand.domain}/projetos?`);
    unmount();
    await openGenerator({ list });
    await press('Usar');
    expect(document.activeElement).toBe(urlField());
    expect(descriptionOf(urlField())).toContain('URL inválida');
  });
});

describe('the search', () => {
  const heading = () => document.querySelector('#geracoes')?.textContent;

  test('a late answer of an earlier search changes nothing; twenty say that there may be more', async () => {
    const slow = Promise.withResolvers<Response>();
    await openGenerator({
      list: (term) =>
        term === 'lento' ? slow.promise : listOf(generations(term === 'rápido' ? 20 : 3, term || 'Recente')),
    });
    fill(searchField(), 'lento');
    await pass(300);
    expect(descriptionOf(searchField())).toBe('Buscando...');
    expect(screen.getByText('Buscando...', { selector: '[role="status"]' })).toBeTruthy();
    fill(searchField(), 'rápido');
    await pass(300);
    expect(rows()).toHaveLength(20);
    expect(says('Buscando...')).toBe(false);
    expect(says('As 20 mais novas.')).toBe(true);
    slow.resolve(listOf(generations(3, 'lento')));
    await pass(0);
    expect(rows()[0]?.textContent).toContain('rápido 20');
    expect(heading()).toBe('Gerações com “rápido”');
  });

  test('counts what it found, is cleared by its button and by Escape, and keeps its term when it fails', async () => {
    await openGenerator({
      list: async (term) => {
        if (term === 'gazeta') throw new TypeError('Failed to fetch');
        return listOf(generations(term === '' ? 3 : 1));
      },
    });
    for (const clear of [
      () => fireEvent.keyDown(searchField(), { key: 'Escape' }),
      () => fireEvent.click(screen.getByLabelText('Limpar busca')),
    ]) {
      fill(searchField(), 'Jornal');
      await pass(300);
      expect(heading()).toBe('Gerações com “Jornal”');
      expect(screen.getByText('1 geração')).toBeTruthy();
      clear();
      await pass(0);
      expect(searchField().value).toBe('');
      expect(document.activeElement).toBe(searchField());
      expect(heading()).toBe('Gerações recentes');
      expect(rows()).toHaveLength(3);
    }
    fill(searchField(), 'gazeta');
    await pass(300);
    expect(document.querySelector('.saved-problem [role="alert"]')?.textContent).toContain(
      'Erro ao buscar gerações',
    );
    expect(says('Sem resposta do servidor. Confira a conexão.')).toBe(true);
    expect(searchField().value).toBe('gazeta');
    expect(rows()).toEqual([]);
  });
});
