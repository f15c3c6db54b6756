// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieBanner as words } from '#content/cookies.ts';
import { createBanner } from './banner.ts';

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

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 201 }));
});
let end = () => {};
afterEach(() => end());

function showBanner() {
  const { box, begin } = createBanner(() => {});
  document.body.replaceChildren(box);
  end = begin();
}

/** Presses a link without leaving the page. */
async function follow(name: string) {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  return localStorage.getItem('cookieConsent');
}

test.each([words.read[1], words.read[3]])('the link %s accepts, and the banner says so', async (name) => {
  setting.policyLinksAccept = true;
  showBanner();
  expect(screen.getByText(words.linksAccept, { exact: false })).toBeDefined();
  expect(await follow(name)).toBe('accepted');
});

test.each([words.read[1], words.read[3]])(
  'the link %s only leads to the policy where the brand wants it so',
  async (name) => {
    setting.policyLinksAccept = false;
    showBanner();
    expect(screen.queryByText(words.linksAccept, { exact: false })).toBeNull();
    expect(await follow(name)).toBeNull();
  },
);

test('learning more decides nothing', async () => {
  setting.policyLinksAccept = true;
  showBanner();
  expect(await follow(words.more)).toBeNull();
});

describe('the page behind', () => {
  const clickPage = () => userEvent.click(screen.getByText('Um texto da página'));
  function show() {
    showBanner();
    document.body.insertAdjacentHTML('afterbegin', '<p>Um texto da página</p>');
  }

  test('rejects by a click', async () => {
    show();
    await clickPage();
    expect(localStorage.getItem('cookieConsent')).toBe('rejected');
  });

  test('takes nothing back while the banner leaves', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: words.accept }));
    await clickPage();
    expect(localStorage.getItem('cookieConsent')).toBe('accepted');
  });

  test('decides nothing when text is selected by dragging', async () => {
    show();
    const target = screen.getByText('Um texto da página');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, offset: 0 },
      { target, offset: 8 },
      { keys: '[/MouseLeft]', target, offset: 8 },
    ]);
    expect(getSelection()?.toString()).toBe('Um texto');
    expect(localStorage.getItem('cookieConsent')).toBeNull();
  });
});
