import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Page, type Request } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';

/** Answers with an error status, and calls without a network, stand in the console. */
const REFUSED = /Failed to load resource/;

const details = (page: Page, name: string) => page.getByRole('dialog', { name });
const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edycja danych' });
/** The menu stands behind an open dialog: it is looked at, not used. */
const saved = (page: Page) => page.getByRole('status', { name: 'Zapisano', includeHidden: true });
const unsaved = (page: Page) => page.getByRole('button', { name: /^Niezapisane: 1\./ });

describe('Zmiana pacjenta dociera raz albo czeka', () => {
  const journey = useJourney({ as: 'dietitian' });
  const patches: string[] = [];
  let session: HttpSession;

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    journey.trouble.allow(REFUSED);
    journey.page.context().on('request', (request: Request) => {
      if (request.method() === 'PATCH') patches.push(request.postData() ?? '');
    });
  });

  const add = async (lastName: string): Promise<Patient> => {
    const body = { personal: { firstName: 'Zapis', lastName }, anthropometrics: { startingWeightKg: 80 } };
    return JSON.parse((await call(session, 'POST', '/api/patients', body)).text) as Patient;
  };
  const stored = async ({ id }: Patient): Promise<number | null> => {
    const answer = await call(session, 'GET', `/api/patients/${id}`);
    return (JSON.parse(answer.text) as Patient).anthropometrics.startingWeightKg;
  };
  const nameOf = ({ personal }: Patient) => `${personal.firstName} ${personal.lastName}`;

  const openForm = async (page: Page, patient: Patient): Promise<void> => {
    await page.goto(productUrl('/patients'));
    await page.getByRole('searchbox').fill(patient.personal.lastName);
    await page.getByRole('button', { name: nameOf(patient), exact: true }).click();
    await details(page, nameOf(patient)).getByRole('button', { name: 'Edytuj' }).click();
  };
  const typeWeight = (page: Page, weight: string) =>
    editForm(page).getByLabel('Masa początkowa').fill(weight);
  const save = (page: Page) => editForm(page).getByRole('button', { name: 'Zapisz zmiany' }).click();
  const conflictIn = (page: Page) =>
    page.getByText('Te dane zmieniono w międzyczasie gdzie indziej.').first();

  test('[decisions 48] moje 111 spotyka 222: po F5 i w drugiej karcie nic nie idzie bez wyboru', async () => {
    const { page } = journey;
    const patient = await add('Konflikt');
    await openForm(page, patient);
    await typeWeight(page, '111');
    const answer = await call(session, 'PATCH', `/api/patients/${patient.id}`, {
      anthropometrics: { startingWeightKg: 222 },
    });
    expect(answer.status).toBe(200);
    await save(page);
    await conflictIn(page).waitFor();
    const sent = patches.length;

    await page.reload();
    await unsaved(page).waitFor();
    await page.getByRole('searchbox').fill('Konflikt');
    await page.getByRole('button', { name: 'Zapis Konflikt', exact: true }).click();
    await conflictIn(page).waitFor();
    expect(await saved(page).count()).toBe(0);

    const second = await page.context().newPage();
    await second.goto(productUrl('/patients'));
    await unsaved(second).waitFor();
    await unsaved(second).click();
    await second.getByRole('button', { name: 'Zapisz teraz' }).click();
    await second.keyboard.press('Escape');
    await second.getByRole('searchbox').fill('Konflikt');
    await second.getByRole('button', { name: 'Zapis Konflikt', exact: true }).click();
    await conflictIn(second).waitFor();
    expect(patches).toHaveLength(sent);
    expect(await stored(patient)).toBe(222);

    await second.getByRole('button', { name: 'Zachowaj moją' }).click();
    await saved(second).waitFor({ state: 'attached' });
    await eventually(
      () => stored(patient),
      (weight) => expect(weight).toBe(111),
    );
    await saved(page).waitFor({ state: 'attached' });
    await second.close();
  });

  test('bez sieci zmiana czeka, a po powrocie sieci dociera sama', async () => {
    const { page } = journey;
    const patient = await add('Bezsieci');
    await openForm(page, patient);
    await typeWeight(page, '71');
    await page.context().setOffline(true);
    await save(page);
    await page.getByText(/^Jesteś offline\..* Niezapisane: 1\./).waitFor();
    expect(await stored(patient)).toBe(80);
    await page.context().setOffline(false);
    await eventually(
      () => stored(patient),
      (weight) => expect(weight).toBe(71),
    );
    await saved(page).waitFor({ state: 'attached' });
  });

  test('sesja wygasa w trakcie edycji: strona zostaje, a po zalogowaniu w małym oknie zmiana dociera', async () => {
    const { page } = journey;
    const patient = await add('Wygasła');
    await openForm(page, patient);
    await typeWeight(page, '72');
    await page.context().clearCookies();
    await save(page);
    const lost = page.getByRole('alertdialog', { name: 'Sesja wygasła' });
    await lost.getByText('pacjent Zapis Wygasła – masa początkowa').waitFor();
    await lost.getByText(ACCOUNTS.dietitian.email).waitFor();
    expect(await saved(page).count()).toBe(0);

    const opening = page.context().waitForEvent('page');
    await lost.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    const popup = await opening;
    const closing = popup.waitForEvent('close');
    await popup.getByRole('button', { name: ACCOUNTS.dietitian.email }).click();
    await closing;
    await lost.waitFor({ state: 'detached' });
    await eventually(
      () => stored(patient),
      (weight) => expect(weight).toBe(72),
    );
    await details(page, 'Zapis Wygasła').waitFor();
    await saved(page).waitFor({ state: 'attached' });
  });

  test('sesja wygasa, gdy formularz jest otwarty: wpisane wartości zostają, a inne konto ich nie widzi', async () => {
    const { page } = journey;
    const patient = await add('Obcy');
    await openForm(page, patient);
    await typeWeight(page, '73');
    await page.context().clearCookies();
    await save(page);
    const lost = page.getByRole('alertdialog', { name: 'Sesja wygasła' });
    await lost.waitFor();
    const opening = page.context().waitForEvent('page');
    await lost.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    const popup = await opening;
    // What is open belongs to somebody else: the page is loaded anew, and cannot be asked while it is.
    const loadedAnew = page.waitForEvent('load');
    await popup.getByRole('button', { name: ACCOUNTS.administrator.email }).click();
    await loadedAnew;
    await lost.waitFor({ state: 'detached' });
    await page.getByText(ACCOUNTS.administrator.email).first().waitFor();
    await saved(page).waitFor({ state: 'attached' });
    expect(await stored(patient)).toBe(80);
    await eventually(
      () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsaved:'))),
      (kept) => expect(kept).toEqual([]),
    );
  });
});
