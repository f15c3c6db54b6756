import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import sheet from './Banner.css?url';
import { Banner } from './Banner.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';

let notice: { readonly root: Root; readonly host: HTMLElement } | undefined;

/** Shows the banner until the visitor has decided. Called by `consent.client.ts`, which loads React with it. */
export async function showBanner(): Promise<void> {
  await show(<Banner onGone={hideNotice} />);
}

/** Asks for a reload, in the banner's place. Called by `services.client.ts`. */
export async function askForReload(): Promise<void> {
  await show(<ReloadNotice />);
}

/** Before the header, so that the keyboard meets it right after the skip link. */
async function show(content: ReactNode): Promise<void> {
  await styled();
  if (!notice) {
    const host = document.createElement('div');
    document.querySelector('header')?.before(host);
    notice = { root: createRoot(host), host };
  }
  notice.root.render(content);
}

/** Takes away what is shown. */
export function hideNotice(): void {
  notice?.root.unmount();
  notice?.host.remove();
  notice = undefined;
}

let loading: Promise<void> | undefined;

/**
 * Loads the style sheet. Not by a plain import: Astro would write it into the head of every page, although only
 * visitors who see the banner need it.
 */
function styled(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  return loading;
}
