import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';
import { ACCOUNTS } from './support/sign-in.js';
import { resize, widthsThatOverflow } from './support/widths.js';

const ID = 'p-droga-zgody';
const NAME = 'Zofia Zgodna';

const openPrivacy = async (page: Page) => {
  await page.goto(productUrl(`/patients?patientId=${ID}&privacy=1`));
  await page.getByRole('dialog', { name: 'Dane i zgody' }).waitFor();
  await page.getByRole('button', { name: 'Nowa zgoda' }).waitFor();
};

describe('Dane i zgody', () => {
  const journey = useJourney({ as: 'dietitian', size: { width: 1440, height: 900 } });
  let session: HttpSession;

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const birthYear = new Date().getFullYear() - 8;
    const body = { id: ID, personal: { firstName: 'Zofia', lastName: 'Zgodna', birthYear } };
    expect((await call(session, 'POST', '/api/patients', body)).status).toBe(201);
  });

  test('zgodę za dziecko zapisuje się z opiekunem, a historia mówi o tym po polsku', async () => {
    const { page } = journey;
    await openPrivacy(page);
    await page.getByText('Brak', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Nowa zgoda' }).click();
    await page.getByLabel('Imię i nazwisko opiekuna').fill('Ewa Zgodna');
    await page.getByLabel('Kim jest').fill('matka');
    await page.getByLabel('Telefon opiekuna').fill('600 000 156');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zapisz zgodę' }).click();

    await page.getByText('Ważna', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Historia dostępu' }).getByText('Zapisanie zgody').waitFor();
    await expectAccessible(page);
  });

  test('historia pobiera się do pliku CSV, który czyta polski arkusz', async () => {
    const { page } = journey;
    await openPrivacy(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz historię dostępu jako CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('"Zmiany";"Zapisanie zgody"');
    expect(text).not.toContain('600 000 156');
  });

  test('prośba o usunięcie czeka w koszu i daje się wycofać', async () => {
    const { page } = journey;
    await openPrivacy(page);
    await page.getByRole('button', { name: 'Poproś administratora o usunięcie' }).click();
    await page.getByText('Administrator ma prośbę o usunięcie').waitFor();
    await page.goto(productUrl('/patients?trash=1'));
    await page.getByRole('list', { name: 'Prośby o trwałe usunięcie' }).getByText(NAME).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Wycofaj prośbę: ${NAME}` }).click();
    await page.getByText('Prośba jest wycofana').waitFor();
  });

  test('na telefonie zaczynają się od zgody i otwierają się ze szczegółów pacjenta', async () => {
    const { page } = journey;
    await resize(page, { width: 390, height: 844 });
    await page.goto(productUrl(`/patients?patientId=${ID}`));
    await page.getByRole('button', { name: /Dane i zgody/ }).click();
    await page.getByRole('button', { name: 'Nowa zgoda' }).waitFor();
    const state = await page.getByText('Ważna', { exact: true }).boundingBox();
    expect(state?.y).toBeLessThan(300);
    await expectAccessible(page);
    await resize(page, { width: 1440, height: 900 });
  });

  test('mieszczą się na każdej szerokości', async () => {
    const { page } = journey;
    await openPrivacy(page);
    expect(await widthsThatOverflow(page)).toEqual([]);
  });
});

describe('Usunięcie danych na prośbę', () => {
  const journey = useJourney({ as: 'administrator', size: { width: 1440, height: 900 } });
  const id = 'p-droga-prosby';

  beforeAll(async () => {
    const session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const body = { id, personal: { firstName: 'Jan', lastName: 'Prośba' } };
    expect((await call(session, 'POST', '/api/patients', body)).status).toBe(201);
    expect((await call(session, 'PUT', `/api/patients/${id}/erasure-request`)).status).toBe(204);
  });

  test('administrator usuwa osobę, która nie leży w koszu, a po niej nic nie zostaje na ekranie', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients?trash=1'));
    // Behind the question it is hidden, not gone.
    const name = 'Usuń trwale na prośbę: Jan Prośba';
    const erase = page.getByRole('button', { name, includeHidden: true });
    await erase.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń trwale' }).click();
    await page.getByText('Usunięto trwale dane: Jan Prośba').waitFor();
    // The list may stay: others may be asked for as well.
    await erase.waitFor({ state: 'detached' });
    await page.goto(productUrl('/patients'));
    await searchPatient(page, 'Jan Prośba');
    await page.getByText('Nikt nie pasuje do „Jan Prośba”').waitFor();
    const session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    expect((await call(session, 'GET', `/api/patients/${id}/privacy`)).status).toBe(404);
  });
});
