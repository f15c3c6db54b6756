// R-PAGE-13
import type { Page } from '@playwright/test';
import { newsroom } from '#content/pages/newsroom.ts';
import { listen, settled, widthOf } from '../support/browser/settled.ts';
import { expect, expectNoAxeViolations, rulesOfLayout, test } from '../support/test.ts';

const PATH = '/solucoes/portais-noticias';
const ENTER = 'Entrar na fila de espera';
const EARLY = 'Garantir acesso antecipado';

const { notes, passages, said } = newsroom;
const editor = (page: Page) => page.getByRole('region', { name: /^Exemplo: editor de uma matéria/ });
const accept = (page: Page, note: keyof typeof notes) =>
  editor(page).getByRole('button', { name: `${newsroom.accept} : ${notes[note].title}` });
const ignore = (page: Page, note: keyof typeof notes) =>
  editor(page).getByRole('button', { name: `${newsroom.ignore} : ${notes[note].title}` });
const publish = (page: Page) => editor(page).getByRole('button', { name: newsroom.publish });

test('the editor is tried by pointer and by keyboard, and says what happens (R-POR-15)', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 660 });
  await page.goto(PATH);
  await test.step('a first suggestion can be answered in the first view', async () => {
    for (const button of [accept(page, 'headline'), ignore(page, 'headline')]) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 660) + (box?.height ?? 0)).toBeLessThanOrEqual(660);
    }
    // The press that has the code loaded is not lost.
    await accept(page, 'headline').click();
    await expect(editor(page).getByText(newsroom.who)).toHaveCount(1);
  });
  const heard = await listen(page);
  await test.step('what is accepted changes the text, what is ignored is struck', async () => {
    await expect(editor(page).getByText(passages.headline.draft)).toHaveCount(0);
    await expect(editor(page).getByRole('insertion')).toHaveText(passages.headline.suggested);
    await expect(accept(page, 'vote')).toBeFocused();
    await ignore(page, 'vote').click();
    await expect(editor(page).locator('s').first()).toHaveText(notes.vote.title);
    await expect(editor(page).getByText(passages.vote.draft)).toBeVisible();
    await expect(editor(page).getByText(newsroom.who)).toHaveCount(2);
    await expectNoAxeViolations(page, '.newsroom');
  });
  await test.step('nothing is published while a suggestion is open, and the button says so', async () => {
    await expect(publish(page)).toBeDisabled();
    await expect(publish(page)).toHaveAccessibleDescription(newsroom.waiting(1));
    await publish(page).focus();
    await page.keyboard.press('Enter');
    await expect(publish(page)).toBeVisible();
    expect(await heard()).toEqual([
      `${said.ignored(notes.vote.title)} ${newsroom.waiting(1)}.`,
      `${newsroom.waiting(1)}.`,
    ]);
  });
  await test.step('published, it is shown as a reader gets it', async () => {
    await accept(page, 'session').click();
    await expect(publish(page)).toBeFocused();
    await expect(publish(page)).toBeEnabled();
    await publish(page).click();
    const reader = page.getByRole('group', { name: newsroom.reader.label });
    await expect(reader).toBeFocused();
    await expect(reader).toContainText(passages.session.suggested);
    await expect(reader).toContainText(passages.vote.draft);
    for (const device of [newsroom.reader.desktop, newsroom.reader.phone]) {
      await expect(reader.getByText(device)).toBeVisible();
    }
    await expect(editor(page).getByText(newsroom.published)).toBeVisible();
    await expect(editor(page).getByText(newsroom.result(2))).toBeVisible();
    await settled(page);
    await expectNoAxeViolations(page, '.newsroom');
    expect((await heard()).at(-1)).toBe(said.published);
  });
  await test.step('on a phone each suggestion stands below its words, and the pages below each other', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoAxeViolations(page, '.newsroom', rulesOfLayout);
    await editor(page).getByRole('button', { name: newsroom.restart }).click();
    await expect(accept(page, 'headline')).toBeInViewport();
    const words = await editor(page).getByText(passages.vote.draft).boundingBox();
    const note = await accept(page, 'vote').boundingBox();
    expect(note?.y).toBeGreaterThan(words?.y ?? Number.POSITIVE_INFINITY);
    expect(note?.height).toBeGreaterThanOrEqual(44);
    expect(await widthOf(page)).toBe(390);
    await expectNoAxeViolations(page, '.newsroom', rulesOfLayout);
  });
  await test.step('focus goes on below the suggestion that got its answer, then with the first', async () => {
    await accept(page, 'vote').click();
    await expect(accept(page, 'session')).toBeFocused();
    await ignore(page, 'session').click();
    await expect(accept(page, 'headline')).toBeFocused();
  });
});

test('the modal about paused projects, by keyboard and by its link (R-PAU-3, R-PAU-4, R-SPJ-5)', async ({
  page,
}) => {
  await page.goto(PATH);
  const opener = page.getByRole('button', { name: EARLY });
  const dialog = page.getByRole('dialog', { name: 'Projetos temporariamente pausados' });
  await test.step('by keyboard: keeps focus inside and gives it back', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page, 'dialog[open]');
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
  await test.step('by the link', async () => {
    await opener.click();
    await dialog.getByRole('link', { name: ENTER }).click();
    await expect(page).toHaveURL(/\/portal-ai-waitlist$/);
  });
  await test.step('by the link of the page whose list has a dialog, which follows', async () => {
    await page.goto('/sites-para-jornais');
    await opener.click();
    await dialog.getByRole('link', { name: ENTER }).click();
    const list = page.getByRole('dialog', { name: 'Fila de espera do Portal AI 1.0' });
    await expect(list).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
