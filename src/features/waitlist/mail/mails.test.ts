import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { mails } from '#content/mails.ts';
import { columnNames } from '#content/waitlist.ts';
import { mailBody } from '#features/outbox/mail-layout.ts';
import type { SignUp } from '#server/database/tables.ts';
import { pageRow } from '../../../../tests/support/database/signups.ts';
import { storedSignUp } from '../../../../tests/support/outbox.ts';
import { confirmationMail, leadMail, mailboxOf, removalMail } from './mails.ts';

const signUp: SignUp = {
  ...storedSignUp(pageRow.email),
  ...pageRow,
  utm_source: 'copyright_link',
  utm_medium: 'referral',
  utm_campaign: 'gazeta_do_cais',
  utm_content: 'footer_logo',
  created_at: '2026-03-05T01:30:00.000Z',
};
const link = 'https://site.example/sair?t=1.2.3';

/** The confirmation of that sign-up with some answers changed. */
const confirmed = (changes: Partial<SignUp> = {}) =>
  confirmationMail({ ...signUp, ...changes }, { leave: link, correct: `${link}&corrigir` });

test('no text ends a tag or an attribute, wherever it stands in an e-mail', () => {
  const evil = `"<&>'`;
  const { html } = mailBody(
    evil,
    [evil, { facts: [[evil, evil]] }, { lead: evil, links: [[evil, evil]] }],
    [evil],
  );
  expect(html).not.toContain(evil);
  expect(html.split('&#34;&#60;&#38;&#62;&#39;')).toHaveLength(10);
});

test('an e-mail has the same parts in the same order as text and as markup, and its foot below them', () => {
  const facts = [
    ['Nome', 'Ana'],
    ['Cargo', 'Editora'],
  ] as const;
  const links = [
    ['Sair', 'https://x.example/sair'],
    ['Corrigir', 'https://x.example/corrigir'],
  ] as const;
  const parts = ['Um.', { facts }, { lead: 'Veja:', links }];
  const { text, html } = mailBody('Título', parts, ['Rua Um', 'Rua Dois']);
  expect(text).toBe(`Título

Um.

Nome: Ana
Cargo: Editora

Veja:
Sair: https://x.example/sair
Corrigir: https://x.example/corrigir

-- \nRua Um\nRua Dois\n`);
  const seen = html.replace(/^[\s\S]*<h1/, '<h1').replaceAll(/<(\/?[a-z1]+)[^>]*>/g, '<$1>');
  const mark = '<span>.</span>';
  expect(seen).toBe(`<h1>Título${mark}</h1>
<p>Um.</p>
<table>
<tr><td><span>Nome</span><span>Ana</span></td></tr>
<tr><td><span>Cargo</span><span>Editora</span></td></tr></table>
<p>Veja:<br><a>Sair</a><br><a>Corrigir</a></p>
</td></tr>
<tr><td>Rua Um<br>Rua Dois</td></tr>
</table>
</td></tr></table>
</body>
</html>
`);
  expect(mailBody('Título', ['Um.'], []).text).toBe('Título\n\nUm.\n\n');
});

describe('the staff’s e-mail (R-OUT-2)', () => {
  test('says all that was answered, in the words of the form, by Brasília’s clock', () => {
    const { subject, text, replyTo } = leadMail(signUp);
    expect(subject).toBe('Nova inscrição: Helena Prado, Gazeta do Cais (lista: Portal AI)');
    expect(replyTo).toEqual({ name: 'Helena Prado', address: 'helena@gazetadocais.example' });
    expect(text).toContain('Tamanho da empresa: Média (11 a 50)');
    expect(text).toContain('Inscrição: 4 de março de 2026 às 22:30 (Brasília)');
    expect(text).toContain('Telefone: (11) 90000-0000');
    const { consent_version, terms_version, journalism_terms_version, ...names } = columnNames;
    const { terms_accepted_at, journalism_terms_accepted_at, ...told } = names;
    for (const name of Object.values(told)) expect(text).toContain(`\n${name}: `);
    expect(leadMail({ ...signUp, cargo: 'diretor-redacao' }).text).toContain('Cargo: Diretor(a) de redação');
  });

  test('leaves out what was not asked', () => {
    const short = { ...signUp, phone: null, site: null, company_size: null, goals: null, portal_name: null };
    const { text, html: markup } = leadMail(short);
    for (const field of ['phone', 'site', 'company_size', 'goals', 'portal_name'] as const) {
      expect(text).not.toContain(`${columnNames[field]}: `);
      expect(markup).not.toContain(`>${columnNames[field]}<`);
    }
  });

  test('an answer of several lines can’t pass for another field', () => {
    const { text } = leadMail({ ...signUp, goals: 'Tudo.\nE-mail: outra@pessoa.example' });
    expect(text).toContain('\n    E-mail: outra@pessoa.example');
  });

  test.each(['a,b@x.example', 'a>b@x.example', '"a"@x.example', 'a;b@x.example', 'grupo:a@x.example'])(
    'offers no reply to %s, which a header would read otherwise',
    (email) => {
      const mail = leadMail({ ...signUp, email });
      expect(mail.replyTo).toBeUndefined();
      expect(mail.text).toContain(mails.lead.noReply);
    },
  );
});

