import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';
import { plainText } from './support/text.js';
import { resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PATIENT = 'Teodora Zgubna';
const THEIR_PLAN = 'Etap_I_Teodora_Zgubna';
const PLAN = 'Zimowy do wyrzucenia';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const textOf = async (row: Locator) => plainText(await row.innerText());

describe('Kosz', () => {
  const journey = useJourney({ as: 'dietitian', size: DESK });
  let session: HttpSession;
  let patientId = '';
  let planId = '';

  const send = async (method: string, path: string, body?: unknown): Promise<{ id: string }> => {
    const { status, text } = await call(session, method, path, body);
    if (status !== 201) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as { id: string };
  };
  const openTrash = async (page: Page) => {
    await page.goto(productUrl('/patients?trash=1'));
    await page.getByRole('heading', { level: 1, name: 'Kosz' }).waitFor();
    // The count stands there once every list has been answered.
    await page.getByRole('radio', { name: /^Wszystko \d+$/ }).waitFor();
  };
  const removePlan = async (page: Page) => {
    const editor = page.getByRole('dialog', { name: PLAN });
    await editor.getByRole('button', { name: 'Usuń plan' }).click();
    const question = page.getByRole('alertdialog', { name: 'Usunąć plan?' });
    await question.getByRole('button', { name: 'Usuń plan' }).click();
    await page.getByText(`Usunięto plan „${PLAN}”`).first().waitFor();
  };
  const removePatient = async (page: Page) => {
    await page.getByRole('dialog', { name: PATIENT }).getByRole('button', { name: 'Usuń pacjenta' }).click();
    const question = page.getByRole('alertdialog', { name: 'Usunąć pacjenta?' });
    await question.getByRole('button', { name: 'Usuń pacjenta' }).click();
    await page.getByText(`Usunięto pacjenta: ${PATIENT}`).first().waitFor();
  };

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const [firstName = '', lastName = ''] = PATIENT.split(' ');
    const goal = { primary: 'maintenance' };
    patientId = (await send('POST', '/api/patients', { personal: { firstName, lastName }, goal })).id;
    await send('POST', `/api/patients/${patientId}/measurements`, { weightKg: 64.2 });
    const plan = { days: 14, mealsPerDay: 5, caloriesPerDay: 1850, status: 'nowy', created: '2026-11-21' };
    const sources = { stage: 1, generatorSources: ['own'] };
    await send('POST', '/api/diet-plans2', { name: THEIR_PLAN, patientId, ...plan, ...sources });
    planId = (await send('POST', '/api/diet-plans2', { name: PLAN, patientId: null, ...plan, ...sources }))
      .id;
  });
  afterEach(() => resize(journey.page, DESK));

  test('usunięty pacjent leży w koszu z tym, co o nim wiadomo i co wróci razem z nim', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/patients?patientId=${patientId}`));
    await removePatient(page);
    await page.getByRole('link', { name: 'Kosz' }).click();
    const row = rowOf(page, PATIENT);
    await row.waitFor();
    // Patients and plans come from two services: what went along is whole once both have answered.
    await eventually(
      () => textOf(row),
      (text) => {
        for (const part of ['64,2 kg · Utrzymanie', '1 pomiar, 1 plan', ACCOUNTS.dietitian.name, '30 dni'])
          expect(text).toContain(part);
      },
    );
    expect(await rowOf(page, THEIR_PLAN).count()).toBe(0);
  });

  test('usunięty plan leży w koszu z liczbą dni, posiłków i kalorii', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/diets?planId=${planId}`));
    await removePlan(page);
    await page.getByRole('link', { name: 'Kosz' }).click();
    const row = rowOf(page, PLAN);
    await row.waitFor();
    const text = await textOf(row);
    for (const part of ['bez pacjenta · 14 dni × 5 posiłków · 1 850 kcal', ACCOUNTS.dietitian.name])
      expect(text).toContain(part);
  });

  test('szukanie znajduje bez ogonków i wielkich liter, a brak trafień nie jest pustym koszem', async () => {
    const { page } = journey;
    await openTrash(page);
    const search = page.getByRole('searchbox', { name: 'Szukaj w koszu' });
    await search.fill('zgubna');
    await rowOf(page, PLAN).waitFor({ state: 'detached' });
    expect(await rowOf(page, PATIENT).count()).toBe(1);
    await search.fill('ZIMOWY');
    await rowOf(page, PATIENT).waitFor({ state: 'detached' });
    expect(await rowOf(page, PLAN).count()).toBe(1);
    await search.fill('zimowy zgubny');
    await page.getByText('Nic w koszu nie pasuje do szukanej nazwy.').waitFor();
    await search.fill('');
    await rowOf(page, PATIENT).waitFor();
  });

  test('kosz jest dostępny na biurku i na telefonie', async () => {
    const { page } = journey;
    await openTrash(page);
    await expectAccessible(page);
    await resize(page, PHONE);
    await page.getByRole('list', { name: 'Kosz' }).getByText(PLAN).waitFor();
    await expectAccessible(page);
    const actions = page.getByRole('button', { name: /^(Przywróć|Usuń trwale): / });
    const heights = await actions.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().height),
    );
    expect(heights.length).toBeGreaterThanOrEqual(4);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('kosz mieści się w oknie każdej szerokości od 320 do 1920', async () => {
    await openTrash(journey.page);
    expect(await widthsThatOverflow(journey.page)).toEqual([]);
  });

  test('przywrócony plan otwiera się z komunikatu', async () => {
    const { page } = journey;
    await openTrash(page);
    await page.getByRole('button', { name: `Przywróć: ${PLAN}` }).click();
    await page.getByText(`Przywrócono plan „${PLAN}”`).first().waitFor();
    await rowOf(page, PLAN).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Otwórz' }).click();
    await page.getByRole('dialog', { name: PLAN }).waitFor();
    await removePlan(page);
  });

  test('przywrócony pacjent wraca z planem i pomiarem i otwiera się z komunikatu', async () => {
    const { page } = journey;
    await openTrash(page);
    await page.getByRole('button', { name: `Przywróć: ${PATIENT}` }).click();
    await page.getByText(`Przywrócono pacjenta: ${PATIENT}`).first().waitFor();
    await page.getByRole('button', { name: 'Otwórz' }).click();
    const details = page.getByRole('dialog', { name: PATIENT });
    await details.getByText('64,2 kg').first().waitFor();
    const { text } = await call(session, 'GET', '/api/diet-plans2');
    expect(text).toContain(THEIR_PLAN);
    await removePatient(page);
  });

  test('plan usuwa trwale dietetyk, po pytaniu z jego nazwą', async () => {
    const { page } = journey;
    await openTrash(page);
    await page.getByRole('button', { name: `Usuń trwale: ${PLAN}` }).click();
    const question = page.getByRole('alertdialog', { name: `Usunąć trwale plan „${PLAN}”?` });
    await question.getByText('Tego nie da się cofnąć.').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Usuń trwale' }).click();
    await page.getByText(`Usunięto trwale plan „${PLAN}”`).first().waitFor();
    await rowOf(page, PLAN).waitFor({ state: 'detached' });
    expect((await call(session, 'POST', `/api/diet-plans2/${planId}/restore`)).status).toBe(404);
  });

  test('pacjenta dietetyk nie usunie trwale: przycisk mówi, kto może', async () => {
    const { page } = journey;
    await openTrash(page);
    await page.getByRole('button', { name: `Usuń trwale: ${PATIENT} – tylko administrator` }).focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect((await call(session, 'DELETE', `/api/patients/trash/${patientId}`)).status).toBe(403);
  });

  test('pacjenta usuwa trwale administrator, po pytaniu z nazwiskiem i tym, co zniknie', async () => {
    const { page } = await journey.visit(DESK);
    await signIn(page, 'administrator');
    await openTrash(page);
    await page.getByRole('button', { name: `Usuń trwale: ${PATIENT}`, exact: true }).click();
    const question = page.getByRole('alertdialog', { name: `Usunąć trwale dane: ${PATIENT}?` });
    await eventually(
      async () => plainText(await question.innerText()),
      (text) => expect(text).toContain('1 pomiar, 1 plan i wydruki planów. Tego nie da się cofnąć.'),
    );
    await question.getByRole('button', { name: 'Usuń trwale' }).click();
    await page.getByText(`Usunięto trwale dane: ${PATIENT}`).first().waitFor();
    await rowOf(page, PATIENT).waitFor({ state: 'detached' });
    expect((await call(session, 'POST', `/api/patients/${patientId}/restore`)).status).toBe(404);
    expect((await call(session, 'GET', '/api/diet-plans2')).text).not.toContain(THEIR_PLAN);
  });
});
