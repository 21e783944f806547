import { afterAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { deflateSync, crc32 } from 'node:zlib';
import { productUrl } from './support/browser.js';
import { escapeFrom, eventually } from './support/eventually.js';
import { call, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS } from './support/sign-in.js';
import { expectNoSidewaysScroll, resize } from './support/widths.js';

const MEAL = { id: 'm-ze-zdjeciem', name: 'Danie ze zdjęciem z próby', types: ['lunch'] };
const PHONE = { width: 390, height: 844 };

/** A picture of one colour, as a program writes it that knows PNG. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x90)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Chooses a file as a person does: the button opens the window of the system. */
async function choose(page: Page, bytes: Buffer, name: string, press: () => Promise<void>): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await press();
  await (await opening).setFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
}

const imageOf = (page: Page) => page.getByRole('img', { name: `Zdjęcie: ${MEAL.name}` });

/** An image has its place before its bytes have come. */
const expectDrawn = (image: Locator, pixels: number) =>
  eventually(
    () => image.evaluate((each) => (each as HTMLImageElement).naturalWidth),
    (drawn) => expect(drawn).toBe(pixels),
  );

describe('Zdjęcie posiłku', () => {
  const journey = useJourney({ as: 'dietitian' });
  const sessionOf = () => signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);

  afterAll(async () => {
    await call(await sessionOf(), 'DELETE', `/api/meals/${MEAL.id}`);
  });

  test('nowy posiłek dostaje zdjęcie przy zapisie, a jego kopia własne, które zostaje bez oryginału', async () => {
    const { page } = journey;
    const name = 'Nowe danie ze zdjęciem';
    const names = [name, `${name} (kopia)`];
    const picture = (of: string) => page.getByRole('img', { name: `Zdjęcie: ${of}` });
    const sheet = (of: string) => page.getByRole('dialog', { name: of, exact: true });
    const save = page.getByRole('button', { name: /^Zapisz posiłek/ });
    const add = page.getByRole('button', { name: 'Dodaj zdjęcie' });
    await page.goto(productUrl('/meals'));
    await page.getByRole('button', { name: /^Dodaj posiłek/ }).click();
    await page.getByRole('textbox', { name: /^Nazwa/ }).fill(name);
    await choose(page, png(600, 900), 'nowe.png', () => add.click());
    const chosen = page.getByRole('img', { name: 'Wybrane zdjęcie: nowe.png' });
    await expectDrawn(chosen, 600);
    await expectAccessible(page);
    await save.click();
    await sheet(name).waitFor();
    await picture(name).waitFor();
    await page.getByRole('button', { name: 'Skopiuj' }).click();
    await page.getByRole('textbox', { name: /^Nazwa/ }).waitFor();
    await expectAccessible(page);
    await save.click();
    await sheet(`${name} (kopia)`).waitFor();
    await picture(`${name} (kopia)`).waitFor();

    const session = await sessionOf();
    const { items } = JSON.parse((await call(session, 'GET', '/api/meals?all=true')).text) as {
      items: { id: string; name: string }[];
    };
    const made = items.filter((meal) => names.includes(meal.name));
    expect(made).toHaveLength(2);
    const original = made.find((meal) => meal.name === name);
    await call(session, 'DELETE', `/api/meals/${original?.id}/picture`);
    await page.reload();
    await picture(`${name} (kopia)`).waitFor();
    // The page of a meal that goes would ask for it once more.
    await page.goto(productUrl('/meals'));
    for (const { id } of made) await call(session, 'DELETE', `/api/meals/${id}`);
  });

  test('wybrane w formularzu jest przycięte i stoi w podglądzie', async () => {
    const { page } = journey;
    await call(await sessionOf(), 'POST', '/api/meals', MEAL);
    await page.goto(productUrl(`/meals/${MEAL.id}`));
    await page.getByRole('button', { name: 'Edytuj' }).click();
    const add = page.getByRole('button', { name: 'Dodaj zdjęcie' });
    await choose(page, png(900, 900), 'danie.png', () => add.click());
    await imageOf(page).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Anuluj' }).click();
    await page.getByRole('dialog', { name: MEAL.name }).waitFor();
    await imageOf(page).waitFor();
    await expectDrawn(imageOf(page), 900);
    await expectAccessible(page);
  });

  test('klawiaturą zmienia się kadr i opis, a obraz z obcego formatu jest odrzucony zdaniem', async () => {
    const { page, trouble } = journey;
    trouble.allow(/status of 4\d\d /);
    await page.keyboard.press('e');
    const change = page.getByRole('button', { name: 'Zmień zdjęcie' });
    await change.focus();
    await choose(page, Buffer.from('<svg/>'), 'danie.png', () => page.keyboard.press('Enter'));
    await page.getByText('To nie jest plik .jpg ani .jpeg ani .png ani .webp.').waitFor();
    await choose(page, png(600, 900), 'danie.png', () => page.keyboard.press('Enter'));
    const crop = page.getByRole('button', { name: 'Kadr' });
    await crop.waitFor();
    await crop.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Automatycznie' }).waitFor();
    await escapeFrom(page.getByRole('menu'));
    await page.getByRole('textbox', { name: /^Opis zdjęcia/ }).fill('Szary talerz');
    await page.keyboard.press('Tab');
    await page.getByRole('img', { name: 'Szary talerz' }).waitFor();
  });

  test('na telefonie zdjęcie mieści się na ekranie i daje się usunąć', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await page.goto(productUrl(`/meals/${MEAL.id}`));
    await page.getByRole('img', { name: 'Szary talerz' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edytuj' }).click();
    await page.getByRole('button', { name: 'Usuń zdjęcie' }).click();
    await page
      .getByRole('alertdialog', { name: 'Usunąć zdjęcie posiłku?' })
      .getByRole('button', { name: 'Usuń zdjęcie' })
      .click();
    await page.getByRole('button', { name: 'Dodaj zdjęcie' }).waitFor();
    const meal = JSON.parse((await call(await sessionOf(), 'GET', `/api/meals/${MEAL.id}`)).text) as object;
    expect(meal).not.toHaveProperty('picture');
  });
});
