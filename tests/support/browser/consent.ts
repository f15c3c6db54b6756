import type { Page } from '@playwright/test';
import { cookieBanner, cookiePanel } from '#content/cookies.ts';

export const preferencesPath = '/politica-de-cookies#preferencias';

/** The cookie banner, while it can be used. */
export const banner = (page: Page) => page.getByRole('region', { name: cookieBanner.label });

export const categorySwitch = (page: Page, category: keyof typeof cookiePanel.categories) =>
  page.getByRole('switch', { name: cookiePanel.categories[category].name, exact: true });

export const savePreferences = (page: Page) =>
  page.getByRole('button', { name: 'Salvar Preferências' }).click();