test('the staff’s e-mail about a removal says which sign-up is meant, by the number in its own notice', () => {
  const { text, html: markup } = removalMail({ id: signUp.id, email: signUp.email, list: 'portal' });
  for (const body of [text, leadMail(signUp).text]) {
    expect(body).toContain('Número da inscrição: 7');
    expect(body).toContain('Lista: Portal AI');
  }
  for (const body of [text, markup]) {
    expect(body).toContain(signUp.email);
    expect(body).toContain('Uma inscrição posterior desta pessoa fica, e a de outra lista também.');
  }
});

describe('the person’s e-mail (R-OUT-4)', () => {
  test('says that they are on the list, and how to leave, by a link and by the mail program’s button', () => {
    const { to, text, html: markup, headers } = confirmed();
    expect(to).toBe(signUp.email);
    expect(text).toContain('Olá, Helena!');
    expect(text).toContain('em 4 de março de 2026.');
    expect(text).toContain(`Sair da fila: ${link}`);
    expect(markup).toContain(`<a href="${link}"`);
    expect(headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('says when the portal starts, in the words of the day on which it goes out, and not to the newsletter’s queue', () => {
    vi.useFakeTimers();
    for (const [day, said] of [
      ['2026-06-30T15:00:00Z', 'lançamento do Portal AI 1.0 é no primeiro semestre de 2026'],
      ['2026-07-01T15:00:00Z', 'foi adiado, com nova data a confirmar'],
    ] as const) {
      vi.setSystemTime(new Date(day));
      const portal = confirmed({ source: 'portal-ai-dedicated' });
      expect(portal.text).toContain(said);
      expect(portal.html).toContain(said);
      const newsletter = confirmed({ source: 'newsletter' });
      expect(newsletter.text + newsletter.html).not.toMatch(/lançamento|semestre|Portal AI/);
      expect(newsletter.text).toContain('Newsletter AI');
    }
  });

  test.each([
    ['portal-ai-dedicated', /do Portal AI 1\.0$/, 'Lista: Portal AI'],
    ['newsletter', /da Newsletter AI$/, 'Lista: Newsletter AI'],
    ['evento-2027', /da Cometta$/i, 'Lista: Outra'],
  ])('names the list of %s, and nothing of a list that it does not know', (source, subject, line) => {
    const mail = confirmed({ source });
    expect(mail.subject).toMatch(subject);
    expect(leadMail({ ...signUp, source }).text).toContain(line);
    if (source === 'evento-2027') {
      expect(mail.text + mail.html).not.toMatch(/lançamento|semestre|Portal AI|Newsletter AI/);
    }
  });

  test.each(['Ganhe', 'José', "D'Ávila", 'Anna-Lena'])('greets %s', (name) => {
    expect(confirmed({ nome: `${name} Prado` }).text).toMatch(`Olá, ${name}!`);
  });

  test('carries nothing else that a stranger typed: a form can’t be made to send advertisements', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('https://golpe.example/ganhe', 'GANHE R$100', '<b>oi</b>', 'x'.repeat(120), 'a@b.c'),
        fc.constantFrom('empresa', 'goals', 'cargo', 'portal_name', 'site', 'nome', 'phone'),
        (spam, field) => {
          const mail = confirmed({ [field]: spam });
          expect(mail.text + mail.html + mail.subject).not.toContain(spam);
        },
      ),
    );
    expect(confirmed({ nome: 'www.golpe.example' }).text).toContain('\nOlá!\n');
  });
});

// R-OUT-11
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
