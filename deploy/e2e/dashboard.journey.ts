import { describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { escapeFrom } from './support/eventually.js';
import { expectAccessible, useJourney } from './support/journey.js';

const addPatient = (page: Page) => page.getByRole('button', { name: 'Dodaj pacjenta' });
const newPatient = (page: Page) => page.getByRole('dialog', { name: 'Nowy pacjent' });
const listed = (page: Page) => page.getByRole('searchbox', { name: /Szukaj/ });

describe('Pulpit', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('prognoza nazywa się prognozą, a obok stoi liczba wizyt; jasny i ciemny jest dostępny', async () => {
    const { page } = journey;
    await page.getByText(/^prognoza · wizyt w tym tygodniu: \d+$/).waitFor();
    await page.getByRole('region', { name: 'Ostatnia aktywność' }).waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('[core §2] „Dodaj pacjenta” otwiera okno raz: ani odświeżenie, ani wstecz i dalej go nie powtarza', async () => {
    const { page } = journey;
    await addPatient(page).click();
    await newPatient(page).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await escapeFrom(newPatient(page));
    await newPatient(page).waitFor({ state: 'detached' });
    await page.reload();
    await listed(page).waitFor();
    expect(await newPatient(page).count()).toBe(0);
    await page.goBack();
    await page.waitForURL(productUrl('/dashboard'));
    await addPatient(page).waitFor();
    await page.goForward();
    await listed(page).waitFor();
    expect(await newPatient(page).count()).toBe(0);
  });
});
