import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually, untilFocused } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';
import { plainText } from './support/text.js';
import { buttonsCutOff, expectNoSidewaysScroll, rowsThatOverlap } from './support/widths.js';

const PHONE = { width: 390, height: 844 };
const DAY_MS = 86_400_000;
/** New in every run: the trash keeps the id of a deleted patient. */
const ID = `p-journey-${Date.now().toString(36)}`;
const NAME = 'Domosława Kartowska';
/** Smallest height of what a finger presses. */
const TOUCH = 44;

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const polish = (date: string) => date.split('-').reverse().join('.');
/** A day on which the demo practice has nothing. */
const visitDay = dayFromNow(52);

const cardOf = (page: Page) => page.getByRole('dialog', { name: NAME, exact: true });
const reportOf = (page: Page) => page.getByRole('dialog', { name: `Raport postępów: ${NAME}` });
const openCard = async (page: Page) => {
  await page.goto(productUrl(`/patients?patientId=${ID}`));
  await cardOf(page).waitFor();
};

describe('Karta pacjenta', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, text } = await call(session, method, path, body);
    expect([200, 201, 204]).toContain(status);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  const visits = async () =>
    (await send('GET', `/api/schedule?patientId=${ID}`)) as { id: string; notes?: string }[];

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    await send('POST', '/api/patients', {
      id: ID,
      personal: { firstName: 'Domosława', lastName: 'Kartowska', sex: 'female', birthYear: 1988 },
      anthropometrics: { heightCm: 168, startingWeightKg: 81.4 },
      activityFactor: 1.4,
    });
    for (const [days, weightKg, waistCm] of [
      [-70, 81.4, 95.5],
      [-30, 78.6, 91],
      [-2, 76.2, 88],
    ] as const) {
      const date = dayFromNow(days);
      await send('POST', `/api/patients/${ID}/measurements`, { date, weightKg, circumferences: { waistCm } });
    }
  });
  afterAll(async () => {
    for (const { id } of await visits()) await send('DELETE', `/api/schedule/${id}`);
    await send('DELETE', `/api/patients/${ID}`);
  });

  test('mówi, jak jest, i co dalej; brak wizyty prowadzi do harmonogramu z tym pacjentem', async () => {
    const { page } = journey;
    await openCard(page);
    const card = cardOf(page);
    await card.getByText('Nie ma umówionej wizyty').waitFor();
    // The visits come by one call, the measurements by another.
    await eventually(
      async () => plainText(await card.getByText('Od startu').locator('..').innerText()),
      (text) => expect(text).toContain('−5,2 kg'),
    );
    await card.getByRole('slider').waitFor();
    await expectAccessible(page);
    await card.getByRole('link', { name: 'Umów wizytę' }).first().click();
    const form = page.getByRole('dialog', { name: 'Nowe wydarzenie' });
    await form.waitFor();
    expect(await form.getByLabel('Pacjent').inputValue()).toBe(NAME);
    await form.getByLabel('Data').fill(polish(visitDay));
    await form.getByRole('textbox', { name: /^Od/ }).fill('09:00');
    await form.getByRole('button', { name: 'Zapisz' }).click();
    await form.waitFor({ state: 'detached' });
  });

  test('„wstecz” wraca do karty, która zna już wizytę', async () => {
    const { page } = journey;
    await page.goBack();
    const card = cardOf(page);
    await card.getByRole('link', { name: `${polish(visitDay)} 09:00`, exact: true }).waitFor();
    await card.getByRole('list', { name: 'Przed nami' }).getByText('Wizyta').waitFor();
  });

  test('wykres przechodzi się strzałkami, a energia pokazuje rachunek', async () => {
    const { page } = journey;
    const card = cardOf(page);
    const chart = card.getByRole('slider');
    await chart.focus();
    await page.keyboard.press('Home');
    await eventually(
      () => chart.getAttribute('aria-valuetext'),
      (text) => expect(plainText(text ?? '')).toContain('81,4 kg'),
    );
    await card.getByRole('radio', { name: 'Obwody' }).press(' ');
    await card.getByRole('slider', { name: /^Talia/ }).waitFor();
    await card.getByText(/447,593 \+ 9,247 · 76,2/).waitFor();
  });

  test('raport: notatki zapisują się przy wizycie, wydruk i plik mają jedną stronę', async () => {
    const { page } = journey;
    await cardOf(page).getByRole('button', { name: 'Raport postępów' }).click();
    const report = reportOf(page);
    await report.getByRole('textbox', { name: /Do następnej wizyty/ }).fill('Śniadania w pracy\nWięcej wody');
    await report.getByRole('button', { name: 'Zapisz notatki' }).click();
    await eventually(visits, ([visit]) => expect(visit?.notes).toBe('Śniadania w pracy\nWięcej wody'));
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report.getByRole('button', { name: 'Pobierz DOCX' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Raport_Domosława_Kartowska_\d{4}-\d\d-\d\d\.docx$/);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(file.includes('word/media/')).toBe(true);

    await page.evaluate(() => Object.assign(window, { print: () => undefined }));
    await report.getByRole('button', { name: 'Drukuj' }).click();
    await page.locator('[data-print-view]').waitFor({ state: 'attached' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  });

  test('samą klawiaturą: Escape wraca z raportu do karty, a z karty na listę', async () => {
    const { page } = journey;
    await page.keyboard.press('Escape');
    const button = cardOf(page).getByRole('button', { name: 'Raport postępów' });
    await button.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await reportOf(page).getByRole('region', { name: 'Podgląd raportu' }).waitFor();
    await page.keyboard.press('Escape');
    await cardOf(page).waitFor();
    await page.keyboard.press('m');
    const measurement = page.getByRole('dialog', { name: 'Nowy pomiar' });
    await untilFocused(measurement.getByRole('textbox', { name: 'Masa' }));
    await page.keyboard.press('Escape');
    await cardOf(page).waitFor();
    await page.keyboard.press('Escape');
    await cardOf(page).waitFor({ state: 'detached' });
  });

  test('na telefonie karta i raport mieszczą się w szerokości, a działania są na palec', async () => {
    const { page } = await journey.visit(PHONE);
    await signIn(page);
    await openCard(page);
    const card = cardOf(page);
    await card.getByRole('slider').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    // Closed until it is asked for; the line says what is in it.
    const visitsLine = card.getByRole('button', { name: /^Wizyty/ });
    await visitsLine.getByText(/przed nami$/).waitFor();
    await visitsLine.click();
    await expectNoSidewaysScroll(page);
    const targets = [
      card.getByRole('link', { name: `${polish(visitDay)} 09:00`, exact: true }),
      card.getByRole('button', { name: 'Wypełnij ankietę' }),
      card.getByRole('button', { name: /^Dane i energia/ }),
      card.getByRole('button', { name: 'Więcej' }),
      card.getByRole('list', { name: 'Przed nami' }).getByRole('link'),
    ];
    for (const target of targets) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(TOUCH);
    }
    for (const name of [/^Dane i energia/, /^Pomiary/]) await card.getByRole('button', { name }).click();
    await card.getByRole('table', { name: 'Pomiary' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Więcej' }).click();
    await page.getByRole('menuitem', { name: 'Raport postępów' }).click();
    await reportOf(page).getByRole('region', { name: 'Podgląd raportu' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('przyciski listy i karty mieszczą swoje słowa na każdej szerokości, a w wierszach nic na nic nie zachodzi', async () => {
    const { page } = journey;
    const widths = [320, 360, 390, 481, 500, 540, 768, 1024, 1201, 1280, 1361, 1440, 1920];
    await openCard(page);
    expect(await buttonsCutOff(page, widths)).toEqual([]);
    await page.goto(productUrl('/patients'));
    // Whoever stands on the first page: the buttons come when it is known who has a survey.
    await page
      .getByRole('button', { name: /^(Wypełnij ankietę|Ankieta): / })
      .first()
      .waitFor();
    expect(await buttonsCutOff(page, widths)).toEqual([]);
    expect(await rowsThatOverlap(page, widths)).toEqual([]);
  });
});
