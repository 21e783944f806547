import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

/** New in every run: the trash keeps the id of a deleted patient. */
const ID = `p-words-${Date.now().toString(36)}`;
const NAME = 'Celina Glutenowa';
const PHONE = { width: 320, height: 720 };
const LOOK = 'Sprawdź, co zrozumieliśmy';
const UNCLEAR = 'nic qwertyowego';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

describe('Co zrozumieliśmy z ankiety', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  let planId = '';
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, text } = await call(session, method, path, body);
    expect([200, 201, 204]).toContain(status);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const safety = () => send<PlanSafety>('GET', `/api/diet-plans2/${planId}/safety`);

  beforeAll(async () => {
    // What the practice remembers of a word stays as it is when one patient's entry is decided otherwise.
    journey.trouble.allow(/status of 409 .*\/api\/own-words/);
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    await send('POST', '/api/patients', {
      id: ID,
      personal: { firstName: 'Celina', lastName: 'Glutenowa', sex: 'female', birthYear: 1988 },
      anthropometrics: { heightCm: 168, startingWeightKg: 71 },
      activityFactor: 1.4,
    });
    const plan = await send<{ id: string }>('POST', '/api/diet-plans2', {
      ...{ name: 'Plan Celiny', patientId: ID, days: 3, mealsPerDay: 3, caloriesPerDay: 1800, stage: 1 },
    });
    planId = plan.id;
  });
  afterAll(async () => {
    await send('DELETE', `/api/diet-plans2/${planId}`);
    await send('DELETE', `/api/patients/${ID}`);
  });

  test('[decisions 55] pusta ankieta nie jest sprawdzeniem', async () => {
    await send('POST', '/api/patient-surveys', { patientId: ID, gastro: { allergies: 'nie wiadomo' } });
    expect((await safety()).state).toBe('no_data');
  });

  test('[decisions 54, 55] zmienioną ankietę ogląda się wpis po wpisie, a zapisać można ją zawsze', async () => {
    const { page } = journey;
    await page.goto(productUrl('/patients'));
    await page.getByRole('button', { name: `Ankieta: ${NAME}` }).click();
    await dialogOf(page, 'Ankieta')
      .getByRole('button', { name: /Edytuj/ })
      .click();
    await page.getByRole('textbox', { name: 'Choroby przewlekłe' }).fill('celiakia');
    await page.getByRole('textbox', { name: 'Alergie' }).fill('brak alergii');
    await page.getByRole('textbox', { name: 'Nietolerancje' }).fill(UNCLEAR);
    await page.getByRole('button', { name: 'Zapisz ankietę' }).click();
    const look = dialogOf(page, LOOK);
    await look.getByText('„celiakia”').waitFor();
    await look.getByText(/już wykluczamy/).waitFor();
    await look.getByText('zaprzeczenie, nic nie wykluczamy').waitFor();
    await look.getByText('Bez decyzji: 2').waitFor();
    await expectAccessible(page);
    await look.getByRole('button', { name: 'Wróć do ankiety' }).click();
    await page.getByRole('button', { name: 'Zapisz ankietę' }).click();
    await page.getByText('Ankieta zapisana').first().waitFor();
  });

  test('[decisions 55] celiakia z chorób przewlekłych jest wykluczona od razu, a plan wymaga uwagi', async () => {
    await send('POST', `/api/diet-plans2/${planId}/generate`, { seed: 7 });
    const checked = await safety();
    expect(checked).toMatchObject({ state: 'attention', dangerous: 0 });
    expect(checked.notUnderstood.map(({ entry }) => entry).sort()).toEqual(['celiakia', UNCLEAR].sort());
  });

  test('[decisions 72] plan nazywa wpisy bez decyzji, zanim się go wyda, i od razu przyjmuje odpowiedź', async () => {
    const { page } = journey;
    await page.goto(productUrl(`/diets?planId=${planId}`));
    await page.getByText(/2\swpisy z ankiety czekają na decyzję/).waitFor();
    await page
      .getByText(/„celiakia”/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Rozstrzygnij' }).click();
    const warnings = dialogOf(page, 'Ostrzeżenia');
    const note = warnings.getByRole('button', { name: `Zostaw jako uwagę dla mnie: „${UNCLEAR}”` });
    await note.click();
    await warnings.getByText('Uwagi dla mnie z ankiety').waitFor();
    await expectAccessible(page);
    await eventually(safety, ({ notUnderstood }) =>
      expect(notUnderstood.find(({ entry }) => entry === UNCLEAR)).toMatchObject({ reason: 'note' }),
    );
  });

  test('[decisions 72] na telefonie rozstrzyga się resztę, a zielony jest możliwy dopiero bez uwag', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await page.goto(productUrl(`/patients?patientId=${ID}&words=1`));
    const look = dialogOf(page, LOOK);
    await look.getByRole('button', { name: 'Potwierdź: „celiakia”' }).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await look.getByRole('button', { name: `Zmień: „${UNCLEAR}”` }).click();
    await look.getByRole('button', { name: `Nie dotyczy jedzenia: „${UNCLEAR}”` }).click();
    await look.getByRole('button', { name: 'Zapisz decyzje' }).click();
    await look.waitFor({ state: 'hidden' });
    const checked = await safety();
    expect(checked.notUnderstood).toEqual([]);
    expect(checked.dangerous).toBe(0);
  });
});
