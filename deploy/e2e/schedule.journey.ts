import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { eventually } from './support/eventually.js';
import { call, type HttpSession, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';
import { resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
const TITLE = 'Droga wizyty';
const PATIENT = 'Anna Zielińska';
const DAY_MS = 86_400_000;

/** A day some weeks ahead, so that nothing of the demo practice lies there. */
const date = new Date(Date.now() + 45 * DAY_MS).toISOString().slice(0, 10);
const shownDate = date.split('-').reverse().join('.');

const visitOf = (page: Page) => page.locator('[data-event]').filter({ hasText: TITLE });
const openDay = async (page: Page, view = 'day') => {
  await page.goto(productUrl(`/schedule?view=${view}&date=${date}`));
  await page.getByRole('heading', { level: 1, name: 'Harmonogram' }).waitFor();
};
const hasTimes = (page: Page, times: string) =>
  eventually(
    () => visitOf(page).innerText(),
    (text) => expect(text).toContain(times),
  );
/** Middle of a row of the day. */
async function rowAt(page: Page, time: string): Promise<{ x: number; y: number }> {
  const row = page.getByRole('button', { name: `Dodaj: ${shownDate}, ${time}` });
  const box = await row.boundingBox();
  if (!box) throw new Error(`The row of ${time} is not there.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
async function middleOf(element: Locator): Promise<{ x: number; y: number; bottom: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The visit is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height };
}

describe('Harmonogram', () => {
  const journey = useJourney({ as: 'dietitian', size: DESK });
  let session: HttpSession;

  const storedVisits = async () => {
    const { text } = await call(session, 'GET', `/api/schedule?from=${date}&to=${date}`);
    return JSON.parse(text) as {
      id: string;
      title: string;
      start: string;
      end: string;
      patientId?: string;
    }[];
  };
  const stored = (minutes: number, hour: string) =>
    eventually(storedVisits, (visits) => {
      expect(visits).toHaveLength(1);
      const [visit] = visits;
      expect((Date.parse(visit?.end ?? '') - Date.parse(visit?.start ?? '')) / 60_000).toBe(minutes);
      const shown = new Date(visit?.start ?? '').toLocaleTimeString('pl-PL', { timeZone: 'Europe/Warsaw' });
      expect(shown.slice(0, 5)).toBe(hour);
    });

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
  });
  afterAll(async () => {
    for (const { id } of await storedVisits()) await call(session, 'DELETE', `/api/schedule/${id}`);
  });

  test('[core §2] kliknięte wolne miejsce zapisuje wizytę pacjentki, która zostaje po wczytaniu od nowa', async () => {
    const { page } = journey;
    await openDay(page);
    await page.getByText('Brak wydarzeń w tym dniu.').waitFor();
    await page.getByRole('button', { name: `Dodaj: ${shownDate}, 10:00` }).click();
    const dialog = page.getByRole('dialog', { name: 'Nowe wydarzenie' });
    await dialog.getByLabel('Tytuł').fill(TITLE);
    await dialog.getByPlaceholder('Wybierz pacjenta').fill('ziel');
    await page.getByRole('option', { name: new RegExp(PATIENT) }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await dialog.waitFor({ state: 'detached' });
    await hasTimes(page, '10:00–10:30');
    await stored(30, '10:00');
    await page.reload();
    await hasTimes(page, `${TITLE} – ${PATIENT}`);
  });

  test('z klawiatury: spacja, strzałki i Enter przenoszą wizytę o godzinę, Ctrl+Z cofa', async () => {
    const { page } = journey;
    await visitOf(page).focus();
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await hasTimes(page, '11:00–11:30');
    await stored(30, '11:00');
    await page.keyboard.press('Control+z');
    await hasTimes(page, '10:00–10:30');
    await stored(30, '10:00');
  });

  test('[core §2] myszą: przeciągnięta zachowuje długość, dolna krawędź ją wydłuża', async () => {
    const { page } = journey;
    const from = await middleOf(visitOf(page));
    const to = await rowAt(page, '14:00');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await hasTimes(page, '14:00–14:30');
    await stored(30, '14:00');
    const moved = await middleOf(visitOf(page));
    const end = await rowAt(page, '15:00');
    await page.mouse.move(moved.x, moved.bottom - 2);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y - (await slotHeight(page)) / 2, { steps: 6 });
    await page.mouse.up();
    await hasTimes(page, '14:00–15:00');
    await stored(60, '14:00');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('usunięta wraca po „Cofnij” i po wczytaniu od nowa stoi w tygodniu i w miesiącu', async () => {
    const { page } = journey;
    await visitOf(page).click();
    const dialog = page.getByRole('dialog', { name: 'Szczegóły wydarzenia' });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Usuń' }).click();
    // Messages of the moves before may still stand there, each with a button of that name.
    const removed = page.getByRole('status').filter({ hasText: `Usunięto „${TITLE} – ${PATIENT}”` });
    await removed.first().waitFor();
    await visitOf(page).waitFor({ state: 'detached' });
    await removed.getByRole('button', { name: /^Cofnij/ }).click();
    await visitOf(page).waitFor();
    await openDay(page, 'week');
    await hasTimes(page, '14:00');
    await expectAccessible(page);
    await openDay(page, 'month');
    await page.getByRole('button', { name: new RegExp(`14:00 ?${TITLE}`) }).waitFor();
    await expectAccessible(page);
  });

  test('w tygodniu i w miesiącu długi tytuł nie zabiera wizycie półgodzinnej godziny ani nazwiska, od 600 do 1280 px', async () => {
    const { page } = journey;
    const [visit] = await storedVisits();
    const change = { title: `${TITLE} o bardzo długim tytule`, end: `${date}T13:30:00.000Z` };
    await call(session, 'PATCH', `/api/schedule/${visit?.id}`, { ...change, start: `${date}T13:00:00.000Z` });
    const hidden: string[] = [];
    for (const view of ['week', 'month']) {
      await openDay(page, view);
      const shown = page.getByRole('button', { name: new RegExp(`${TITLE} o.*${PATIENT}`) });
      await shown.waitFor();
      const [time] = (await shown.innerText()).split(/\s/);
      for (const width of [600, 768, 1024, 1280]) {
        await resize(page, { width, height: 1024 });
        for (const words of [time, PATIENT])
          if (!(await isInSight(shown, words ?? ''))) hidden.push(`${view} ${width}: ${words}`);
      }
      await resize(page, DESK);
    }
    expect(hidden).toEqual([]);
    await call(session, 'PATCH', `/api/schedule/${visit?.id}`, {
      title: TITLE,
      start: visit?.start,
      end: visit?.end,
    });
  });

  test('palcem: przytrzymana wizyta daje się przenieść, jej dolna krawędź wydłużyć, a krótki dotyk otwiera szczegóły', async () => {
    const touch = { hasTouch: true, isMobile: true, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' };
    const context = await journey.browser.newContext({ ...touch, viewport: TABLET });
    const page = await context.newPage();
    await signIn(page, 'dietitian');
    await openDay(page);
    const from = await middleOf(visitOf(page));
    const to = await rowAt(page, '12:00');
    const finger = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    const top = from.y - (from.bottom - from.y);
    const grabbed = from.y - top;
    await send('touchStart', from.y);
    await page.getByText(`${shownDate}, 14:00–15:00`).waitFor();
    await send('touchMove', to.y - 8);
    await send('touchMove', to.y - (await slotHeight(page)) / 2 + grabbed);
    await send('touchEnd');
    await hasTimes(page, '12:00–13:00');
    await stored(60, '12:00');
    const stands = await middleOf(visitOf(page));
    const finish = await rowAt(page, '13:30');
    await send('touchStart', stands.bottom - 5);
    // Not the message of the move before, which has the day's short name.
    await page.getByText(new RegExp(`\\p{L}{4,} ${shownDate}, 12:00–13:00`, 'u')).waitFor();
    await send('touchMove', finish.y - 8);
    await send('touchMove', finish.y);
    await send('touchEnd');
    await hasTimes(page, '12:00–13:45');
    await stored(105, '12:00');
    await visitOf(page).tap();
    await page.getByRole('dialog', { name: 'Szczegóły wydarzenia' }).waitFor();
    await context.close();
  });

  test('otwarta wizyta stoi w adresie: wczytanie od nowa otwiera ją znowu, „wstecz” zamyka, a wpisanego najpierw pyta', async () => {
    const { page } = journey;
    await openDay(page);
    const calendarAddress = page.url();
    await visitOf(page).click();
    const dialog = page.getByRole('dialog', { name: 'Szczegóły wydarzenia' });
    await dialog.waitFor();
    const address = page.url();
    expect(address).toMatch(/[?&]event=se-/);
    await page.reload();
    await dialog.waitFor();
    expect(page.url()).toBe(address);
    await dialog.getByLabel('Tytuł').fill('Inny tytuł');
    const goBack = () => page.evaluate(() => window.history.back());
    await goBack();
    const question = page.getByRole('alertdialog', { name: 'Niezapisane zmiany' });
    await question.getByRole('button', { name: 'Wróć' }).click();
    expect(await dialog.getByLabel('Tytuł').inputValue()).toBe('Inny tytuł');
    await goBack();
    await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(calendarAddress);
    await hasTimes(page, TITLE);
  });

  test('wizyta, która już jest, zostaje pierwszą z serii', async () => {
    const { page } = journey;
    await visitOf(page).click();
    const dialog = page.getByRole('dialog', { name: 'Szczegóły wydarzenia' });
    await dialog.getByRole('combobox', { name: 'Powtarzanie' }).click();
    await page.getByRole('option', { name: 'Co tydzień' }).click();
    await dialog.getByRole('combobox', { name: 'Koniec' }).click();
    await page.getByRole('option', { name: 'Po 2 wizytach' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zapisz' }).click();
    await page.getByText('Utworzono serię: 2').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    const week = new Date(Date.parse(date) + 7 * DAY_MS).toISOString().slice(0, 10);
    const further = await call(session, 'GET', `/api/schedule?from=${week}&to=${week}`);
    const added = (JSON.parse(further.text) as { id: string; title: string; status: string }[]).filter(
      ({ title }) => title === TITLE,
    );
    expect(added).toMatchObject([{ title: TITLE, status: 'planned' }]);
    for (const { id } of added) await call(session, 'DELETE', `/api/schedule/${id}`);
  });

  test('subskrypcja: inny kalendarz czyta terminy i inicjały pod adresem pokazanym raz, a po unieważnieniu już nie', async () => {
    const { page } = journey;
    await call(session, 'DELETE', '/api/schedule/feed/token');
    await openDay(page, 'week');
    await page.getByRole('button', { name: 'Subskrypcja kalendarza' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subskrypcja kalendarza' });
    await dialog.getByRole('button', { name: 'Utwórz adres' }).click();
    const field = dialog.getByLabel('Adres kalendarza');
    await field.waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Kopiuj adres' }).click();
    const address = await field.inputValue();
    await eventually(
      () => page.evaluate(() => navigator.clipboard.readText()),
      (copied) => expect(copied).toBe(address),
    );
    const calendar = await fetch(address);
    const text = await calendar.text();
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(text).toContain(`DTSTART:${date.replaceAll('-', '')}T`);
    expect(text).toContain('SUMMARY:Wizyta – A.Z.');
    expect(text).not.toMatch(/Zieli|Droga wizyty/);
    const known = { 'if-none-match': calendar.headers.get('etag') ?? '' };
    expect((await fetch(address, { headers: known })).status).toBe(304);

    await dialog.getByRole('button', { name: 'Unieważnij adres' }).click();
    const question = page.getByRole('alertdialog', { name: 'Unieważnić adres?' });
    await question.getByRole('button', { name: 'Unieważnij adres' }).click();
    await dialog.getByRole('button', { name: 'Utwórz adres' }).waitFor();
    const refused = await fetch(address);
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'not_found' }]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  test('wydruk: dzień pionowo i tydzień poziomo, każdy na jednej kartce A4, bez menu', async () => {
    const { page } = journey;
    const sizes: (string | undefined)[] = [];
    for (const view of ['day', 'week']) {
      await openDay(page, view);
      await visitOf(page).waitFor();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      sizes.push(
        pages.map(([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`).join(),
      );
    }
    expect(sizes).toEqual(['595×842', '842×595']);
  });

  test('długa notatka nie zabiera na papierze miejsca nazwisku, a ciemny ekran nie barwi kartki', async () => {
    const { page } = journey;
    const [visit] = await storedVisits();
    const notes = 'Wyniki badań i plan na następne tygodnie. '.repeat(30);
    await call(session, 'PATCH', `/api/schedule/${visit?.id}`, { notes });
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await openDay(page);
    await page.locator('[data-event]').first().waitFor({ state: 'attached' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const { widths, scheme } = await page.evaluate(() => ({
      widths: [...document.querySelectorAll('[data-print-view] th')].map(({ clientWidth }) => clientWidth),
      scheme: getComputedStyle(document.documentElement).colorScheme,
    }));
    expect(widths).toHaveLength(6);
    expect(Math.min(...widths)).toBeGreaterThan(80);
    expect(scheme).toMatch(/^(only light|light only|light)$/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  });

  test('na telefonie dzień jest listą wizyt; żaden widok nie wychodzi poza ekran od 320 do 1920 px', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await openDay(page);
    const list = page.getByRole('list', { name: 'Wizyty dnia' });
    await list.getByRole('button', { name: new RegExp(`${PATIENT}.*105.min`) }).waitFor();
    await expectAccessible(page);
    for (const view of ['day', 'week', 'month']) {
      await openDay(page, view);
      await page.getByText(/12:00/).first().waitFor();
      expect([view, await widthsThatOverflow(page)]).toEqual([view, []]);
    }
    await resize(page, DESK);
  });
});

/** Whether words begin within the frame of a visit; a long name may end in dots. */
function isInSight(visit: Locator, words: string): Promise<boolean> {
  return visit.evaluate((button, wanted) => {
    const frame = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.textContent !== wanted) continue;
      const range = document.createRange();
      range.setEnd(texts.currentNode, 1);
      range.setStart(texts.currentNode, 0);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      return top >= frame.top - 1 && bottom <= frame.bottom + 1 && left >= frame.left && right <= frame.right;
    }
    return false;
  }, words);
}

async function slotHeight(page: Page): Promise<number> {
  const [first, second] = [await rowAt(page, '12:00'), await rowAt(page, '12:30')];
  return second.y - first.y;
}
