// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WaitlistDialog } from './WaitlistDialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <WaitlistDialog
        open={open}
        onClose={() => setOpen(false)}
        source="newsletter"
        title="Fila de espera da Newsletter AI"
        intro="Leva um minuto."
      />
    </>
  );
}

const button = () => screen.getByRole('button', { name: /Entrar na fila|Cadastrando/ });
const field = (name: string) => screen.getByRole('textbox', { name });
const dialog = () => screen.queryByRole('dialog', { name: 'Fila de espera da Newsletter AI' });

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return user;
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Nome'), 'Rui Tavares');
  await user.type(field('E-mail'), '  Rui@Diario.com ');
  await user.type(field('Nome da empresa'), 'Diário Serrano');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cargo' }), 'editor');
}

/** A server that answers when the test says so. */
function stubServer() {
  const answers: ((response: Response | Error) => void)[] = [];
  const fetchMock = vi.fn(
    (_path: string, _init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answers.push((response) => (response instanceof Error ? reject(response) : resolve(response)));
      }),
  );
  vi.stubGlobal('fetch', fetchMock);
  return {
    fetchMock,
    sent: (): unknown => JSON.parse(String(fetchMock.mock.lastCall?.[1].body)),
    key: (call: number): unknown =>
      new Headers(fetchMock.mock.calls[call]?.[1].headers).get('Idempotency-Key'),
    shownTexts: (): unknown => new Headers(fetchMock.mock.lastCall?.[1].headers).get('Shown-Texts'),
    answer: async (response: Response | Error) => act(async () => answers.pop()?.(response)),
  };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the waitlist dialog', () => {
  it('refuses an empty form with one message per field and moves focus to the first (R-WLD-8)', async () => {
    const server = stubServer();
    const user = await openDialog();
    await user.click(button());
    for (const message of [
      'Nome é obrigatório',
      'E-mail é obrigatório',
      'Nome da empresa é obrigatório',
      'Cargo é obrigatório',
    ]) {
      expect(screen.getByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Nome'));
    expect(field('Nome').getAttribute('aria-invalid')).toBe('true');
    expect(server.fetchMock).not.toHaveBeenCalled();
  });

  it('clears an error when its field is edited', async () => {
    const user = await openDialog();
    await user.click(button());
    await user.type(field('Nome'), 'R');
    expect(screen.queryByText('Nome é obrigatório')).toBeNull();
    expect(screen.getByText('E-mail é obrigatório')).toBeTruthy();
  });

  it('sends the row once, with the fields and the way out disabled (R-WL-16)', async () => {
    const server = stubServer();
    const user = await openDialog();
    await fillIn(user);
    await user.dblClick(button());
    expect(server.fetchMock).toHaveBeenCalledOnce();
    expect(server.sent()).toMatchObject({
      nome: 'Rui Tavares',
      email: 'rui@diario.com',
      empresa: 'Diário Serrano',
      cargo: 'editor',
      site: null,
      source: 'newsletter',
    });
    expect(button().textContent).toBe('Cadastrando...');
    expect(button().matches(':disabled')).toBe(true);
    expect(field('Nome').closest('fieldset')?.disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Fechar' }).matches(':disabled')).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Cadastrando...');
    await act(async () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialog()).not.toBeNull();
  });

  it('says which version of the note it shows (R-WL-25)', async () => {
    const server = stubServer();
    const user = await openDialog();
    await fillIn(user);
    await user.click(button());
    expect(server.shownTexts()).toBe(import.meta.env.WAITLIST_TEXTS);
    expect(server.shownTexts()).toMatch(/^[0-9a-f]{16}(?:\.[0-9a-f]{16}){2}$/);
  });

  it('keeps what was typed after a duplicate, and tells it (R-WL-17)', async () => {
    const server = stubServer();
    const user = await openDialog();
    await fillIn(user);
    await user.click(button());
    await server.answer(Response.json({ code: '23505' }, { status: 409 }));
    const banner = screen.getByRole('region');
    expect(banner.textContent).toBe('Este e-mail já está cadastrado na nossa lista de espera.');
    expect(document.activeElement).toBe(banner);
    expect(field('Nome')).toHaveProperty('value', 'Rui Tavares');
    expect(button().matches(':disabled')).toBe(false);
    await user.type(field('E-mail'), 'x');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('goes on with the same key after a lost answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = stubServer();
    const user = await openDialog();
    await fillIn(user);
    await user.click(button());
    await server.answer(new TypeError('Failed to fetch'));
    expect(screen.getByRole('region').textContent).toBe(
      'Erro ao conectar com o servidor. Verifique sua conexão.',
    );
    await user.click(button());
    expect(server.key(1)).toBe(server.key(0));
  });

  it('shows the success and closes by itself after 3 s (R-WL-14, R-WLD-7)', async () => {
    const server = stubServer();
    const user = await openDialog();
    await fillIn(user);
    await user.click(button());
    vi.useFakeTimers();
    await server.answer(Response.json({ ok: true }, { status: 201 }));
    const success = screen.getByRole('group', { name: 'Cadastro realizado com sucesso!' });
    expect(success.textContent).toContain('Cadastro realizado com sucesso!');
    expect(success.textContent).toContain('Obrigado por se juntar à nossa lista de espera.');
    expect(success.textContent).toContain('Você será notificado assim que tivermos novidades.');
    expect(document.activeElement).toBe(success);
    // This document takes every focus for the keyboard's, which keeps the dialog open.
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(dialog()).not.toBeNull();
    await act(async () => success.blur());
    await act(async () => vi.advanceTimersByTime(2999));
    expect(dialog()).not.toBeNull();
    await act(async () => vi.advanceTimersByTime(1));
    expect(dialog()).toBeNull();
  });

  it('does not close a later opening by the timer of an earlier success', async () => {
    const server = stubServer();
    const user = await openDialog();
    await fillIn(user);
    await user.click(button());
    await server.answer(Response.json({ ok: true }, { status: 201 }));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    vi.useFakeTimers();
    await act(async () => vi.advanceTimersByTime(5000));
    expect(dialog()).not.toBeNull();
  });

  it.each([
    [
      'the close button',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Fechar' })),
    ],
    [
      'Escape',
      async () => {
        await act(async () => dialog()?.dispatchEvent(new Event('cancel', { cancelable: true })));
      },
    ],
    [
      'a press on the backdrop',
      async (user: ReturnType<typeof userEvent.setup>) => {
        const element = dialog();
        if (element) {
          await user.pointer([
            { keys: '[MouseLeft>]', target: element, coords: { clientX: -5, clientY: -5 } },
            { keys: '[/MouseLeft]', target: element, coords: { clientX: -5, clientY: -5 } },
          ]);
        }
      },
    ],
  ])('starts afresh after it was closed by %s (R-WLD-5)', async (_way, close) => {
    const user = await openDialog();
    await user.type(field('E-mail'), 'rui@diario');
    await user.click(button());
    await close(user);
    expect(dialog()).toBeNull();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'E-mail', hidden: true })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(field('E-mail')).toHaveProperty('value', '');
    expect(screen.queryByText('Nome é obrigatório')).toBeNull();
  });

  it('says what the portal’s list is told about', () => {
    render(
      <WaitlistDialog
        open
        onClose={() => {}}
        title="Fila"
        intro="Leva um minuto."
        source="sites-para-jornais"
      />,
    );
    screen.getByText(/^Ao se cadastrar, você concorda em receber comunicações sobre o lançamento\./);
  });

  it('says what signing up means, how to leave and where the policy is (R-WLD-3)', async () => {
    await openDialog();
    const note = screen.getByText(
      /^Ao se cadastrar, você concorda em receber comunicações sobre o acesso à Newsletter AI\. .*Você pode sair da fila quando quiser/,
    );
    const policy = within(note).getByRole('link', { name: /^política de privacidade/ });
    expect(policy.getAttribute('href')).toBe('/politica-de-privacidade');
    // What was typed stays in this tab.
    expect(policy.getAttribute('target')).toBe('_blank');
  });
});
