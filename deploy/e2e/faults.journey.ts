import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { type Component, without } from './support/control.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';
import { ACCOUNTS } from './support/sign-in.js';

/** Answers with an error status stand in the console; nothing else may. */
const REFUSED = /Failed to load resource/;
/** Within this time a screen has to be back by itself. */
const RECOVERED_WITHIN = { timeout: 60_000 };

/** What each part is needed for: a call that cannot be answered without it, and the screen that says so. */
const OUTAGES: { part: Component; name: string; api: string; screen: string; says: string; back: string }[] =
  [
    {
      part: 'postgres',
      name: 'baza danych',
      api: '/api/diet-plans2',
      screen: '/diets',
      says: 'Nie udało się pobrać planów',
      back: 'Etap_I_Anna_Zielińska',
    },
    {
      part: 'plans',
      name: 'usługa planów',
      api: '/api/diet-plans2',
      screen: '/diets',
      says: 'Nie udało się pobrać planów',
      back: 'Etap_I_Anna_Zielińska',
    },
    {
      part: 'catalog',
      name: 'usługa biblioteki',
      api: '/api/meals?all=true',
      screen: '/meals',
      says: 'Pobieranie posiłków nie powiodła się',
      back: '1–50 z',
    },
    {
      part: 'redis',
      name: 'pamięć sesji',
      api: '/api/patients',
      screen: '/dashboard',
      says: 'Nie udało się połączyć z programem',
      back: 'Dzisiejszy harmonogram',
    },
    {
      part: 'admin',
      name: 'usługa logowania',
      api: '/api/auth/me',
      screen: '/dashboard',
      says: 'Nie udało się połączyć z programem',
      back: 'Dzisiejszy harmonogram',
    },
  ];

const newPatient = (page: Page) => page.getByRole('dialog', { name: 'Nowy pacjent' });

async function expectUnavailable(session: HttpSession, path: string): Promise<void> {
  const answer = await call(session, 'GET', path);
  const body = JSON.parse(answer.text) as { error: string; code: string };
  expect([path, answer.status, body.code]).toEqual([path, 503, 'service_unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(body.error).toMatch(/[a-ząćęłńóśźż]{4,}.*\.$/i);
}

describe('Awarie części programu', () => {
  const journey = useJourney({ as: 'dietitian' });
  let session: HttpSession;

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    journey.trouble.allow(REFUSED);
  });

  const patientsNamed = async (lastName: string): Promise<Patient[]> => {
    const { items } = JSON.parse((await call(session, 'GET', '/api/patients')).text) as { items: Patient[] };
    return items.filter(({ personal }) => personal.lastName === lastName);
  };

  test.each(OUTAGES)(
    'gdy nie działa $name, ekran mówi to po polsku i sam wraca, a wywołania dostają 503',
    async ({ part, api, screen, says, back }) => {
      const { page } = journey;
      await without(part, async () => {
        await expectUnavailable(session, api);
        await page.goto(productUrl(screen));
        await page.getByText(says).first().waitFor();
        expect(await page.getByRole('button', { name: 'Spróbuj ponownie' }).count()).toBeGreaterThan(0);
      });
      await page.getByText(back).first().waitFor(RECOVERED_WITHIN);
      await page.getByText(says).first().waitFor({ state: 'detached' });
    },
  );

  test('gdy nie działa usługa pacjentów, widać kopię z przeglądarki, a lista sama się odświeża', async () => {
    const { page } = journey;
    const anna = page.getByRole('button', { name: 'Anna Zielińska', exact: true });
    await page.goto(productUrl('/patients'));
    await searchPatient(page, 'Anna Zielińska');
    await anna.waitFor();
    const notice = page.getByText('Pokazujemy dane zapisane w tej przeglądarce.').first();
    await without('patients', async () => {
      await expectUnavailable(session, '/api/patients');
      await page.reload();
      await notice.waitFor();
      await searchPatient(page, 'Anna Zielińska');
      await anna.waitFor();
    });
    await notice.waitFor({ state: 'detached', ...RECOVERED_WITHIN });
    await anna.waitFor();
  });

  test('pacjent dodawany podczas awarii nie ginie i nie powstaje dwa razy', async () => {
    const { page } = journey;
    const listed = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/api/patients' && answer.status() < 400,
    );
    await page.goto(productUrl('/patients?new=1'));
    await newPatient(page).getByLabel('Imię').fill('Awaria');
    await newPatient(page).getByLabel('Nazwisko').fill('Przejściowa');
    // Without the list nobody can be added yet: the form would wait for it instead of saying that it failed.
    await listed;
    await without('patients', async () => {
      await newPatient(page).getByRole('button', { name: 'Dodaj pacjenta' }).click();
      await newPatient(page).getByText('Nie udało się dodać pacjenta').waitFor();
      expect(await newPatient(page).getByLabel('Nazwisko').inputValue()).toBe('Przejściowa');
    });
    await newPatient(page).getByRole('button', { name: 'Dodaj pacjenta' }).click();
    await newPatient(page).waitFor({ state: 'hidden' });
    expect(await patientsNamed('Przejściowa')).toHaveLength(1);
  });

  test('to, co program potwierdził, jest po nagłym końcu pracy bazy i usługi', async () => {
    const confirmed: string[] = [];
    for (const [index, part] of (['postgres', 'patients'] as const).entries()) {
      for (let count = 0; count < 5; count += 1) {
        const id = `p-potwierdzony-${index}-${count}`;
        const personal = { firstName: 'Potwierdzony', lastName: 'Nagły' };
        const answer = await call(session, 'POST', '/api/patients', { id, personal });
        if (answer.status === 201) confirmed.push(id);
      }
      await without(part, async () => undefined);
    }
    expect(confirmed).toHaveLength(10);
    const kept = (await patientsNamed('Nagły')).map(({ id }) => id);
    expect(kept.sort()).toEqual(confirmed.sort());
    for (const id of confirmed) await call(session, 'DELETE', `/api/patients/${id}`);
  });

  test('zapis planu podczas awarii mówi, że się nie udał, a zmiana czeka i dociera sama', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets?planId=plan-demo-tomasz-1'));
    const editor = page.getByRole('dialog', { name: /Etap_I_Tomasz/ });
    await editor.getByLabel('Kalorie / dzień').fill('2100');
    await without('plans', async () => {
      await editor.getByRole('button', { name: /^Zapisz/ }).click();
      const result = page.getByRole('dialog', { name: 'Błąd zapisu' });
      await result.getByText('Wystąpił błąd podczas zapisywania planu. Spróbuj ponownie.').waitFor();
      await result.getByRole('button', { name: 'Zamknij' }).last().click();
    });
    expect(await editor.getByLabel('Kalorie / dzień').inputValue()).toMatch(/2\s?100/);
    // The menu lies behind the open plan, where roles are not to be found.
    await page.locator('[aria-label="Zapisano"]').waitFor({ state: 'attached', ...RECOVERED_WITHIN });
    await editor.getByText(/^Zapisano /).waitFor();
    const plan = await call(session, 'GET', '/api/diet-plans2/plan-demo-tomasz-1');
    expect(JSON.parse(plan.text)).toMatchObject({ caloriesPerDay: 2100 });
  });
});
