import { expect, test } from '../support/test.ts';

const PATH = '/sites-para-jornais';
const ENTER = 'Entrar na fila de espera';
const API = '/api/site-referrals';

test('the waitlist dialog follows the modal about paused projects (R-SPJ-5)', async ({ page }) => {
  await page.goto(PATH);
  const dialog = page.getByRole('dialog', { name: 'Fila de espera do Portal AI 1.0' });
  const opener = page.getByRole('button', { name: 'Garantir acesso antecipado' });
  await opener.click();
  const paused = page.getByRole('dialog', { name: 'Projetos temporariamente pausados' });
  await paused.getByRole('link', { name: ENTER }).click();
  await expect(dialog).toBeVisible();
  await expect(paused).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('one view sends one referral, which the server takes (R-REF-1, R-WLP-25)', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => request.url().endsWith(API) && bodies.push(request.postDataJSON()));
  const answer = page.waitForResponse((response) => response.url().endsWith(API));
  await page.goto(`${PATH}?link=https%3A%2F%2Fwww.JORNALA%C3%87%C3%83O.com.br%3A8443%2Fcapa`);
  expect((await answer).status()).toBe(201);
  expect(bodies).toMatchObject([{ referring_domain: 'xn--jornalao-xza3b.com.br' }]);
  // Loaded again it is another view.
  await page.reload();
  await expect.poll(() => bodies.length).toBe(2);
  // Whom a colleague sent to a waiting list is counted there.
  await page.goto('/portal-ai-waitlist?link=indicacao');
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies.at(-1)).toMatchObject({ referring_domain: 'indicacao', page_visited: '/portal-ai-waitlist' });
});
