import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { untilQuiet } from './support/transfers.mjs';

/** Answers with an error status, and calls without a network, stand in the console. */
const REFUSED = /Failed to load resource/;
const NAME = 'Etap_I_Dwie_Karty';

describe('Zmiana planu dociera raz albo czeka', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  let planId = '';

  const stored = async (): Promise<Plan> =>
    JSON.parse((await call(session, 'GET', `/api/diet-plans2/${planId}`)).text) as Plan;
  const slotOf = async (day: number, slotIndex: number) =>
    (await stored()).planDays[day - 1]?.slots[slotIndex];

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    journey.trouble.allow(REFUSED);
    const { text } = await call(session, 'GET', '/api/diet-plans2/plan-demo-tomasz-1');
    const { planDays, days, caloriesPerDay, mealsPerDay } = JSON.parse(text) as Plan;
    const body = { name: NAME, patientId: null, stage: 1, status: 'draft', planDays };
    const made = await call(session, 'POST', '/api/diet-plans2', {
      ...body,
      ...{ days, caloriesPerDay, mealsPerDay },
    });
    expect(made.status).toBe(201);
    planId = (JSON.parse(made.text) as Plan).id;
  });

  const openSlot = async (page: Page, at: string) => {
    await page.goto(productUrl(`/diets?plan=${planId}&day=${at.split('.')[0]}&dialog=slot&at=${at}`));
    await page.getByRole('button', { name: 'Usuń', exact: true }).waitFor();
    // What is still being asked for would bring what another person writes now, or be refused without a session.
    await untilQuiet(page);
  };
  const lock = (page: Page) => page.getByRole('button', { name: 'Zablokuj', exact: true }).click();
  const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Plan zmienił się w międzyczasie' });

  test('[decisions 48] usunięcie spotyka cudzą blokadę: obie karty pytają o wybór, a nic nie ginie', async () => {
    const { page } = journey;
    await openSlot(page, '3.2');
    // Another person: the tabs of one browser tell each other what they save.
    const edit = [{ day: 3, slotIndex: 1, locked: true }];
    expect((await call(session, 'PATCH', `/api/diet-plans2/${planId}/slots`, edit)).status).toBe(200);

    await page.getByRole('button', { name: 'Usuń', exact: true }).click();
    await conflict(page).getByRole('region', { name: 'Moje, niezapisane' }).waitFor();
    expect((await slotOf(3, 1))?.entry).not.toBeNull();

    const second = await page.context().newPage();
    await second.goto(productUrl(`/diets?plan=${planId}`));
    await conflict(second).waitFor();
    await second.close();
    await page.reload();
    await conflict(page).waitFor();
    await conflict(page).getByRole('button', { name: 'Wczytaj nowszą' }).click();
    await conflict(page).waitFor({ state: 'detached' });
    await page.getByText('Wczytano nowszą wersję, Twoje zmiany odłożono').waitFor();
    expect((await slotOf(3, 1))?.entry).not.toBeNull();
    await page.getByRole('button', { name: 'Zapisz jednak moje' }).click();
    await eventually(
      () => slotOf(3, 1),
      (slot) => expect(slot).toMatchObject({ entry: null, locked: true }),
    );
  });

  test('[decisions 44] bez sieci autozapis czeka i mówi o tym, a po powrocie sieci dociera sam', async () => {
    const { page } = journey;
    await openSlot(page, '4.1');
    await page.context().setOffline(true);
    await lock(page);
    await page.getByText(/Zmiana nie zginęła: czeka w tym oknie/).waitFor();
    expect((await slotOf(4, 0))?.locked).toBe(false);
    await page.context().setOffline(false);
    await eventually(
      () => slotOf(4, 0),
      (slot) => expect(slot?.locked).toBe(true),
    );
  });

  test('[decisions 44] sesja wygasa w trakcie edycji planu: po zalogowaniu zmiana dociera', async () => {
    const { page } = journey;
    await openSlot(page, '5.1');
    await page.context().clearCookies();
    await lock(page);
    const lost = page.getByRole('alertdialog', { name: 'Sesja wygasła' });
    const opening = page.context().waitForEvent('page');
    await lost.getByRole('button', { name: 'Zaloguj przez Google' }).click();
    const popup = await opening;
    const closing = popup.waitForEvent('close');
    await popup.getByRole('button', { name: ACCOUNTS.dietitian.email }).click();
    await closing;
    await eventually(
      () => slotOf(5, 0),
      (slot) => expect(slot?.locked).toBe(true),
    );
  });

  test('[diets §2] „wstecz” zamyka okno, a odświeżenie otwiera je w tym samym dniu', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/diets?plan=${planId}&day=6`));
    await page.getByRole('button', { name: 'Więcej działań planu' }).click();
    await page.getByRole('menuitem', { name: 'Kopiuj dni' }).click();
    const copy = page.getByRole('dialog', { name: 'Kopiuj dni' });
    await copy.waitFor();
    await page.reload();
    await copy.waitFor();
    expect(await copy.getByRole('combobox', { name: 'Z dnia' }).textContent()).toContain('Dzień 6');
    await copy.getByRole('checkbox', { name: 'Dzień 7', exact: true }).check();
    await copy.getByRole('button', { name: /^Kopiuj na/ }).click();
    await copy.waitFor({ state: 'detached' });
    const { planDays } = await stored();
    const names = (day: number) => planDays[day - 1]?.slots.map(({ entry }) => entry?.name);
    expect(names(7)).toEqual(names(6));
    await page.getByRole('button', { name: 'Historia' }).click();
    await page.getByRole('dialog', { name: /Historia/ }).waitFor();
    await page.goBack();
    await page.getByRole('dialog', { name: /Historia/ }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('day')).toBe('6');
  });
});
