import type { Page, Request } from '@playwright/test';
import { whatsappUrl } from '#brand.ts';
import { classifieds, dashboard, questions, sections, whatsappText } from '#content/newspaper-sites.ts';
import { textOn } from '#shared/dated-text.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/sites-para-jornais';
const ENTER = 'Entrar na fila de espera';
const API = '/api/site-referrals';

test('has every section, in its own words', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/O próximo site\s*do seu jornal\s*\./);
  for (const id of ['demo', 'diferenciais', 'metodologia', 'recursos', 'beneficios', 'investimento']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  await expect(page.locator('#demo').getByText(dashboard.beta)).toBeVisible();
  await expect(page.locator('#demo').getByRole('link')).toHaveAttribute('href', '#recursos');
  const ads = page.locator('#diferenciais').getByRole('listitem');
  await expect(ads).toHaveCount(6);
  const figures = ['+65%', 'menos de 2 s', '3x', '98%', '99.9%', '300+'];
  expect(classifieds.items.map(({ figure }) => figure.value)).toEqual(figures);
  for (const figure of figures) await expect(ads.filter({ hasText: figure })).toHaveCount(1);
  await expect(page.locator('#metodologia').getByRole('heading', { level: 3 })).toHaveText([
    '01Descoberta',
    '02Arquitetura',
    '03Desenvolvimento',
    '04Lançamento',
  ]);
  await expect(page.locator('#recursos').getByRole('heading', { level: 3 })).toHaveText(
    sections.items.map(({ title }) => title),
  );
  await expect(page.locator('#beneficios')).toContainText('Desde 2015');
  await expect(page.locator('#beneficios')).toContainText('180+ Parceiros');
  await expect(page.locator('#beneficios').getByRole('link')).toHaveAttribute(
    'href',
    '/compromisso-jornalismo',
  );
  await expect(page.getByRole('link', { name: /Conversar no WhatsApp/ })).toHaveAttribute(
    'href',
    whatsappUrl(whatsappText),
  );
});

test('answers six questions: the first is open and says that traditional projects are paused', async ({
  page,
}) => {
  await page.goto(PATH);
  expect(questions).toHaveLength(6);
  await expect(page.locator('details').filter({ has: page.locator('.faq__answer') })).toHaveCount(6);
  const [first, second] = questions;
  await expect(page.getByText(textOn(first?.answer ?? ''))).toBeVisible();
  expect(textOn(first?.answer ?? '')).toMatch(/pausados.*2026/);
  await page.getByText(String(second?.question)).press('Enter');
  await expect(page.getByText(textOn(first?.answer ?? ''))).toBeVisible();
  await expect(page.getByText(textOn(second?.answer ?? ''))).toBeVisible();
});

