import { expect, expectNoAxeViolations, test } from '../support/test.ts';
import {
  fillIn,
  freshEmail,
  heading,
  openPage,
  submit,
  summary,
  watchSignUps,
} from '../support/waitlist-page.ts';

// R-WL-14, R-WLP-13, R-WLP-14, R-WLP-16
test('joins: the whole row is sent, the confirmation takes the place of the form', { tag: '@phone' }, async ({
  page,
}) => {
  await openPage(page);
  const email = freshEmail();
  await fillIn(page, email.toUpperCase());
  await page.getByRole('radio', { name: /Média/ }).check();
  await page
    .getByLabel('O que o portal novo precisa resolver?')
    .fill('Publicar mais rápido\nsem perder a revisão');
  const sent = watchSignUps(page);
  await submit(page);

  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByText('Obrigado por se juntar à nossa lista de espera.')).toBeVisible();
  await expect(page.getByText('Você será notificado assim que tivermos novidades.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Próximos passos' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Ver as soluções' })).toHaveAttribute('href', '/solucoes');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectNoAxeViolations(page);

  expect(sent).toHaveLength(1);
  const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(sent[0]?.postDataJSON()).toEqual({
    nome: 'Helena Prado',
    email,
    empresa: 'Gazeta do Cais',
    cargo: 'editor',
    site: null,
    source: 'portal-ai-dedicated',
    phone: null,
    has_news_portal: false,
    portal_name: null,
    portal_url: null,
    company_size: 'medio',
    goals: 'Publicar mais rápido\nsem perder a revisão',
    terms_accepted: true,
    terms_accepted_at: iso,
    journalism_terms_accepted: true,
    journalism_terms_accepted_at: iso,
  });
});

test('a lost answer is no duplicate: the retry belongs to the same attempt, also after a reload (R-WL-13, R-WL-19)', async ({
  page,
  allowError,
}) => {
  allowError(/no answer from the server|net::ERR_/);
  await openPage(page);
  const email = freshEmail();
  await fillIn(page, email);
  const sent = watchSignUps(page);
  // The server stores the row; its answer never arrives.
  await page.route(
    '**/api/waitlist',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit(page);
  await expect(summary(page)).toHaveText('Erro ao conectar com o servidor. Verifique sua conexão.');
  await page.reload();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await submit(page);
  await expect(heading(page)).toHaveText('Cadastro realizado com sucesso!');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.headers()['idempotency-key']).toBe(sent[0]?.headers()['idempotency-key']);
});
