import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type IntoleranceSetSummary,
  type PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { untilFocused } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize, widthsThatOverflow } from './support/widths.js';

const PATIENT = { id: 'p-badania-iga', firstName: 'Iga', lastName: 'Badana' };
const NAME = 'Iga Badana';
const PHONE = { width: 390, height: 844 };

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Nietolerancje', exact: true });
const choose = async (page: Page, field: string, option: RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

describe('Historia badań nietolerancji', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;

  const save = async (date: string, values: Record<string, number>) => {
    const items = Object.entries(values).map(([name, value]) => ({ name, value }));
    const body = { patientId: PATIENT.id, date, sourceFile: null, categories: [{ name: 'Warzywa', items }] };
    const { text } = await call(session, 'POST', '/api/patient-intolerances', body);
    return JSON.parse(text) as PatientIntoleranceSet;
  };
  const history = async () => {
    const { text } = await call(session, 'GET', `/api/patient-intolerances/history?patientId=${PATIENT.id}`);
    const { items } = JSON.parse(text) as { items: IntoleranceSetSummary[] };
    return items.map(({ date, current }) => `${date}${current ? ' aktualne' : ''}`);
  };

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const { id, ...personal } = PATIENT;
    await call(session, 'POST', '/api/patients', { id, personal });
    await save('2025-03-12', { 'Seler korzeń': 41, Por: 32, Burak: 3, Groch: 30.5 });
    await save('2025-09-04', { 'SELER KORZEŃ': 24, Por: 32, Burak: 3, 'Papryka czerwona': 35 });
  });

  test('[core §9] myszą porównuje się dwa badania: nowe ryzyko, minione i to, czego teraz nie badano', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await searchPatient(page, NAME);
    await page.getByRole('button', { name: `Nietolerancje: ${NAME}` }).click();
    const dialog = dialogOf(page);
    await dialog.getByText(/Badania: 12.03.2025 · 04.09.2025 \(aktualne\)/).waitFor();
    await dialog.getByText('Porównanie', { exact: true }).click();
    const table = dialog.getByRole('table');
    for (const row of [
      /SELER KORZEŃ.*41.*24.*−17.*poza ryzykiem/,
      /Por.*32.*bez zmian.*nadal ryzyko/,
      /Papryka czerwona.*nie badano.*35.*nowe ryzyko/,
      /Groch.*30,5.*nie badano.*było ryzyko, teraz nie badano/,
    ])
      await table.getByRole('row', { name: row }).waitFor();
    await dialog.getByText('IgG to nie test alergii.').waitFor();
    await expectAccessible(page);
    expect(await widthsThatOverflow(page)).toEqual([]);
  });

  test('samą klawiaturą: wszystkie pozycje, tylko zmiany, inna kolejność i zamiana badań', async () => {
    const { page } = journey;
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: 'Porównanie' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await untilFocused(dialog.getByRole('switch', { name: 'tylko ryzyko' }));
    await page.keyboard.press('Space');
    await dialog.getByRole('row', { name: /Burak/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await dialog.getByRole('row', { name: /Burak/ }).waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await untilFocused(dialog.getByRole('radio', { name: 'Nazwa' }));
    expect(await dialog.getByRole('rowheader').allTextContents()).toEqual([
      'Groch',
      'Papryka czerwona',
      'SELER KORZEŃ',
    ]);
  });

  test('na telefonie, jasnym i ciemnym, porównanie jest w blokach i bez zarzutu', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await dialogOf(page).getByRole('row', { name: /Groch/ }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await resize(page, { width: 1440, height: 900 });
  });

  test('[decisions 12] wcześniejsze badanie nie udaje aktualnego i staje się nim na wyraźne życzenie', async () => {
    const { page } = journey;
    const dialog = dialogOf(page);
    await dialog.getByText('Wyniki', { exact: true }).click();
    await choose(page, 'Badanie', /12.03.2025/);
    await dialog.getByText('To wcześniejsze badanie.').waitFor();
    await expectAccessible(page);
    expect(await history()).toEqual(['2025-09-04 aktualne', '2025-03-12']);
    await dialog.getByRole('button', { name: 'Przywróć jako aktualne' }).click();
    await page.getByText('Aktualne jest teraz badanie: 12.03.2025').first().waitFor();
    await dialog.getByText('Jest nowsze badanie: 04.09.2025.').waitFor();
    expect(await history()).toEqual(['2025-09-04', '2025-03-12 aktualne']);
  });

  test('usunięte aktualne badanie nie robi aktualnym innego, a „Cofnij” je przywraca', async () => {
    const { page } = journey;
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Usuń badanie: 12.03.2025' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await history()).toEqual(['2025-09-04']);
    await page.getByRole('button', { name: `Importuj nietolerancje: ${NAME}` }).waitFor();
    await page.getByRole('button', { name: /Cofnij/ }).click();
    await page.getByText('Przywrócono nietolerancje').first().waitFor();
    expect(await history()).toEqual(['2025-09-04', '2025-03-12 aktualne']);
    await page.getByRole('button', { name: `Nietolerancje: ${NAME}` }).waitFor();
  });

  test('raport postępów mówi, co się zmieniło w wynikach', async () => {
    const { page } = journey;
    const former = await call(session, 'GET', `/api/patient-intolerances/history?patientId=${PATIENT.id}`);
    const [latest] = (JSON.parse(former.text) as { items: IntoleranceSetSummary[] }).items;
    await call(session, 'POST', `/api/patient-intolerances/${latest?.id}/make-current`);
    await page.reload();
    await searchPatient(page, NAME);
    await page.getByRole('button', { name: NAME, exact: true }).click();
    await page.getByRole('dialog', { name: NAME }).getByRole('button', { name: 'Raport postępów' }).click();
    const report = page.getByRole('dialog', { name: `Raport postępów: ${NAME}` });
    await report.getByRole('heading', { name: 'Co się zmieniło w wynikach' }).waitFor();
    await report.getByText(/41 → 24\sU\/ml/).waitFor();
    await report.getByText(/tym razem nie badane, więc nie wiadomo: Groch/).waitFor();
    await expectAccessible(page);
  });
});
