import { type Page } from 'playwright-core';

/** Searches the list for a patient: it shows 50 a page by surname, and other journeys leave theirs behind. */
export async function searchPatient(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Szukaj po nazwisku, e-mailu lub telefonie' }).fill(name);
}