test.describe('the waitlist dialog', () => {
  test('opens from every waitlist link and is stored with this page as its source', async ({ page }) => {
    let sent: unknown;
    await page.route('**/api/waitlist', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ status: 201, json: { ok: true } });
    });
    await page.goto(PATH);
    const links = page.locator('a[href="/fila-de-espera/sites-para-jornais"][data-waitlist-source]');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('data-waitlist-source', 'sites-para-jornais');
      await expect(link).toHaveText(ENTER);
    }
    await links.first().click();
    const dialog = page.getByRole('dialog', { name: 'Fila de espera do Portal AI 1.0' });
    await dialog.getByLabel('Nome', { exact: true }).fill('Helena Prado');
    await dialog.getByLabel(/E-mail/).fill('helena@gazetadocais.com.br');
    await dialog.getByLabel('Nome da empresa').fill('Gazeta do Cais');
    await dialog.getByLabel(/Cargo/).selectOption('editor');
    await dialog.getByRole('button', { name: ENTER }).click();
    await expect(dialog.getByText('Cadastro realizado com sucesso!')).toBeVisible();
    expect(sent).toMatchObject({ source: 'sites-para-jornais', email: 'helena@gazetadocais.com.br' });
  });

  test('follows the modal about paused projects, and focus comes back to its opener', async ({ page }) => {
    await page.goto(PATH);
    const opener = page.getByRole('button', { name: 'Garantir acesso antecipado' });
    await opener.click();
    const paused = page.getByRole('dialog', { name: 'Projetos temporariamente pausados' });
    await paused.getByRole('link', { name: ENTER }).click();
    const dialog = page.getByRole('dialog', { name: 'Fila de espera do Portal AI 1.0' });
    await expect(dialog).toBeVisible();
    await expect(paused).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('referral', () => {
  /** Collects what the page sends, and answers it as the server would. */
  async function watchReferrals(page: Page, status = 201): Promise<Request[]> {
    const requests: Request[] = [];
    await page.route(`**${API}`, (route) => {
      requests.push(route.request());
      return route.fulfill({ status, json: {} });
    });
    return requests;
  }

  test('tells nothing of the device or the way there before analytics is on', async ({ page }) => {
    const requests = await watchReferrals(page);
    await page.goto(`${PATH}?link=gazetadocais.com.br`, { referer: 'https://gazetadocais.com.br/capa' });
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.postDataJSON()).toEqual({
      referring_domain: 'gazetadocais.com.br',
      page_visited: '/sites-para-jornais',
      user_agent: null,
      metadata: {
        screen_width: null,
        screen_height: null,
        language: null,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        referrer: null,
      },
    });
  });

  test('sends one request a view, with the whole payload where analytics is on', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', 'accepted');
      localStorage.setItem('cookieConsentDate', new Date().toISOString());
    });
    const requests = await watchReferrals(page);
    await page.goto(`${PATH}?link=https%3A%2F%2Fwww.JORNALA%C3%87%C3%83O.com.br%3A8443%2Fcapa`);
    await expect.poll(() => requests.length).toBe(1);
    const [request] = requests;
    const facts = await page.evaluate(() => ({
      user_agent: navigator.userAgent,
      screen_width: screen.width,
      screen_height: screen.height,
    }));
    const body: unknown = request?.postDataJSON();
    expect(body).toEqual({
      referring_domain: 'xn--jornalao-xza3b.com.br',
      page_visited: '/sites-para-jornais',
      user_agent: facts.user_agent,
      metadata: {
        screen_width: facts.screen_width,
        screen_height: facts.screen_height,
        language: 'pt-BR',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        referrer: '',
      },
    });
    expect(request?.method()).toBe('POST');

    // Shown again out of the back/forward cache it is the same view; loaded again, another one.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await settled(page);
    expect(requests).toHaveLength(1);
    await page.reload();
    await expect.poll(() => requests.length).toBe(2);
  });

  test('is taken by the server', async ({ page }) => {
    const answer = page.waitForResponse((response) => response.url().endsWith(API));
    await page.goto(`${PATH}?link=gazetadocais.com.br`);
    expect((await answer).status()).toBe(201);
  });

  test('counts a view that ends before the browser is idle, once', async ({ page }) => {
    await page.addInitScript(() => {
      // Idle time never comes.
      globalThis.requestIdleCallback = () => 0;
    });
    const requests = await watchReferrals(page);
    await page.goto(`${PATH}?link=gazetadocais.com.br`);
    expect(requests).toHaveLength(0);
    await page.evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      dispatchEvent(new Event('pagehide'));
    });
    await expect.poll(() => requests.length).toBe(1);
    // Asked for last and answered last: a second one would have been noticed by now.
    await page.evaluate(() => fetch('/speculation-rules.json').then(() => undefined));
    expect(requests).toHaveLength(1);
  });

  test('a page rendered ahead counts when it is shown', async ({ page }) => {
    await page.addInitScript(() => {
      let prerendering = true;
      Object.defineProperty(document, 'prerendering', { get: () => prerendering });
      addEventListener('show-it', () => {
        prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    const requests = await watchReferrals(page);
    await page.goto(`${PATH}?link=gazetadocais.com.br`);
    await settled(page);
    expect(requests).toHaveLength(0);
    await page.evaluate(() => dispatchEvent(new Event('show-it')));
    await expect.poll(() => requests.length).toBe(1);
  });

  for (const [name, link] of [
    ['nothing', ''],
    ['markup', '<script>alert(1)</script>"><img src=x onerror=alert(1)>'],
    ['nonsense', 'não é um endereço'],
    ['10 kB', `gazeta.com.br/${'x'.repeat(10_240)}`],
  ] as const) {
    test(`sends nothing for a link with ${name}, and the page stays whole`, async ({ page }) => {
      const requests = await watchReferrals(page);
      await page.goto(`${PATH}?link=${encodeURIComponent(link)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect(requests).toHaveLength(0);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    });
  }

  for (const failure of ['status', 'network'] as const) {
    test(`a failure (${failure}) is only logged`, async ({ page, allowError }) => {
      // The browser's own line about the answer.
      allowError(/Failed to load resource/);
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.route(`**${API}`, (route) =>
        failure === 'network' ? route.abort() : route.fulfill({ status: 500, json: {} }),
      );
      await page.goto(`${PATH}?link=gazetadocais.com.br`);
      await expect.poll(() => warnings.join()).toContain('A origem desta visita não foi registrada.');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'Garantir acesso antecipado' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

test('without JavaScript the links lead to the waiting list and every answer opens', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}${PATH}?link=gazetadocais.com.br`);
  for (const { question, answer } of questions.slice(1)) {
    await page.getByText(question).click();
    await expect(page.getByText(String(answer), { exact: true })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: ENTER }).first().click();
  await expect(page).toHaveURL(/\/fila-de-espera\/sites-para-jornais$/);
  await page.close();
});
