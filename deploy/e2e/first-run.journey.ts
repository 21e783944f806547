import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { startJourneyStack } from './support/journey-stack.mjs';
import { ACCOUNTS } from './support/sign-in.js';

/** A practice of its own, with the catalogue and without anybody in it; the other journeys share one with patients. */
const START_MS = 240_000;
const shared = process.env.PORA_URL;
let stop: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const stack = await startJourneyStack('starter');
  stop = stack.stop;
  process.env.PORA_URL = stack.env.PORA_URL;
}, START_MS);
afterAll(async () => {
  process.env.PORA_URL = shared;
  await stop();
}, START_MS);

const steps = (page: Page) => page.getByRole('region', { name: 'Pierwsze kroki' });
const begin = async (page: Page): Promise<void> => {
  await page.goto(productUrl('/dashboard'));
  await page.getByRole('heading', { level: 1 }).waitFor();
};

describe('Pierwszy dzień w pustym gabinecie', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await call(session, method, path, body);
    expect([200, 201, 204]).toContain(answer.status);
    return answer.text === '' ? undefined : (JSON.parse(answer.text) as unknown);
  };

  test('[core §2] pulpit prowadzi przez pierwsze kroki; jasny i ciemny jest dostępny', async () => {
    const { page } = journey;
    await steps(page).getByText('Gotowe: 0 z 5').waitFor({ state: 'attached' });
    await page.getByText('Brak zaplanowanych wydarzeń na dziś.').first().waitFor();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('[core §2] pacjent na próbę przychodzi i odchodzi jednym kliknięciem i nie liczy się w krokach', async () => {
    const { page } = journey;
    await steps(page).getByRole('button', { name: 'Dodaj: Jan Przykładowy' }).click();
    await steps(page).getByRole('link', { name: 'Otwórz: Jan Przykładowy' }).waitFor();
    await steps(page).getByText('0/5').waitFor();
    await steps(page).getByRole('button', { name: 'Usuń: Jan Przykładowy' }).click();
    await steps(page).getByRole('button', { name: 'Dodaj: Jan Przykładowy' }).waitFor();
    await eventually(
      () => send('GET', '/api/patients'),
      (answer) => expect(answer).toMatchObject({ items: [] }),
    );
  });

  test('[core §2] krok prowadzi tam, gdzie się go robi, i jest odhaczony tym, co zrobiono', async () => {
    const { page } = journey;
    await steps(page).getByRole('link', { name: 'Dodaj pacjenta: Pierwszy pacjent' }).click();
    const form = page.getByRole('dialog', { name: 'Nowy pacjent' });
    await form.getByRole('textbox', { name: /^Imię/ }).fill('Pola');
    await form.getByRole('textbox', { name: /^Nazwisko/ }).fill('Pierwsza');
    await form.getByRole('button', { name: 'Dodaj pacjenta' }).click();
    await form.waitFor({ state: 'detached' });
    await begin(page);
    await steps(page).getByText('1/5').waitFor();
    await steps(page).getByText('Pola Pierwsza').waitFor();
  });

  test('[core §2] gdy wszystko jest gotowe, lista znika i nie wraca', async () => {
    const { page } = journey;
    const { items } = (await send('GET', '/api/patients')) as { items: { id: string }[] };
    const [pola] = items;
    const patientId = pola?.id ?? '';
    await send('POST', '/api/patient-surveys', { patientId, patientNotes: 'Pracuje na zmiany.' });
    const today = new Date();
    const at = (hour: number) => new Date(today.setHours(hour, 0, 0, 0)).toISOString();
    await send('POST', '/api/schedule', { title: 'Pierwsza wizyta', start: at(9), end: at(10), patientId });
    const plan = (await send('POST', '/api/diet-plans2', {
      ...{ name: 'Etap_I_Pola_Pierwsza', patientId, days: 3, caloriesPerDay: 1800, mealsPerDay: 5 },
      ...{ stage: 1, status: 'nowy', created: '2026-11-21', generatorSources: ['own'] },
    })) as { id: string };
    await begin(page);
    await steps(page).getByText('4/5').waitFor();
    await send('POST', `/api/diet-plans2/${plan.id}/generate`, { sources: ['own'] });
    await begin(page);
    await page.getByRole('region', { name: 'Ostatnia aktywność' }).waitFor();
    await steps(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: 'Ostatnia aktywność' }).waitFor();
    expect(await steps(page).count()).toBe(0);
  });

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
  });
});
