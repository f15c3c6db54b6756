// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieBanner as words } from '#content/cookies.ts';
import { decide } from '#features/consent/state/decide.ts';
import { accepted, rejected } from '#features/consent/state/state.ts';
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
  proofs.length = 0;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    proofs.push(JSON.parse(body));
    return new Response(null, { status: 201 });
  });
});
/** What was sent to the server. */
const proofs: unknown[] = [];
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

test.each([words.read[1], words.read[3]])(
  'the link %s accepts, and the banner says so (R-CNS-5, R-CNS-23)',
  async (name) => {
    setting.policyLinksAccept = true;
    showBanner();
    expect(screen.getByText(words.linksAccept[4], { exact: false })).toBeDefined();
    expect(await follow(name)).toBe('accepted');
    expect(proofs).toMatchObject([{ layer: 'policy-link', decision: accepted.choice }]);
  },
);

test.each([
  [words.accept, accepted],
  [words.close, rejected],
  ['Escape', rejected],
])('%s decides in the banner’s own name (R-CNS-4)', async (way, { status, choice }) => {
  showBanner();
  if (way !== 'Escape') await userEvent.click(screen.getByRole('button', { name: way }));
  else {
    screen.getByRole('button', { name: words.accept }).focus();
    await userEvent.keyboard('{Escape}');
  }
  expect(localStorage.getItem('cookieConsent')).toBe(status);
  expect(proofs).toMatchObject([{ layer: 'banner', decision: choice }]);
});

test.each([words.read[1], words.read[3]])(
  'the link %s only leads to the policy where the brand wants it so (R-CNS-5)',
  async (name) => {
    setting.policyLinksAccept = false;
    showBanner();
    expect(screen.queryByText(words.linksAccept[4], { exact: false })).toBeNull();
    expect(await follow(name)).toBeNull();
  },
);

test('leaves also while something else makes it inert, as the phone’s menu does', async () => {
  const gone = vi.fn();
  const { box, begin } = createBanner(gone);
  document.body.replaceChildren(box);
  end = begin();
  box.inert = true;
  decide(accepted, 'banner');
  expect(box.hasAttribute('data-leaving')).toBe(true);
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce());
});

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

  test('decides nothing when a link is followed by keyboard', async () => {
    showBanner();
    document.body.insertAdjacentHTML('afterbegin', '<a href="#a">Sobre</a>');
    screen.getByRole('link', { name: 'Sobre' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(localStorage.getItem('cookieConsent')).toBeNull();
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
