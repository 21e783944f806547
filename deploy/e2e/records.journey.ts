import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { without } from './support/control.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { plainText } from './support/text.js';
import { resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PATIENT = 'Balbina Dziennikowa';
const MEAL = 'Kasza do kosza';

describe('Dziennik zdarzeń, sesje, kosz i usunięcia', () => {
  const journey = useJourney({ as: 'administrator', size: DESK });
  let dietitian: HttpSession;
  let patientId = '';

  const send = async (method: string, path: string, body?: unknown): Promise<{ id: string }> => {
    const { status, text } = await call(dietitian, method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as { id: string };
  };
  const openPart = async (page: Page, part: string, name: string) => {
    await page.goto(productUrl(`/admin?tab=${part}`));
    await page.getByRole('tab', { name, selected: true }).waitFor();
  };
  const openLog = async (page: Page) => {
    await openPart(page, 'audit', 'Dziennik zdarzeń');
    await page.getByRole('button', { name: 'Eksportuj CSV' }).waitFor();
  };
  /** The list from before the search may hold the same entry, and is taken away with whatever is opened in it. */
  const search = async (page: Page, text: string) => {
    const searched = page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      return pathname === '/api/admin/audit' && searchParams.get('text') === text;
    });
    await page.getByRole('searchbox', { name: 'Szukaj w dzienniku' }).fill(text);
    await searched;
  };

  beforeAll(async () => {
    dietitian = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const [firstName = '', lastName = ''] = PATIENT.split(' ');
    const goal = { primary: 'maintenance' };
    patientId = (await send('POST', '/api/patients', { personal: { firstName, lastName }, goal })).id;
    const { id: foodId } = await send('POST', '/api/foods', {
      name: 'Kasza dziennika',
      carbs: 60,
      fat: 2,
      protein: 9,
    });
    const ingredients = [{ foodId, grams: 100 }];
    const meal = await send('POST', '/api/meals', { name: MEAL, types: ['breakfast'], ingredients });
    await send('DELETE', `/api/meals/${meal.id}`);
  });
  afterEach(() => resize(journey.page, DESK));

  test('administrator znajduje w dzienniku, co zrobiono z danymi pacjenta, i czyta szczegóły', async () => {
    const { page } = journey;
    const row = page.getByRole('row').filter({ hasText: 'Dodanie pacjenta' }).filter({ hasText: patientId });
    // The name of whoever did it comes by itself; that of the patient is left out where the patients took too long.
    await eventually(
      async () => {
        await openLog(page);
        await search(page, patientId);
        await row.getByText(ACCOUNTS.dietitian.name).waitFor();
        return plainText(await row.innerText());
      },
      (text) => expect(text).toContain(`${PATIENT} · ${patientId}`),
    );
    await row.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByText('patients.create').waitFor();
    await expectAccessible(page);
    await resize(page, PHONE);
    await page.getByRole('list', { name: 'Dziennik zdarzeń' }).waitFor();
    expect(await widthsThatOverflow(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('plik z dziennika ma te same wpisy bez nazwisk, a sam eksport też jest wpisem', async () => {
    const { page } = journey;
    await openLog(page);
    await search(page, patientId);
    await page.getByRole('row').filter({ hasText: patientId }).first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Eksportuj CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(`"Dodanie pacjenta";"pacjent";"${patientId}"`);
    expect(file).not.toContain(PATIENT);
    const [, ...entries] = file.trimEnd().split('\r\n');
    expect(entries.filter((line) => !line.includes(patientId))).toEqual([]);
    await openLog(page);
    await page.getByRole('row').filter({ hasText: 'Eksport dziennika zdarzeń' }).first().waitFor();
  });

  test('gdy plany nie odpowiadają, dziennik mówi, czego w nim brakuje', async () => {
    const { page } = journey;
    await without('plans', async () => {
      await openLog(page);
      await page.getByText('Brakuje wpisów: plany diety').waitFor();
      await page.getByRole('row').filter({ hasText: 'Zalogowanie' }).first().waitFor();
    });
  });

  test('sesja na innym urządzeniu kończy się z ekranu, a własna jest tylko nazwana', async () => {
    const { page } = journey;
    await page.goto(productUrl('/admin'));
    const sessions = page.getByRole('region', { name: 'Aktywne sesje użytkowników' });
    await sessions.getByText('ta sesja').waitFor();
    expect((await call(dietitian, 'GET', '/api/auth/me')).status).toBe(200);
    const name = `Zakończ sesję: ${ACCOUNTS.dietitian.name}, nieznane urządzenie`;
    // The last sign-in comes first among those without an open plan.
    await sessions.getByRole('button', { name }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Zakończyć tę sesję?' });
    await question.getByText(/Zapisane zmiany zostają/).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Zakończ sesję' }).click();
    await page.getByText('Sesja jest zakończona').first().waitFor();
    await eventually(
      async () => (await call(dietitian, 'GET', '/api/auth/me')).status,
      (status) => expect(status).toBe(401),
    );
    await resize(page, PHONE);
    expect(await widthsThatOverflow(page)).toEqual([]);
  });

  test('na telefonie adres karty pokazuje ją całą w rzędzie kart', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await page.goto(productUrl('/admin?tab=trash'));
    const tab = page.getByRole('tab', { name: /^Kosz i usunięcia/ });
    await tab.waitFor();
    await eventually(
      async () => (await tab.boundingBox())!,
      ({ x, width }) => expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true]),
    );
  });

  test('[decisions 51] prośba o usunięcie jest policzona przy karcie, a dane znikają po wpisaniu nazwiska', async () => {
    const { page } = journey;
    dietitian = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    await send('PUT', `/api/patients/${patientId}/erasure-request`);
    await page.goto(productUrl('/admin'));
    await page.getByRole('tab', { name: /^Kosz i usunięcia \d+$/ }).click();
    const requests = page.getByRole('table', { name: 'Prośby o trwałe usunięcie' });
    const row = requests.getByRole('row').filter({ hasText: PATIENT });
    await row.getByText('czeka').waitFor();
    await row.getByRole('button', { name: `Usuń teraz na zawsze: ${PATIENT}` }).click();
    const question = page.getByRole('alertdialog', { name: `Usunąć na zawsze dane: ${PATIENT}?` });
    await question.getByRole('textbox').fill(PATIENT);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Usuń na zawsze' }).click();
    await page.getByText(`Usunięto na zawsze: ${PATIENT}`).first().waitFor();
    await row.waitFor({ state: 'detached' });
    expect((await call(dietitian, 'GET', `/api/patients/${patientId}`)).status).toBe(404);
  });

  test('[decisions 16] usunięty posiłek wraca z kosza, a lista mieści się na telefonie', async () => {
    const { page } = journey;
    await openPart(page, 'trash', 'Kosz i usunięcia');
    await page.getByRole('button', { name: `Przywróć: ${MEAL}` }).waitFor();
    await expectAccessible(page);
    await resize(page, PHONE);
    expect(await widthsThatOverflow(page)).toEqual([]);
    await page.getByRole('button', { name: `Przywróć: ${MEAL}` }).click();
    await page.getByText(`Przywrócono: ${MEAL}`).first().waitFor();
    await page.getByRole('button', { name: `Przywróć: ${MEAL}` }).waitFor({ state: 'detached' });
  });

  test('dane, których już nie ma, nie mają w dzienniku nazwiska, a usunięcie jest wpisem', async () => {
    const { page } = journey;
    await openLog(page);
    await search(page, patientId);
    // Others may have been erased as well.
    const row = page
      .getByRole('row', { name: 'Usunięcie pacjenta na zawsze' })
      .filter({ hasText: patientId });
    await row.waitFor();
    expect(plainText(await row.innerText())).not.toContain(PATIENT);
  });
});
