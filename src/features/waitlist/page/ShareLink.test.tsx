// @vitest-environment happy-dom
// R-WLP-25
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brand.ts';
import { page, share } from '#content/waitlist.ts';
import { invitation, normaliseDomain } from '#features/referral/payload.ts';
import { pagePath } from '#features/waitlist/rules/paths.ts';
import { ShareLink } from './ShareLink.tsx';
import { startSharing } from './tell-colleague.ts';

const url = `${brand.url}/portal-ai-waitlist?link=indicacao`;
const html = renderToStaticMarkup(<ShareLink path={pagePath} list={page.title} />);

/** What the browser can do; without `share` it can't. */
function stubNavigator(writeText: () => Promise<void>, deviceShare?: () => Promise<void>) {
  const parts = {
    clipboard: { writeText: vi.fn(writeText) },
    ...(deviceShare && { share: vi.fn(deviceShare) }),
  };
  vi.stubGlobal('navigator', Object.create(navigator));
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return parts;
}
/** A press, and everything that follows from it at once. */
async function press() {
  document.body.innerHTML = html;
  startSharing(document);
  fireEvent.click(screen.getByRole('button', { name: 'Avisar um colega' }));
  await new Promise(setImmediate);
}

afterEach(() => vi.unstubAllGlobals());

describe('telling a colleague', () => {
  it('is counted as a visit of its own kind, and the link holds nothing else', () => {
    expect(share.source).toBe(invitation);
    expect(normaliseDomain(invitation)).toBe('indicacao');
    expect([...new URL(url).searchParams]).toEqual([['link', 'indicacao']]);
  });

  it('uses the device’s own sharing', async () => {
    const parts = stubNavigator(
      async () => undefined,
      async () => undefined,
    );
    await press();
    expect(parts.share).toHaveBeenCalledWith({ title: page.title, text: share.message(page.title), url });
    expect(parts.clipboard.writeText).not.toHaveBeenCalled();
  });

  it('says nothing to who changes their mind', async () => {
    const parts = stubNavigator(
      async () => undefined,
      async () => {
        throw new DOMException('', 'AbortError');
      },
    );
    await press();
    expect(parts.clipboard.writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('copies the link where nothing can be shared, and says so', async () => {
    const parts = stubNavigator(async () => undefined);
    await press();
    expect(parts.clipboard.writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole('status').textContent).toBe(share.copied);
  });

  it('selects the link where nothing can be copied', async () => {
    stubNavigator(async () => {
      throw new Error('blocked');
    });
    await press();
    expect(screen.getByRole('status').textContent).toBe(share.selected);
    expect(getSelection()?.toString()).toBe(url);
  });

  it('is an e-mail without JavaScript', () => {
    const [, href = ''] = /href="mailto:([^"]*)"/.exec(html) ?? [];
    const mail = new URLSearchParams(href.replaceAll('&amp;', '&').replace('?', ''));
    expect(mail.get('subject')).toBe('Fila de espera do Portal AI 1.0');
    expect(mail.get('body')).toContain(url);
    expect(html.replace('<wbr/>', '')).toContain(`>${url}<`);
  });
});
