// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageValues as typed } from '../../../../tests/support/signups.ts';
import { emptyPageValues, fillUntouchedControls, pageValues } from './form-values.ts';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

const controls = `
  <input name="nome"><select name="cargo"><option value=""></option><option value="editor"></option></select>
  <input type="checkbox" name="hasNewsPortal">
  <textarea name="goals"></textarea>`;

const draft = {
  ...emptyPageValues,
  nome: 'Helena',
  cargo: 'editor',
  hasNewsPortal: true,
  goals: 'a\nb',
};

it('writes a draft into every kind of control, and reads it back as typed', () => {
  const form = formOf(controls);
  fillUntouchedControls(form, draft);
  expect(pageValues(new FormData(form))).toEqual(draft);
});

it('leaves what was typed meanwhile', () => {
  const form = formOf(controls);
  fillUntouchedControls(form, { ...emptyPageValues, nome: 'Rui' });
  fillUntouchedControls(form, draft);
  expect(pageValues(new FormData(form))).toMatchObject({
    nome: 'Rui',
    cargo: 'editor',
  });
});

it('takes a control for untouched when it is as the server sent it, and passes over one that is not there', () => {
  const form = formOf('<input name="nome" value="Ana"><input name="email" value="bia@gazeta.com">');
  const start = { nome: 'Ana', email: 'ana@gazeta.com' };
  fillUntouchedControls(form, { nome: 'Rui', email: 'rui@gazeta.com', site: 'gazeta.com' }, start);
  expect(pageValues(new FormData(form))).toMatchObject({ nome: 'Rui', email: 'bia@gazeta.com' });
});

it.each(['', 'false', 'nao', ' Não ', 'OFF', '0'])('reads %j as a box that is not ticked', (value) => {
  expect(pageValues(new URLSearchParams({ termsAccepted: value })).termsAccepted).toBe(false);
});

it.each(['on', 'sim', 'true', '1'])('reads %j as a ticked box', (value) => {
  expect(pageValues(new URLSearchParams({ termsAccepted: value })).termsAccepted).toBe(true);
});

it('reads every control of the page by its name', () => {
  const boxes = { hasNewsPortal: 'on', termsAccepted: 'on', journalismTermsAccepted: 'on' };
  expect(pageValues(new URLSearchParams({ ...typed, ...boxes }))).toEqual(typed);
});

it('reads a file in the place of a text as nothing', () => {
  const data = new FormData();
  data.set('nome', new Blob(['x']), 'x.txt');
  expect(pageValues(data)).toEqual(emptyPageValues);
});
