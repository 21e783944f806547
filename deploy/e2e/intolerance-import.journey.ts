import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeZip } from '@pora/common/testing/zip';
import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { without } from './support/control.js';
import { untilFocused } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

const PATIENT = { id: 'p-wyniki-iga', firstName: 'Iga', lastName: 'Wynikowa' };
const NAME = 'Iga Wynikowa';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Refused and unanswered calls stand in the console. */
const REFUSED = /status of (?:4\d\d|50\d) /;

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const alertOf = (page: Page, name: string | RegExp): Locator => page.getByRole('alertdialog', { name });
const review = (page: Page) => dialogOf(page, 'Sprawdź wyniki');
const results = (page: Page) => dialogOf(page, 'Nietolerancje');

/** A workbook with one sheet of texts, as a program writes it that keeps no list of strings. */
function workbook(...rows: string[][]): Buffer {
  const cellOf = (text: string, column: number, at: number) =>
    `<c r="${'ABC'[column]}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = rows
    .map(
      (row, at) => `<row r="${at + 1}">${row.map((text, column) => cellOf(text, column, at)).join('')}</row>`,
    )
    .join('');
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  return makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relation('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Wyniki" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relation('worksheet', 'worksheets/sheet1.xml') },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
    },
  ]);
}

const HEAD = ['Kategoria', 'Produkt', 'Wynik (U/ml)'];
const REPORT = workbook(
  HEAD,
  ['Owoce', 'Kiwi', '9'],
  ['Owoce', 'Kiwi', '31'],
  ['Owoce', 'Figa', '26,5'],
  ['Zioła', 'Lukrecja dziwna', 'ok. 12'],
  ['Zioła', 'Ziele nieznane', '45,2 U/ml'],
);

/** Chooses a file as a person does: the button opens the window of the system. */
async function choose(page: Page, bytes: Buffer, press: () => Promise<void>, name = 'wyniki.xlsx') {
  const opening = page.waitForEvent('filechooser');
  await press();
  await (await opening).setFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
}

/** The file names no day of the test, and none is assumed. */
async function leaveDayUnknown(page: Page): Promise<void> {
  await review(page).getByRole('checkbox', { name: 'nie wiem' }).click();
}

async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  // Without motion the colours of the other look stand at once.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

describe('Import wyników nietolerancji', () => {
  const journey = useJourney({ as: 'dietitian', size: DESKTOP });
  let session: HttpSession;

  beforeAll(async () => {
    journey.trouble.allow(REFUSED);
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const { id, ...personal } = PATIENT;
    await call(session, 'POST', '/api/patients', { id, personal });
  });

  const stored = async (): Promise<PatientIntoleranceSet | undefined> => {
    const { text } = await call(session, 'GET', `/api/patient-intolerances?patientId=${PATIENT.id}`);
    return (JSON.parse(text) as { items: PatientIntoleranceSet[] }).items[0];
  };
  const valuesOf = (set: PatientIntoleranceSet | undefined) =>
    set?.categories.map(
      ({ name, items }) => `${name}: ${items.map((one) => `${one.name} ${one.value}`).join(', ')}`,
    );

  test('[core §8] plik, którego nie da się wczytać, mówi czym jest i co zrobić; w ciemnym wyglądzie też', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await searchPatient(page, NAME);
    await page.getByRole('button', { name: `Importuj nietolerancje: ${NAME}` }).click();
    const button = results(page).getByRole('button', { name: 'Importuj plik' });
    const other = workbook(['Produkt', 'Wynik (µg/ml)'], ['Dorsz', '3,2'], ['Karp', '2,1']);
    await choose(page, other, () => button.click());
    const scale = alertOf(page, 'Inna skala: µg/ml');
    await scale.getByText('Błąd parsowania pliku: 422 Unprocessable Entity').waitFor();
    await expectAccessibleInBoth(page);
    await choose(page, Buffer.from('PK'), () =>
      scale.getByRole('button', { name: 'Wybierz inny plik' }).click(),
    );
    const type = alertOf(page, 'To nie jest arkusz ani PDF');
    await type.getByText('Błąd parsowania pliku: 415 Unsupported Media Type').waitFor();
    await page.keyboard.press('Escape');
    await untilFocused(button);
    expect(await stored()).toBeUndefined();
  });

  test('[core §8] gdy usługa nie odpowiada, mówi to, a ponowna próba czyta ten sam plik', async () => {
    const { page } = journey;
    const away = alertOf(page, 'Nie udało się odczytać pliku');
    await without('patients', async () => {
      await choose(page, REPORT, () => results(page).getByRole('button', { name: 'Importuj plik' }).click());
      await away.getByText(/Plik nie został odrzucony, to my na chwilę nie odpowiadamy/).waitFor();
    });
    await away.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await review(page).waitFor();
  });

  test('[core §5] myszą: kategorie po lewej, wybór powtórzonej wartości, dopisany wynik i mapowanie; zapis', async () => {
    const { page } = journey;
    const dialog = review(page);
    await dialog.getByText('Zostało: 1 pozycja, data badania').waitFor();
    await dialog.getByText('po odpowiedziach').waitFor();
    expect(await dialog.getByRole('button', { name: 'Zapisz nietolerancje' }).isDisabled()).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBoth(page);
    // Typed as a person does, digit by digit: nothing is taken before the number is whole.
    await dialog.getByRole('textbox', { name: 'Lukrecja dziwna: wynik' }).pressSequentially('12');
    await leaveDayUnknown(page);
    const parts = dialog.getByRole('navigation', { name: 'Co pokazać' });
    await parts.getByRole('button', { name: 'Do sprawdzenia 2' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBoth(page);
    await parts.getByRole('button', { name: /^Zioła/ }).click();
    await dialog.getByRole('region', { name: 'Zioła' }).getByText('Ziele nieznane').waitFor();
    expect(await dialog.getByRole('region', { name: 'Owoce' }).count()).toBe(0);
    await parts.getByRole('button', { name: /^Do sprawdzenia/ }).click();
    await dialog.getByRole('radiogroup', { name: /^Kiwi/ }).getByText('Zapisz 9').click();
    const map = dialog.getByRole('combobox', { name: 'Ziele nieznane: które produkty' });
    await map.fill('majeran');
    // The list answers after a pause: until then any entry stands first.
    await page
      .getByRole('option', { name: /majeran/i })
      .first()
      .click();
    expect(await stored()).toBeUndefined();
    await dialog.getByRole('button', { name: 'Zapisz nietolerancje' }).click();
    await results(page).getByText('Ziele nieznane').waitFor();
    expect(valuesOf(await stored())).toEqual([
      'Owoce: Kiwi 9, Figa 26.5',
      'Zioła: Ziele nieznane 45.2, Lukrecja dziwna 12',
    ]);
    await results(page)
      .getByText(/^w bazie \d/)
      .first()
      .waitFor();
  });

  test('[core §4] sesja wygasa w trakcie zapisu: po zalogowaniu sprawdzone wyniki zapisują się same, jak były', async () => {
    const { page } = journey;
    await choose(page, workbook(HEAD, ['Ryby', 'Dorsz', '7'], ['Ryby', 'Halibut', 'n.b.']), () =>
      results(page).getByRole('button', { name: 'Importuj nowe wyniki' }).click(),
    );
    const dialog = review(page);
    await leaveDayUnknown(page);
    await dialog.getByRole('textbox', { name: 'Halibut: wynik' }).pressSequentially('8,5');
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Zapisz nietolerancje' }).click();
    const lost = alertOf(page, 'Sesja wygasła');
    const opening = page.context().waitForEvent('page');
    await lost.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    const popup = await opening;
    const closing = popup.waitForEvent('close');
    await popup.getByRole('button', { name: ACCOUNTS.dietitian.email }).click();
    await closing;
    await lost.waitFor({ state: 'detached' });
    // The save that met the end of the session goes on by itself, with what was typed.
    await results(page).getByText('Halibut').waitFor();
    expect(valuesOf(await stored())).toEqual(['Ryby: Dorsz 7, Halibut 8.5']);
  });

  test('[core §4] samą klawiaturą: plik, nowsze wyniki kogoś innego są pytaniem, zapis skrótem', async () => {
    const { page } = journey;
    const button = results(page).getByRole('button', { name: 'Importuj nowe wyniki' });
    await button.focus();
    await choose(page, workbook(HEAD, ['Mięso', 'Indyk', '11']), () => page.keyboard.press('Enter'));
    await review(page).getByText('Nic jeszcze nie zapisano', { exact: false }).waitFor();
    const isDayUnknown = review(page).getByRole('checkbox', { name: 'nie wiem' });
    await isDayUnknown.focus();
    await page.keyboard.press('Space');
    await isDayUnknown.waitFor({ state: 'detached' });
    const categories = [{ name: 'Owoce', items: [{ name: 'Kiwi', value: 44 }] }];
    const body = { patientId: PATIENT.id, categories, sourceFile: 'cudze.pdf', date: '2026-11-02' };
    await call(session, 'POST', '/api/patient-intolerances', body);
    await page.keyboard.press('Control+s');
    const question = alertOf(page, 'Ktoś zapisał nowsze wyniki');
    await question.getByText('cudze.pdf').waitFor();
    await expectAccessible(page);
    await untilFocused(question.getByRole('button', { name: 'Zostaw nowsze' }));
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(valuesOf(await stored())).toEqual(['Owoce: Kiwi 44']);
    await page.keyboard.press('Control+s');
    const mine = question.getByRole('button', { name: 'Zapisz moje' });
    await untilFocused(question.getByRole('button', { name: 'Zostaw nowsze' }));
    await page.keyboard.press('Tab');
    await untilFocused(mine);
    await page.keyboard.press('Enter');
    await results(page).getByText('Indyk').waitFor();
    expect(valuesOf(await stored())).toEqual(['Mięso: Indyk 11']);
  });

  test('[core §4] na telefonie wszystko mieści się w szerokości, a porzucenie importu pyta', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await choose(page, REPORT, () =>
      results(page).getByRole('button', { name: 'Importuj nowe wyniki' }).click(),
    );
    const dialog = review(page);
    await dialog.getByText('Zostało: 1 pozycja, data badania').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // One question after another, as no screen of a phone holds two.
    await dialog.getByRole('button', { name: 'Pomiń: Lukrecja dziwna' }).click();
    await dialog.getByRole('button', { name: 'Dalej' }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await leaveDayUnknown(page);
    await dialog.getByRole('radiogroup', { name: /^Kiwi/ }).waitFor();
    await dialog.getByText('Pominięto: 1 pozycja').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('combobox', { name: 'Co pokazać' }).click();
    await page.getByRole('option', { name: /^Owoce/ }).click();
    await dialog.getByRole('region', { name: 'Owoce' }).waitFor();
    await expectNoSidewaysScroll(page);
    const close = dialog.getByRole('button', { name: 'Porzuć import' });
    await close.click();
    const question = alertOf(page, 'Porzucić import?');
    await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(valuesOf(await stored())).toEqual(['Mięso: Indyk 11']);
  });
});
