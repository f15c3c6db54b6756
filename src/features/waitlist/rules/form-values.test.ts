// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageFields, pageValues } from '../../../../tests/support/database/signups.ts';
import { emptyValues, fillUntouchedControls, formValues } from './schema.ts';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

it('takes a control for untouched when it is as the server sent it, and passes over one that is not there', () => {
  const form = formOf(
    '<input name="nome" value="Ana"><input name="email" value="bia@gazeta.com"><textarea name="goals"></textarea><input type="checkbox" name="hasNewsPortal" checked>',
  );
  const start = { ...emptyValues, nome: 'Ana', email: 'ana@gazeta.com' };
  fillUntouchedControls(
    form,
    { nome: 'Rui', email: 'rui@gazeta.com', site: 'gazeta.com', hasNewsPortal: false },
    start,
  );
  expect(formValues(new FormData(form))).toEqual({
    ...emptyValues,
    nome: 'Rui',
    email: 'bia@gazeta.com',
    hasNewsPortal: true,
  });
});

it.each([
  ...['', 'false', 'nao', ' Não ', 'OFF', '0'].map((value) => [value, false] as const),
  ...['on', 'sim', 'true', '1'].map((value) => [value, true] as const),
])('reads %j as a box that is ticked or not: %s', (value, isTicked) => {
  expect(formValues(new URLSearchParams({ termsAccepted: value })).termsAccepted).toBe(isTicked);
});

it('reads every control of the page by its name, and a file in the place of a text as nothing', () => {
  expect(formValues(new URLSearchParams(pageFields))).toEqual(pageValues);
  const data = new FormData();
  data.set('nome', new Blob(['x']), 'x.txt');
  expect(formValues(data)).toEqual(emptyValues);
});
