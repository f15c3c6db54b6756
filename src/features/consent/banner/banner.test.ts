// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieBanner as words } from '#content/cookies.ts';
import { decide } from '#features/consent/state/current-consent.ts';
import { accepted, rejected } from '#features/consent/state/state.ts';
import { showBanner } from './banner.ts';
import { hideBox } from './corner-box.ts';

const setting = vi.hoisted(() => ({ policyLinksAccept: true }));
vi.mock('#brand.ts', async (original) => ({
  ...(await original<typeof import('#brand.ts')>()),
  consent: {
    services: [],
    get policyLinksAccept() {
      return setting.policyLinksAccept;
    },
  },
}));

/** What was sent to the server. */
const proofs: unknown[] = [];
beforeEach(() => {
  document.body.innerHTML = '<div data-corner-box></div><p>Um texto da página</p><a href="#a">Sobre</a>';
  proofs.length = 0;
  setting.policyLinksAccept = true;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    proofs.push(JSON.parse(body));
    return new Response(null, { status: 201 });
  });
});
afterEach(hideBox);

const decision = () => localStorage.getItem('cookieConsent');
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses a link without leaving the page; returns where it leads. */
async function follow(name: string) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  return link.getAttribute('href');
}

test.each([
  [words.read[1], '/politica-de-cookies', true],
  [words.read[3], '/politica-de-privacidade', true],
  [words.read[1], '/politica-de-cookies', false],
  [words.read[3], '/politica-de-privacidade', false],
])(
  'the link %s leads to %s, accepts where the brand wants it so (%s), and the banner says so (R-CNS-5, R-CNS-23)',
  async (name, path, accepts) => {
    setting.policyLinksAccept = accepts;
    showBanner();
    expect(screen.queryByText(words.linksAccept[4], { exact: false }) !== null).toBe(accepts);
    expect(await follow(name)).toBe(path);
    expect(decision()).toBe(accepts ? 'accepted' : null);
    expect(proofs).toMatchObject(accepts ? [{ layer: 'policy-link', decision: accepted.choice }] : []);
  },
);

test.each([
  ['accept', accepted, () => pressButton(words.accept)],
  ['reject', rejected, () => pressButton(words.reject)],
  ['the close icon', rejected, () => pressButton(words.close)],
  [
    'Escape',
    rejected,
    () => {
      screen.getByRole('button', { name: words.accept }).focus();
      return userEvent.keyboard('{Escape}');
    },
  ],
  // R-CNS-6
  ['a click on the page behind', rejected, () => userEvent.click(screen.getByText('Um texto da página'))],
])('%s decides in the banner’s own name (R-CNS-4)', async (_, { status, choice }, act) => {
  showBanner();
  await act();
  expect(decision()).toBe(status);
  expect(proofs).toMatchObject([{ layer: 'banner', decision: choice }]);
  // Nothing is taken back while the banner leaves.
  await userEvent.click(screen.getByText('Um texto da página'));
  expect(decision()).toBe(status);
});

test('leaves also while something else makes it inert, as the phone’s menu does', async () => {
  showBanner();
  const box = screen.getByRole('region');
  box.inert = true;
  decide(accepted, 'banner');
  expect(box.hasAttribute('data-leaving')).toBe(true);
  await vi.waitFor(() => expect(box.isConnected).toBe(false));
});

test('nothing is decided by learning more (R-CNS-4), by a link that is followed by keyboard, or by selecting text', async () => {
  showBanner();
  expect(await follow(words.more)).toBe('/politica-de-cookies');
  screen.getByRole('link', { name: 'Sobre' }).focus();
  await userEvent.keyboard('{Enter}');
  const target = screen.getByText('Um texto da página');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target, offset: 0 },
    { target, offset: 8 },
    { keys: '[/MouseLeft]', target, offset: 8 },
  ]);
  expect(getSelection()?.toString()).toBe('Um texto');
  expect(decision()).toBeNull();
});
