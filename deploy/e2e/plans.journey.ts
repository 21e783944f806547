import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Plan } from '@pora/contracts/plans/plan.model';
import mammoth from 'mammoth';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { queryDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { answerForRisks } from './support/plan-path.js';
import { ACCOUNTS } from './support/sign-in.js';
import { factOf, plainText } from './support/text.js';

const DAYS = 14;
const MEALS_PER_DAY = 5;
const PATIENT = 'Bogumił Plan-Próbny';
const PLAN = 'Etap_I_Bogumił_Plan-Próbny';
const STAGE_TAKEN =
  'Plan dla tego pacjenta i etapu już istnieje. Wybierz inny etap lub edytuj istniejący plan.';
/** 88,362 + 13,397·86 + 4,799·182 − 5,677·50 = 1830,11; razy 1,5 = 2745,17 */
const TDEE = 2745;

const newPlan = (page: Page): Locator => page.getByRole('dialog', { name: 'Nowy plan diety' });
const editor = (page: Page, name: string | RegExp = PLAN): Locator => page.getByRole('dialog', { name });
const integerOf = (text: string): number => Number(text.replace(/[^\d]/g, ''));

describe('Plany dietetyczne', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  let planId = '';

  const storedPlan = async (): Promise<Plan> =>
    JSON.parse((await call(session, 'GET', `/api/diet-plans2/${planId}`)).text) as Plan;

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const added = await call(session, 'POST', '/api/patients', {
      id: 'p-plan-probny',
      personal: {
        firstName: 'Bogumił',
        lastName: 'Plan-Próbny',
        sex: 'male',
        birthYear: new Date().getFullYear() - 50,
      },
      anthropometrics: { heightCm: 182, startingWeightKg: 86 },
      activityFactor: 1.5,
    });
    expect([added.status, added.text]).toEqual([201, expect.any(String)]);
  });

  test('[diets §2] lista planów jest pogrupowana według pacjentów i ma filtr pacjenta', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets'));
    await page.getByRole('heading', { level: 1, name: 'Planowanie diety' }).waitFor();
    await page.getByRole('button', { name: /Etap_I_Anna_Zielińska/ }).waitFor();
    await expectAccessible(page);
    const filter = page.getByRole('combobox', { name: 'Filtruj po pacjencie' });
    await filter.fill('nikt');
    await page.getByText('Brak wyników').first().waitFor();
    await filter.fill('kowalczyk');
    await page.getByRole('option', { name: /Kowalczyk/ }).click();
    await page.getByRole('button', { name: /Etap_I_Anna_Zielińska/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Etap_I_Tomasz_Kowalczyk/ }).waitFor();
    await page.getByRole('button', { name: 'Wyczyść filtr' }).click();
    await page.getByRole('button', { name: /Etap_I_Anna_Zielińska/ }).waitFor();
  });

  test('[core §2] „Plan diety” pacjenta bez planu otwiera nowy plan z nim wybranym', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await page.getByRole('button', { name: `Plan diety: ${PATIENT}` }).click();
    await page.waitForURL((url) => url.pathname === '/diets' && url.search === '');
    await newPlan(page).waitFor();
    await eventually(
      () => newPlan(page).getByRole('combobox', { name: 'Pacjent' }).inputValue(),
      (chosen) => expect(chosen).toContain(PATIENT),
    );
  });

  test('[diets §2] nazwa powstaje z etapu i pacjenta, kalorie z TDEE, a posiłków jest 5', async () => {
    const { page } = journey;
    const dialog = newPlan(page);
    expect(await dialog.getByLabel('Nazwa planu').inputValue()).toBe(PLAN);
    expect(integerOf(await dialog.getByLabel('Kalorie dziennie').inputValue())).toBe(TDEE);
    expect(await factOf(dialog, 'TDEE')).toBe('2 745 kcal');
    expect(await factOf(dialog, 'BMR')).toBe('1 830');
    expect(await factOf(dialog, 'Masa')).toBe('86,0 kg');
    expect(await dialog.getByRole('radio', { name: '5', exact: true }).isChecked()).toBe(true);
    await dialog.getByText('Zakres: 3–8').waitFor();
    await dialog.getByText('14 dni').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Kalorie dziennie').fill('2000');
    await dialog.getByText('Deficyt 745 kcal wobec TDEE').waitFor();
    await dialog.getByRole('button', { name: 'Kopiuj TDEE' }).click();
    expect(integerOf(await dialog.getByLabel('Kalorie dziennie').inputValue())).toBe(TDEE);
    await dialog.getByLabel('Kalorie dziennie').fill('2000');
  });

  test('[diets §5] bez nazwy nie da się zapisać: „Nazwa jest wymagana”', async () => {
    const { page } = journey;
    const dialog = newPlan(page);
    await dialog.getByLabel('Nazwa planu').fill('  ');
    await dialog.getByLabel('Nazwa planu').blur();
    await dialog.getByText('Nazwa jest wymagana').waitFor();
    expect(await dialog.getByRole('button', { name: 'Zapisz', exact: true }).isDisabled()).toBe(true);
    await dialog.getByLabel('Nazwa planu').fill(PLAN);
  });

  test('[diets §2] zapisany plan otwiera się od razu w edytorze: 14 pustych dni po 5 posiłków', async () => {
    const { page } = journey;
    const created = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/diet-plans2'),
    );
    await newPlan(page).getByRole('button', { name: 'Zapisz', exact: true }).click();
    planId = ((await (await created).json()) as Plan).id;
    const sheet = editor(page);
    await sheet.waitFor();
    await sheet.getByText('Nowy', { exact: true }).first().waitFor();
    const emptyDays = sheet.getByRole('tab', { name: /^Dzień \d+: bez posiłków$/ });
    const emptySlots = sheet.getByRole('list', { name: 'Posiłki dnia' }).getByText('Pusty slot');
    await eventually(
      () => Promise.all([emptyDays.count(), emptySlots.count()]),
      (counts) => expect(counts).toEqual([DAYS, MEALS_PER_DAY]),
    );
    await expectAccessible(page);
  });

  test('[diets §5] drugi plan tego samego pacjenta i etapu jest odrzucony tym zdaniem', async () => {
    const { page } = journey;
    await editor(page).getByRole('button', { name: 'Zamknij plan' }).click();
    await editor(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Nowy plan/ }).click();
    const dialog = newPlan(page);
    await dialog.getByRole('combobox', { name: 'Pacjent' }).fill('plan-próbny');
    await page.getByRole('option', { name: new RegExp(PATIENT) }).click();
    const stage = dialog.getByRole('spinbutton', { name: 'Etap' });
    await eventually(
      () => stage.getAttribute('aria-valuetext'),
      (text) => expect(text).toBe('2 II'),
    );
    await stage.press('Home');
    await dialog.getByText(STAGE_TAKEN).waitFor();
    expect(await dialog.getByRole('button', { name: 'Zapisz', exact: true }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Porzuć zmiany' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const direct = await call(session, 'POST', '/api/diet-plans2', {
      name: 'Drugi raz',
      patientId: 'p-plan-probny',
      stage: 1,
      caloriesPerDay: 2000,
      mealsPerDay: 5,
    });
    expect([direct.status, JSON.parse(direct.text)]).toMatchObject([
      409,
      { code: 'plan_exists', error: STAGE_TAKEN },
    ]);
  });

  test('[diets §7] „Generuj plan” wypełnia 14 dni × 5 posiłków', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: new RegExp(PLAN) }).click();
    await editor(page).getByRole('button', { name: 'Generuj plan' }).first().click();
    const summary = page.getByRole('dialog', { name: 'Generuj plan' });
    await summary.getByText('14 dni × 5 posiłków').waitFor();
    await summary.getByText('Kandydatów wystarczy na wszystkie miejsca (70).').waitFor();
    await expectAccessible(page);
    await summary.getByRole('button', { name: 'Generuj plan' }).click();
    const result = page.getByRole('complementary', { name: /^Plan wygenerowany/ });
    await result.getByText('wypełnione').waitFor();
    expect(plainText(await result.innerText())).toMatch(/wypełnione\s*70/);
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Gotowe' }).click();

    const { planDays } = await storedPlan();
    expect(planDays.map(({ slots }) => slots.filter(({ entry }) => entry).length)).toEqual(
      Array(DAYS).fill(MEALS_PER_DAY),
    );
  });

  test('[diets §2] dzień pokazuje posiłki, składniki, kalorie i makroskładniki oraz sumę wobec celu', async () => {
    const { page } = journey;
    const sheet = editor(page);
    const plan = await storedPlan();
    for (const index of [0, 6, 13]) {
      const day = plan.planDays[index];
      if (!day) throw new Error('The plan has 14 days.');
      await sheet.getByRole('tab', { name: new RegExp(`^Dzień ${day.day}:`) }).click();
      await sheet.getByRole('tab', { name: new RegExp(`^Dzień ${day.day}:`), selected: true }).waitFor();
      const panel = sheet.getByRole('tabpanel');
      const cards = panel.getByRole('list', { name: 'Posiłki dnia' }).getByRole('article');
      await eventually(
        () => cards.count(),
        (count) => expect(count).toBe(MEALS_PER_DAY),
      );
      for (const [position, slot] of day.slots.entries()) {
        const text = plainText(await cards.nth(position).innerText());
        expect(text).toContain(slot.entry?.name);
        expect(text).toContain(slot.time);
        expect(text).toMatch(new RegExp(`${slot.entry?.calories} ?kcal`.replace(/(\d)(\d{3}) /, '$1 $2 ')));
        expect(text).toMatch(/B [\d,]+ · T [\d,]+ · W [\d,]+/);
        for (const { foodName } of slot.entry?.ingredients.slice(0, 6) ?? [])
          expect(text).toContain(foodName);
      }
      const sum = day.slots.reduce((total, { entry }) => total + (entry?.calories ?? 0), 0);
      expect(day.totals.calories).toBe(sum);
      expect(plainText(await sheet.innerText()).replaceAll(' ', '')).toContain(`${sum}/2000kcal`);
      expect(Math.abs(sum - 2000)).toBeLessThanOrEqual(200);
    }
    await expectAccessible(page);
  });

  test('[diets §2] strzałki i przyciski zmieniają dzień, gdy nikt nie pisze', async () => {
    const { page } = journey;
    const sheet = editor(page);
    const expectSelected = (id: string) =>
      eventually(
        () => sheet.getByRole('tab', { selected: true }).getAttribute('id'),
        (selected) => expect(selected).toBe(id),
      );
    await sheet.getByRole('tab', { name: /^Dzień 5:/ }).click();
    await sheet.getByRole('heading', { name: PLAN }).click();
    await page.keyboard.press('ArrowRight');
    await expectSelected('plan-day-6');
    await page.keyboard.press('ArrowLeft');
    await expectSelected('plan-day-5');
    await sheet.getByRole('button', { name: 'Poprzedni dzień' }).click();
    await expectSelected('plan-day-4');
    await sheet.getByLabel('Nazwa', { exact: true }).click();
    await page.keyboard.press('ArrowRight');
    await expectSelected('plan-day-4');
  });

  test('przegląd 14 dni pokazuje każdy dzień z sumą i prowadzi klawiaturą do dnia', async () => {
    const { page } = journey;
    const sheet = editor(page);
    await sheet.locator('label', { hasText: '14 dni' }).click();
    const { planDays } = await storedPlan();
    const weeks = sheet.getByRole('grid');
    await weeks.nth(1).waitFor();
    expect(await weeks.count()).toBe(2);
    const text = plainText(await weeks.evaluateAll((all) => all.map((one) => one.textContent).join(' ')));
    for (const day of planDays) {
      expect(text).toContain(`Dzień ${day.day}`);
      expect(text.replaceAll(' ', '')).toContain(String(day.totals.calories));
      for (const { entry } of day.slots) expect(text).toContain(entry?.name);
    }
    await expectAccessible(page);
    await weeks.nth(1).getByRole('button', { name: 'Pokaż dzień 9', exact: true }).first().click();
    await sheet.getByRole('tab', { name: /^Dzień 9:/, selected: true }).waitFor();
  });

  test('generowanie z tym samym ziarnem daje ten sam plan, a całość daje się cofnąć', async () => {
    const { page } = journey;
    const before = await storedPlan();
    const sheet = editor(page);
    await sheet.getByRole('button', { name: 'Generuj plan' }).first().click();
    const summary = page.getByRole('dialog', { name: 'Generuj plan' });
    await summary.getByText(/obecny plan zostanie w historii/).waitFor();
    await summary.getByRole('button', { name: 'Generuj plan' }).click();
    const result = page.getByRole('complementary', { name: /^Plan wygenerowany/ });
    await result.waitFor();
    expect((await storedPlan()).planDays).not.toEqual(before.planDays);
    await result.getByRole('button', { name: 'Cofnij całość' }).click();
    await page.getByText('Przywrócono plan sprzed generowania').first().waitFor();
    expect((await storedPlan()).planDays).toEqual(before.planDays);

    const again = await call(session, 'POST', `/api/diet-plans2/${planId}/generate`, {
      seed: before.generation?.seed,
    });
    expect((JSON.parse(again.text) as Plan).planDays).toEqual(before.planDays);
  });

  test('„Eksport DOCX” daje plik ze wszystkimi dniami i posiłkami, zapisany w archiwum ze skrótem SHA-256', async () => {
    const { page } = journey;
    // The address names the plan: a reload opens it again.
    await page.reload();
    await editor(page).getByRole('button', { name: 'Eksport DOCX' }).click();
    const material = page.getByRole('dialog', { name: 'Materiał dla pacjenta' });
    const out = material.getByRole('button', { name: 'Pobierz DOCX' });
    await answerForRisks(material);
    const started = page.waitForEvent('download');
    await out.click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^Etap_I_.*\.docx$/);
    const bytes = readFileSync(await download.path());
    const text = plainText((await mammoth.extractRawText({ buffer: bytes })).value);
    const { planDays } = await storedPlan();
    for (const { day, slots, totals } of planDays) {
      expect(text).toContain(`Dzień ${day}`);
      for (const { entry } of slots) expect(text).toContain(entry?.name);
      expect(text.replaceAll(' ', '')).toContain(`${totals.calories}`);
    }
    expect(text).toContain('Indywidualny plan żywieniowy');
    expect(text).toContain(PATIENT);

    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const archived = await queryDatabase(
      'SELECT plan_id, stage, bytes FROM plans.docx_archive WHERE sha256 = $1',
      [sha256],
    );
    expect(archived).toEqual([{ plan_id: planId, stage: 1, bytes }]);
    await page.keyboard.press('Escape');
    await material.waitFor({ state: 'detached' });
  });

  test('[diets §4] zmienione parametry pytają przed wyjściem i zapisują się przyciskiem', async () => {
    const { page } = journey;
    const sheet = editor(page);
    await sheet.getByLabel('Kalorie / dzień').fill('1900');
    await sheet.getByText('Niezapisane zmiany').first().waitFor();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' });
    await question
      .getByText('Masz niezapisane zmiany w parametrach planu. Czy na pewno chcesz kontynuować bez zapisu?')
      .waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Wróć' }).click();
    expect(integerOf(await sheet.getByLabel('Kalorie / dzień').inputValue())).toBe(1900);
    await sheet.getByRole('button', { name: /^Zapisz/ }).click();
    const saved = page.getByText('Plan został zapisany pomyślnie.');
    await saved.waitFor();
    // It goes by itself; a key pressed after that would close the plan.
    await saved.waitFor({ state: 'hidden' });
    expect((await storedPlan()).caloriesPerDay).toBe(1900);

    await sheet.getByLabel('Kalorie / dzień').fill('1800');
    await sheet.getByRole('button', { name: 'Zamknij plan' }).click();
    await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect((await storedPlan()).caloriesPerDay).toBe(1900);
  });

  test('[diets §2] zmiana etapu zapisuje się od razu', async () => {
    const { page } = journey;
    await page.getByRole('button', { name: new RegExp(PLAN) }).click();
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await editor(page).getByRole('button', { name: 'Następny etap' }).click();
    expect((await saved).status()).toBe(200);
    expect((await storedPlan()).stage).toBe(2);
    expect((await storedPlan()).planDays[0]?.slots.filter(({ entry }) => entry)).toHaveLength(MEALS_PER_DAY);
  });

  test('[diets §4] zmiana liczby posiłków mówi, ile posiłków zniknie; anulowanie niczego nie zmienia', async () => {
    const { page } = journey;
    const sheet = editor(page);
    await sheet.getByRole('spinbutton', { name: 'Posiłki dziennie' }).press('ArrowDown');
    const question = page.getByRole('alertdialog', { name: 'Zmienić liczbę posiłków?' });
    await question.getByText('70 posiłków').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Anuluj' }).click();
    expect((await storedPlan()).mealsPerDay).toBe(MEALS_PER_DAY);
    expect(
      await sheet.getByRole('spinbutton', { name: 'Posiłki dziennie' }).getAttribute('aria-valuenow'),
    ).toBe('5');
  });

  test('[diets §2] adres z numerem planu otwiera ten plan, a pasek zachowuje go, dopóki plan jest otwarty', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/diets?planId=${planId}`));
    await editor(page).waitFor();
    await page.waitForURL(
      (url) => url.searchParams.get('plan') === planId && !url.searchParams.has('planId'),
    );
  });

  test('samą klawiaturą: nowy plan, widoki, generowanie, zamknięcie', async () => {
    const { page } = journey;
    await editor(page).getByRole('button', { name: 'Generuj plan' }).first().waitFor();
    await page.keyboard.press('Escape');
    await editor(page).waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /_Bogumił_/ })
      .first()
      .waitFor();
    await page.keyboard.press('n');
    await newPlan(page).waitFor();
    await newPlan(page).getByRole('combobox', { name: 'Pacjent' }).focus();
    await page.keyboard.type('plan-pr');
    await page.getByRole('option', { name: new RegExp(PATIENT) }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    const sheet = editor(page, /^Etap_III_/);
    await sheet.getByRole('button', { name: 'Generuj plan' }).first().waitFor();
    await page.keyboard.press('2');
    await sheet.getByRole('grid').first().waitFor();
    await page.keyboard.press('1');
    await sheet.getByRole('button', { name: 'Generuj plan' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Generuj plan' }).waitFor();
    await page.keyboard.press('Control+Enter');
    const result = page.getByRole('complementary', { name: /^Plan wygenerowany/ });
    await result.waitFor();
    await page.keyboard.press('Enter');
    await result.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /Etap_III_Bogumił/ }).waitFor();
  });
});
