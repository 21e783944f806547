import { beforeAll, describe, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { expectAccessible, useJourney } from './support/journey.js';
import { searchPatient } from './support/patients.js';

const ID = 'p-demo-anna-zielinska';
const NAME = 'Anna Zielińska';
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Every screen and dialog of patients, schedule and dashboard, and how a person comes there. */
const SCREENS: [name: string, open: (page: Page) => Promise<void>][] = [
  ['Pulpit', (page) => goTo(page, '/dashboard', 'Dzisiejszy harmonogram')],
  [
    'lista pacjentów',
    async (page) => {
      await goTo(page, '/patients');
      await page.getByRole('list', { name: 'Lista pacjentów' }).getByRole('listitem').first().waitFor();
    },
  ],
  [
    'nowy pacjent',
    async (page) => {
      await openList(page);
      await page
        .getByRole('button', { name: /^Dodaj pacjenta|^Nowy pacjent/ })
        .first()
        .click();
      await dialogOf(page, 'Nowy pacjent').waitFor();
    },
  ],
  [
    'karta pacjentki z wykresem',
    async (page) => {
      await openCard(page);
      await page.getByRole('slider').waitFor();
    },
  ],
  [
    'raport postępów',
    async (page) => {
      await openCard(page);
      await page
        .getByRole('button', { name: /Raport/ })
        .first()
        .click();
      await dialogOf(page, /^Raport postępów/).waitFor();
    },
  ],
  [
    'dane i zgody',
    async (page) => {
      await goTo(page, `/patients?patientId=${ID}&privacy=1`);
      await page.getByRole('button', { name: 'Nowa zgoda' }).waitFor();
    },
  ],
  [
    'nowa zgoda',
    async (page) => {
      await goTo(page, `/patients?patientId=${ID}&privacy=1`);
      await page.getByRole('button', { name: 'Nowa zgoda' }).click();
      await page.getByRole('button', { name: 'Zapisz zgodę' }).waitFor();
    },
  ],
  [
    'ankieta',
    async (page) => {
      await openList(page);
      await page.getByRole('button', { name: `Ankieta: ${NAME}` }).click();
      await dialogOf(page, /Ankieta/).waitFor();
    },
  ],
  [
    'edycja ankiety',
    async (page) => {
      await openList(page);
      await page.getByRole('button', { name: `Ankieta: ${NAME}` }).click();
      await dialogOf(page, /Ankieta/)
        .getByRole('button', { name: /Edytuj/ })
        .click();
      await page.getByRole('button', { name: 'Zapisz ankietę' }).waitFor();
    },
  ],
  [
    'wyniki nietolerancji',
    async (page) => {
      await openList(page);
      await page.getByRole('button', { name: `Nietolerancje: ${NAME}` }).click();
      await dialogOf(page, /ietolerancj/).waitFor();
    },
  ],
  ['kosz', (page) => goTo(page, '/patients?trash=1', 'Kosz')],
  ['harmonogram dnia', (page) => goTo(page, '/schedule?view=day', 'Godziny pracy i przerwy')],
  ['harmonogram tygodnia', (page) => goTo(page, '/schedule?view=week', 'Godz.')],
  ['harmonogram miesiąca', (page) => goTo(page, '/schedule?view=month', 'Nd')],
  [
    'nowe wydarzenie',
    async (page) => {
      await goTo(page, '/schedule?view=day', 'Godz.');
      await page.getByRole('button', { name: 'Dodaj', exact: true }).first().click();
      await dialogOf(page, 'Nowe wydarzenie').waitFor();
    },
  ],
  [
    'szczegóły wydarzenia',
    async (page) => {
      await goTo(page, '/schedule?view=month', 'Nd');
      await page.locator('[data-day] button b').first().click();
      await dialogOf(page, 'Szczegóły wydarzenia').waitFor();
    },
  ],
  [
    'godziny pracy',
    async (page) => {
      await goTo(page, '/schedule?view=day', 'Godz.');
      await page.getByRole('button', { name: 'Godziny pracy i przerwy' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
];

async function goTo(page: Page, path: string, text?: string): Promise<void> {
  await page.goto(productUrl(path));
  if (text) await page.getByText(text, { exact: true }).first().waitFor();
}

async function openList(page: Page): Promise<void> {
  await goTo(page, '/patients');
  await searchPatient(page, NAME);
  await page.getByText(NAME, { exact: true }).first().waitFor();
}

async function openCard(page: Page): Promise<void> {
  await goTo(page, `/patients?patientId=${ID}`);
  await page.getByRole('dialog', { name: NAME, exact: true }).waitFor();
}

describe('Ciemny wygląd pacjentów, pulpitu i harmonogramu', () => {
  const journey = useJourney({ as: 'dietitian' });

  beforeAll(() => journey.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }));

  test.each(SCREENS)('%s: axe nie znajduje nic', async (_name, open) => {
    const { page } = journey;
    await open(page);
    await expectAccessible(page);
  });
});
