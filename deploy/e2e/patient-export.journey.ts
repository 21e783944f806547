import { beforeAll, describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { widthsThatOverflow } from './support/widths.js';

const ID = 'p-droga-eksportu';

const openPrivacy = async (page: Page) => {
  await page.goto(productUrl(`/patients?patientId=${ID}&privacy=1`));
  await page.getByRole('region', { name: 'Eksport danych' }).waitFor();
};

describe('Eksport danych jednej osoby', () => {
  const journey = useJourney({ as: 'dietitian', size: { width: 1440, height: 900 } });
  let session: HttpSession;

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const make = async (path: string, body: object) => {
      const answer = await call(session, 'POST', path, body);
      expect([path, answer.status < 300]).toEqual([path, true]);
    };
    const contact = { phone: '600 111 222', email: 'ewa@przyklad.example' };
    await make('/api/patients', { id: ID, personal: { firstName: 'Ewa', lastName: 'Źródlana', contact } });
    await make(`/api/patients/${ID}/measurements`, { weightKg: 63.4, circumferences: { waistCm: 71.5 } });
    await make('/api/patient-surveys', {
      ...{ patientId: ID, surveyDate: '2026-10-01', gastro: { allergies: 'orzeszki ziemne' } },
      patientNotes: 'Pracuje na zmiany.',
    });
    const items = [{ name: '=1+1', value: 31.5 }];
    await make('/api/patient-intolerances', {
      ...{ patientId: ID, date: '2026-09-01', categories: [{ name: 'NABIAŁ', items }] },
    });
    await make('/api/schedule', {
      ...{ patientId: ID, start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T09:30:00.000Z' },
      notes: 'Kontrola po miesiącu',
    });
    await make(`/api/patients/${ID}/consents`, {
      ...{ textVersion: '1.0', date: '2026-10-01', how: 'visit', givenBy: { kind: 'person' } },
    });
    await make('/api/diet-plans2', {
      ...{ id: 'plan-droga-eksportu', name: 'Etap I, Ewa Źródlana', patientId: ID, stage: 1 },
      ...{ caloriesPerDay: 1700, mealsPerDay: 5, days: 7 },
    });
  });

  test('powstaje po kliknięciu, a pobrany ZIP ma w sobie to, co wpisano', async () => {
    const { page } = journey;
    await openPrivacy(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Przygotuj eksport' }).click();
    const ready = page.getByRole('button', { name: /^Pobierz pora-ez-/ });
    await ready.waitFor();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await ready.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^pora-ez-\d{4}-\d\d-\d\d\.zip$/);
    const entries = unzipSync(new Uint8Array(await readFile(await file.path())));
    const text = (path: string) => strFromU8(entries[path] ?? new Uint8Array());
    expect(text('CZYTAJ.txt')).toContain('CZEGO TU NIE MA');
    expect(text('dane-i-zgody.html')).toContain('600 111 222');
    expect(text('pomiary.csv')).toContain('"63,4";"71,5"');
    expect(text('ankieta.html')).toContain('orzeszki ziemne');
    expect(text('nietolerancje.csv')).toContain(`"'=1+1";"31,5"`);
    expect(text('wizyty.html')).toContain('Kontrola po miesiącu');
    expect(text('plany/01-etap-i-ewa-zrodlana.html')).toContain('Dzień 7');
    expect(text('historia-dostepu.csv')).toContain('Utworzenie planu diety');
    expect(JSON.parse(text('dane.json'))).toMatchObject({
      ...{ format: 'pora-dane-pacjenta', formatVersion: 1 },
      patient: { personal: { lastName: 'Źródlana' } },
      surveys: [{ patientNotes: 'Pracuje na zmiany.' }],
      plans: [{ plan: { id: 'plan-droga-eksportu', caloriesPerDay: 1700 } }],
    });
    const history = page.getByRole('region', { name: 'Historia dostępu' });
    await history.getByText('Pobranie eksportu danych').waitFor();
    await history.getByText('Eksport danych pacjenta').waitFor();
  });

  test('strona z pliku wygląda jak dokument i jest dostępna', async () => {
    const { page } = journey;
    const { items } = JSON.parse((await call(session, 'GET', `/api/patients/${ID}/exports`)).text) as {
      items: { id: string }[];
    };
    const path = `/api/patients/${ID}/exports/${items[0]?.id}/file`;
    const bytes = await page.evaluate(async (url) => {
      const answer = await fetch(url);
      return Array.from(new Uint8Array(await answer.arrayBuffer()));
    }, path);
    const entries = unzipSync(new Uint8Array(bytes));
    const reader = await journey.visit();
    for (const name of ['dane-i-zgody.html', 'ankieta.html', 'wizyty.html', 'nietolerancje.html']) {
      await reader.page.setContent(strFromU8(entries[name] ?? new Uint8Array()));
      await expectAccessible(reader.page);
    }
  });

  test('gotowy plik jest tu także po odświeżeniu strony, aż ktoś go usunie', async () => {
    const { page } = journey;
    await page.reload();
    await openPrivacy(page);
    await page.getByRole('button', { name: /^Pobierz pora-ez-/ }).waitFor();
    expect(await widthsThatOverflow(page)).toEqual([]);
    await page.getByRole('button', { name: 'Usuń plik' }).click();
    await page.getByRole('button', { name: 'Przygotuj eksport' }).waitFor();
    expect(await page.getByRole('button', { name: /^Pobierz pora-/ }).count()).toBe(0);
  });

  test('klawiaturą: po starcie fokus zostaje w oknie, a plik pobiera się Enterem', async () => {
    const { page } = journey;
    await openPrivacy(page);
    const start = page.getByRole('button', { name: 'Przygotuj eksport' });
    await start.focus();
    await page.keyboard.press('Enter');
    const ready = page.getByRole('button', { name: /^Pobierz pora-ez-/ });
    await ready.waitFor();
    await ready.focus();
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  });
});
