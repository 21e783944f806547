import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Plan, type PlanSlot } from '@pora/contracts/plans/plan.model';
import { type Page } from 'playwright-core';
import { accessibilityViolations } from './support/axe.js';
import { productUrl } from './support/browser.js';
import { escapeFrom, eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';
import { expectNoSidewaysScroll } from './support/widths.js';

const PLAN = { id: 'plan-przeglad', name: 'Przegląd próbny', stage: 1, caloriesPerDay: 2000, mealsPerDay: 5 };

let session: HttpSession;

beforeAll(async () => {
  session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
  expect((await call(session, 'POST', '/api/diet-plans2', PLAN)).status).toBe(201);
  const filled = await call(session, 'POST', `/api/diet-plans2/${PLAN.id}/generate`, { seed: 1 });
  expect(filled.status).toBe(200);
});

/** The slot as the server has it. */
const stored = async (day: number, slotIndex: number): Promise<PlanSlot | undefined> => {
  const plan = JSON.parse((await call(session, 'GET', `/api/diet-plans2/${PLAN.id}`)).text) as Plan;
  return plan.planDays[day - 1]?.slots[slotIndex];
};
const untilStored = (day: number, slotIndex: number, check: (slot: PlanSlot | undefined) => void) =>
  eventually(() => stored(day, slotIndex), check);

/**
 * What the components have written so far. A rule that begins with a condition has Chromium style every element of the
 * page when it comes; one that begins with a selector, those it is about.
 */
const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(
      ({ sheet }) => [...(sheet?.cssRules ?? [])],
    );
    const conditions = rules.filter((rule) => rule instanceof CSSConditionRule);
    return { rules: rules.length, wholePage: conditions.map(({ cssText }) => cssText) };
  });

describe('Przegląd 14 dni samą klawiaturą', () => {
  const journey = useJourney({ as: 'dietitian' });
  /** The sentence of a cell is the first it says. */
  const focused = (page: Page) => page.locator(':focus').textContent();
  const expectFocus = (page: Page, label: RegExp) =>
    eventually(
      () => focused(page),
      (text) => expect(text).toMatch(label),
    );

  test('[diets §2] Tab dochodzi do komórek, a strzałki chodzą po nich jak w arkuszu', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/diets?plan=${PLAN.id}&view=overview`));
    await page.getByRole('grid').nth(1).waitFor();
    await eventually(
      async () => {
        await page.keyboard.press('Tab');
        return page.evaluate(() => document.activeElement?.getAttribute('role'));
      },
      (role) => expect(role).toBe('gridcell'),
    );
    await expectFocus(page, /^Śniadanie, dzień 1,/);
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, /^Śniadanie, dzień 2,/);
    await page.keyboard.press('End');
    await expectFocus(page, /^Śniadanie, dzień 7,/);
    await page.keyboard.press('ArrowRight');
    await expectFocus(page, /^Śniadanie, dzień 8,/);
    await page.keyboard.press('Control+Home');
    await expectFocus(page, /^Śniadanie, dzień 1,/);
    await expectAccessible(page);
  });

  test('[diets §2] Ctrl+C i Ctrl+V kopiują posiłek, a Delete usuwa go z drogą powrotną', async () => {
    const { page } = journey;
    const meal = (await stored(1, 0))?.entry?.mealId;
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+v');
    await untilStored(2, 0, (slot) => expect(slot?.entry?.mealId).toBe(meal));
    await page.keyboard.press('Delete');
    await untilStored(2, 0, (slot) => expect(slot?.entry).toBeNull());
    await page.keyboard.press('Control+z');
    await untilStored(2, 0, (slot) => expect(slot?.entry?.mealId).toBe(meal));
  });

  test('[diets §4] zablokowany posiłek odmawia i mówi dlaczego, a Enter otwiera go do obejrzenia', async () => {
    const { page } = journey;
    await expectFocus(page, /^Śniadanie, dzień 2,/);
    await page.keyboard.press('l');
    await untilStored(2, 0, (slot) => expect(slot?.locked).toBe(true));
    await page.keyboard.press('Delete');
    await page
      .getByText('Śniadanie, dzień 2: posiłek jest zablokowany. Odblokuj go, aby go usunąć.')
      .waitFor();
    expect((await stored(2, 0))?.entry).not.toBeNull();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: (await stored(2, 0))?.entry?.name ?? '' });
    await escapeFrom(dialog);
    await expectFocus(page, /^Śniadanie, dzień 2,.*zablokowany/);
  });

  test('dzień, który po przeglądzie pokazuje się pierwszy raz, nie każe liczyć od nowa wyglądu całej strony', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/diets?plan=${PLAN.id}&view=overview`));
    await page.getByRole('grid').nth(1).waitFor();
    const before = await stylesOf(page);
    await page.keyboard.press('1');
    await page.getByRole('article').first().waitFor();
    const after = await stylesOf(page);
    expect(after.rules).toBeGreaterThan(before.rules);
    expect(after.wholePage).toEqual([]);
  });
});

describe('Plan w ręku, szerokość 390 px', () => {
  const journey = useJourney();
  let page: Page;

  beforeAll(async () => {
    const touch = { hasTouch: true, isMobile: true, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' };
    const context = await journey.browser.newContext({ ...touch, viewport: { width: 390, height: 844 } });
    page = await context.newPage();
    await signIn(page, 'dietitian');
  });
  afterAll(() => page.context().close());

  const sheet = () => page.getByRole('dialog').last();
  const tap = (name: string) => sheet().getByRole('button', { name, exact: true }).tap();

  test('stuknięcie w posiłek otwiera jego arkusz', async () => {
    await page.goto(productUrl(`/diets?plan=${PLAN.id}&day=5`));
    const meal = (await stored(5, 0))?.entry?.name ?? '';
    await page.getByRole('article').first().getByRole('heading').tap();
    await page.getByRole('dialog', { name: meal }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });

  test('[diets §9] porcja i blokada zmieniają się palcem', async () => {
    const before = (await stored(5, 0))?.entry?.portionPercent ?? 0;
    await tap('Zmniejsz');
    await untilStored(5, 0, (slot) => expect(slot?.entry?.portionPercent).toBe(before - 5));
    await tap('Zablokuj');
    await untilStored(5, 0, (slot) => expect(slot?.locked).toBe(true));
    await tap('Odblokuj');
    await untilStored(5, 0, (slot) => expect(slot?.locked).toBe(false));
  });

  test('[diets §2] usunięty palcem posiłek wraca po „Cofnij”', async () => {
    await tap('Usuń');
    await untilStored(5, 0, (slot) => expect(slot?.entry).toBeNull());
    await page.getByRole('button', { name: 'Cofnij', exact: true }).tap();
    await untilStored(5, 0, (slot) => expect(slot?.entry).not.toBeNull());
  });
});
