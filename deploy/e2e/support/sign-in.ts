import { type Page } from 'playwright-core';
import { productUrl } from './browser.js';

/** The two accounts of the local identity provider. */
export const ACCOUNTS = {
  dietitian: { name: 'Alicja Różańska', email: 'alicja@gabinet.example' },
  administrator: { name: 'Administrator Pora', email: 'admin@gabinet.example' },
} as const;

/** Signs in as a person does: /login, the provider's page, the account, back on the dashboard. */
export async function signIn(page: Page, account: keyof typeof ACCOUNTS = 'dietitian'): Promise<void> {
  await page.goto(productUrl('/login'));
  await page
    .getByRole('link', { name: 'Zaloguj przez Google' })
    .or(page.getByRole('button', { name: 'Zaloguj przez Google' }))
    .click();
  await page.getByRole('button', { name: ACCOUNTS[account].email }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Dodaj pacjenta' }).waitFor();
}
