/**
 * Signs a person of the local identity provider in, by the buttons, and waits for the dashboard.
 * @param {import('playwright-core').Page} page @param {string} url @param {string} email
 */
export async function signInBrowser(page, url, email) {
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Zaloguj przez Google' }).click();
  await page.getByRole('button', { name: email }).click();
  await page.waitForURL('**/dashboard');
}
