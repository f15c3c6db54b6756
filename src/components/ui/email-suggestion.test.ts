import { expect, it } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

it.each([
  ['rui@gmial.com', 'rui@gmail.com'],
  ['rui@gmaill.con', 'rui@gmail.com'],
  ['Rui.T@GNAIL.COM', 'Rui.T@gmail.com'],
  ['rui@gmail', 'rui@gmail.com'],
  ['rui@gmail,com', 'rui@gmail.com'],
  ['rui@gmail.com.br', 'rui@gmail.com'],
  ['rui@hotmal.com', 'rui@hotmail.com'],
  ['rui@hotmail.com.b', 'rui@hotmail.com.br'],
  ['rui@outlok.com.br', 'rui@outlook.com.br'],
  ['rui@yaho.com.br', 'rui@yahoo.com.br'],
  ['rui@iclod.com', 'rui@icloud.com'],
  [' rui@gazeta.con.br ', 'rui@gazeta.com.br'],
  ['rui@gazeta.combr', 'rui@gazeta.com.br'],
  ['rui@gazeta.com.b', 'rui@gazeta.com.br'],
  ['rui@gazeta.con', 'rui@gazeta.com'],
])('asks for %s whether %s was meant (R-WL-27)', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  ...`rui@gmail.com rui@hotmail.com.br rui@yahoo.com rui@mail.com rui@email.com rui@ymail.com
    rui@gazeta.com.br rui@gazeta.com.ar rui@gazeta.com.co rui@gazeta.co rui@prefeitura.sp.gov.br
    rui@uol.com.br rui@sol.com.br rui@outlook.pt rui@ rui`.split(/\s+/),
  '',
])('asks nothing for %s (R-WL-27)', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
