// R-OUT-8
import { leave } from '#content/leave.ts';
import { leaveToken, urlsOf } from '#features/waitlist/leave/leave.ts';
import { heading } from '../support/browser/waitlist-page.ts';
import { dialogRow } from '../support/database/signups.ts';
import { linkSecret } from '../support/outbox.ts';
import { expect, expectNoAxeViolations, test } from '../support/test.ts';

test('the link of the confirmation asks, removes at the button, and says so also after a reload', async ({
  page,
  request,
  ownServer,
}) => {
  const server = await ownServer({ LINK_SECRET: linkSecret });
  await request.post(`${server.url}/api/waitlist`, { data: dialogRow });
  // The first row of an empty database; the moment of the sign-up only sets how long the link works.
  const created_at = new Date().toISOString();
  const link = urlsOf(
    server.url,
    leaveToken(linkSecret, { id: 1, created_at, email: dialogRow.email }),
  ).leave;

  await page.goto(link);
  await expect(heading(page)).toHaveText(leave.ask.title);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: leave.ask.button }).click();
  await expect(heading(page)).toContainText(leave.left.title);
  await expect(page.getByRole('button', { name: leave.ask.button })).toHaveCount(0);
  await expectNoAxeViolations(page);
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(sent.url());
  });
  await page.reload();
  await expect(heading(page)).toContainText(leave.left.title);
  expect(posts).toEqual([]);
});
