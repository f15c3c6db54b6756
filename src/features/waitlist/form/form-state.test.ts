import { describe, expect, it } from 'vitest';
import { type FormState, initialState, nextState, shownErrors } from './form-state.ts';

const wrong = nextState(initialState(), {
  type: 'invalid',
  errors: { nome: 'Nome é obrigatório', email: 'E-mail inválido' },
});

describe('the state of a sign-up form', () => {
  it('shows one message per wrong field and counts the failure', () => {
    expect(wrong).toMatchObject({ status: 'editing', failures: 1, problem: null });
    expect(shownErrors(wrong)).toEqual({ nome: 'Nome é obrigatório', email: 'E-mail inválido' });
  });

  it("clears a field's error, and no other, when the field is edited", () => {
    const edited = nextState(wrong, { type: 'edited', field: 'nome' });
    expect(shownErrors(edited)).toEqual({ email: 'E-mail inválido' });
    expect(edited).toMatchObject({ failures: 1 });
  });

  it('clears the general error when any field is edited', () => {
    const failed = nextState(initialState(), { type: 'failed', problem: 'Erro ao cadastrar.' });
    expect(failed).toMatchObject({ problem: 'Erro ao cadastrar.' });
    expect(nextState(failed, { type: 'edited', field: 'goals' })).toMatchObject({ problem: null });
  });

  it('stays the same object when the edited field had no error', () => {
    expect(nextState(wrong, { type: 'edited', field: 'site' })).toBe(wrong);
  });

  it('shows no error while sending and takes no edit', () => {
    const sending = nextState(wrong, { type: 'sent' });
    expect(shownErrors(sending)).toEqual({});
    expect(nextState(sending, { type: 'edited', field: 'nome' })).toBe(sending);
  });

  it('counts every failure, so that focus moves each time', () => {
    const again = nextState(nextState(wrong, { type: 'sent' }), { type: 'failed', problem: 'Erro' });
    expect(again).toMatchObject({ status: 'editing', failures: 2, errors: {} });
  });

  it('is over once joined', () => {
    const done: FormState = nextState(nextState(wrong, { type: 'sent' }), { type: 'joined' });
    expect(done).toEqual({ status: 'done' });
    expect(nextState(done, { type: 'failed', problem: 'Erro' })).toBe(done);
  });

  it('starts with what the server said', () => {
    expect(initialState({ nome: 'Nome é obrigatório' }, null)).toMatchObject({
      errors: { nome: 'Nome é obrigatório' },
      failures: 0,
    });
  });
});
