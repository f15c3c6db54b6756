// R-OUT-11
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ana@Gazeta.Example', 'ana@gazeta.example'],
  ['ana+1@gazeta.example', 'ana@gazeta.example'],
  ['ana+1+2@gazeta.example', 'ana@gazeta.example'],
  ['ana@notícias.example', 'ana@xn--notcias-9ya.example'],
  ['ana@noti\u0301cias.example', 'ana@xn--notcias-9ya.example'],
  ['ana@xn--notcias-9ya.example', 'ana@xn--notcias-9ya.example'],
  ['ana@gazeta.example.', 'ana@gazeta.example'],
  ['ａｎａ@gazeta.example', 'ana@gazeta.example'],
  ['a.n.a+x@googlemail.com', 'ana@gmail.com'],
  ['a.na@gazeta.example', 'a.na@gazeta.example'],
  ['+ana@gazeta.example', '+ana@gazeta.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
