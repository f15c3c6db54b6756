import { whatsappUrl } from '#brand.ts';
import {
  closing,
  differentials,
  features,
  investment as investmentWords,
  methodology,
  pausedProjects,
  questions,
  showcase,
  whatsappText,
} from '#content/portal.ts';
import { textOn } from '#shared/dated-text.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

const PATH = '/solucoes/portais-noticias';
const ENTER = 'Entrar na fila de espera';
const EARLY = 'Garantir acesso antecipado';

test('says what the page has to say', async ({ page }) => {
  await page.goto(PATH);
  await test.step('says what it is, and leads to the waiting list at the top and at the end', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /O portal\s+propõe,\s+a redação\s+publica\s*\./,
    );
    const links = page.getByRole('main').getByRole('link', { name: ENTER });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/portal-ai-waitlist');
    await expect(
      page
        .getByRole('region', { name: new RegExp(closing.title.join(' ')) })
        .getByRole('link', { name: ENTER }),
    ).toBeVisible();
  });
  await test.step('gives six differentials with their figures', async () => {
    expect(differentials.items.map(({ value }) => value)).toEqual([
      '+65%',
      '0.8 s',
      '3x',
      '98%',
      '99.9%',
      '300+',
    ]);
    const items = page.locator('#diferenciais').getByRole('listitem');
    await expect(items).toHaveCount(6);
    for (const { value, title } of differentials.items) {
      await expect(items.filter({ hasText: title })).toContainText(value);
    }
    await expect(items.nth(1)).toContainText('menos de 0.8 s');
  });
  await test.step('gives four steps in 5 weeks and six features with the five paywalls', async () => {
    const steps = page.locator('#metodologia');
    await expect(steps.getByRole('heading', { level: 2 })).toContainText('5 semanas');
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      '01Descoberta',
      '02Arquitetura',
      '03Desenvolvimento',
      '04Lançamento',
    ]);
    expect(methodology.steps).toHaveLength(4);
    await expect(page.locator('#recursos').getByRole('heading', { level: 3 })).toHaveText([
      'Editor WYSIWYG avançado',
      'Personalização com IA',
      'Análise em tempo real',
      'Paywall flexível',
      'Multiplataforma nativo',
      'Distribuição omnichannel',
    ]);
    for (const model of features.paywall.models) {
      await expect(page.locator('#recursos').getByText(model, { exact: true })).toBeVisible();
    }
    await expect(page.locator('#recursos')).toContainText(/PWA.*iOS.*Android/);
  });
  await test.step('stands by journalism and says what comes when', async () => {
    const integrity = page.locator('#beneficios');
    await expect(integrity.getByText('Desde 2015')).toBeVisible();
    await expect(integrity.getByText('180+ Parceiros')).toBeVisible();
    await expect(integrity.getByRole('link')).toHaveAttribute('href', '/compromisso-jornalismo');
    const investment = page.locator('#investimento');
    await expect(investment.getByRole('listitem')).toHaveCount(3);
    for (const label of ['Lançamento', 'Beta', 'Acesso']) {
      await expect(investment.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(investment).toContainText(textOn(investmentWords.launch.title));
  });
  await test.step('the chat opens in a new tab with the text written', async () => {
    const links = page.getByRole('link', { name: 'Conversar no WhatsApp (abre em nova aba)' });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', whatsappUrl(whatsappText));
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

test('shows the beta’s notice and three highlights, and leads to the features', async ({ page }) => {
  await page.goto(PATH);
  const demo = page.locator('#demo');
  await expect(demo.getByText(showcase.beta)).toBeVisible();
  await expect(demo.getByRole('heading', { level: 3 })).toHaveText([
    'IA personalizada',
    'Curadoria automática',
    'Insights preditivos',
  ]);
  await expect(demo.getByRole('img', { name: /^Exemplo: editor de uma matéria/ })).toBeVisible();
  await demo.getByRole('link', { name: 'Ver recursos' }).click();
  await expect(page).toHaveURL(/#recursos$/);
  await expect(page.locator('#recursos')).toBeInViewport();
});

test('opens the first of four questions, and several at a time', async ({ page }) => {
  await page.goto(PATH);
  expect(questions).toHaveLength(4);
  const [first, second] = questions;
  await expect(page.getByText(textOn(first?.answer ?? ''))).toBeVisible();
  await expect(page.getByText(textOn(second?.answer ?? ''))).toBeHidden();
  await page.getByText(String(second?.question)).click();
  await expect(page.getByText(textOn(first?.answer ?? ''))).toBeVisible();
  await expect(page.getByText(textOn(second?.answer ?? ''))).toBeVisible();
});

test.describe('the modal about paused projects', () => {
  test('says what is not taken on, and passes axe', { tag: '@both' }, async ({ page }) => {
    await page.goto(PATH);
    await page.getByRole('button', { name: EARLY }).click();
    const dialog = page.getByRole('dialog', { name: 'Projetos temporariamente pausados' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
    for (const text of [
      'Plataforma atual, de 2020',
      'Portais em WordPress',
      'Outras soluções tradicionais',
    ]) {
      await expect(dialog.getByText(text)).toBeVisible();
    }
    await expect(dialog).toContainText(pausedProjects.text);
    await expectNoAxeViolations(page, 'dialog[open]');
  });

  test('opens and closes by keyboard, keeps focus inside and gives it back', async ({ page }) => {
    await page.goto(PATH);
    const opener = page.getByRole('button', { name: EARLY });
    const dialog = page.getByRole('dialog', { name: pausedProjects.title });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link', { name: ENTER })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Entendido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes by the cross and by the backdrop, and its link leads to the waiting list', async ({
    page,
  }) => {
    await page.goto(PATH);
    const opener = page.getByRole('button', { name: EARLY });
    const dialog = page.getByRole('dialog', { name: pausedProjects.title });
    await opener.click();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByText(pausedProjects.text).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('link', { name: ENTER }).click();
    await expect(page).toHaveURL(/\/portal-ai-waitlist$/);
  });

  test('works in a browser without invoker commands and without closedby', async ({ page }) => {
    await page.addInitScript(() => {
      // What such a browser lacks: both properties, and what they do.
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
      document.addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    await page.goto(PATH);
    const dialog = page.getByRole('dialog', { name: pausedProjects.title });
    for (const close of ['Fechar', 'Entendido']) {
      await page.getByRole('button', { name: EARLY }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: EARLY }).click();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  });
});

test('without JavaScript every answer can be opened, and what is paused is read in the page', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}${PATH}`);
  for (const { question, answer } of questions.slice(1)) {
    await page.getByText(question).click();
    await expect(page.getByText(String(answer))).toBeVisible();
  }
  await expect(page.getByRole('button', { name: EARLY })).toBeHidden();
  await page.getByRole('link', { name: EARLY }).click();
  const paused = page.getByRole('heading', { name: pausedProjects.title });
  await expect(paused).toBeInViewport();
  await expect(page.getByText(pausedProjects.text)).toBeVisible();
  await expect(page.getByRole('button', { name: pausedProjects.dismiss })).toBeHidden();
  await page.close();
});
