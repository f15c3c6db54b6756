// @vitest-environment happy-dom
// R-WLP-25
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#brand.ts';
import { share } from '#content/waitlist.ts';
import { listTitle } from '#content/waitlist-lists.ts';
import { invitation } from '#features/referral/payload.ts';
import { ShareLink } from './Confirmation.tsx';
import { startSharing } from './start-page.ts';

/** Whose visits are counted as a kind of their own, and which holds nothing else. */
const url = `${brand.url}/portal-ai-waitlist?link=${invitation}`;
const list = listTitle('portal-ai-waitlist');
const html = renderToStaticMarkup(<ShareLink list="portal-ai-waitlist" />);

const writeText = vi.fn();
/** What the browser can do; without `deviceShare` nothing is shared. */
function stubNavigator(deviceShare?: () => Promise<void>): void {
  vi.stubGlobal('navigator', Object.create(navigator));
  const parts = { clipboard: { writeText }, ...(deviceShare && { share: deviceShare }) };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}
/** A press, and everything that follows from it at once. */
async function press() {
  document.body.innerHTML = html;
  startSharing(document);
  fireEvent.click(screen.getByRole('button', { name: 'Avisar um colega' }));
  await new Promise(setImmediate);
}

afterEach(() => void writeText.mockReset());

describe('telling a colleague', () => {
  it('uses the device’s own sharing', async () => {
    const shared = vi.fn(async () => undefined);
    stubNavigator(shared);
    await press();
    expect(shared).toHaveBeenCalledWith({ title: list, text: share.message(list), url });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('says nothing to who changes their mind', async () => {
    stubNavigator(() => Promise.reject(new DOMException('', 'AbortError')));
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('copies the link where nothing can be shared, and says so', async () => {
    stubNavigator();
    await press();
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole('status').textContent).toBe(share.copied);
  });

  it('selects the link where nothing can be copied', async () => {
    writeText.mockRejectedValue(new Error('blocked'));
    stubNavigator();
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
