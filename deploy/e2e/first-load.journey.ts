import { describe, expect, test } from '@jest/globals';
import { type Page, type Response } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { beforeData, isData, recordColdLoad, scriptBytes, type Transfer } from './support/transfers.mjs';

const KB = 1000;

const answersData = (answer: Response) => isData({ path: new URL(answer.url()).pathname });

/** A first load from an empty cache, once its heading is there, and its first data where it has any. */
function coldLoad(page: Page, path: string, heading: string, { data = true } = {}): Promise<Transfer[]> {
  return recordColdLoad(page, productUrl(path), () =>
    Promise.all([
      data && page.waitForResponse(answersData),
      page.getByRole('heading', { level: 1, name: heading }).waitFor(),
    ]),
  );
}

describe('Pierwsze wczytanie', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('strona logowania: najwyżej 170 KB skryptów i 6 żądań oprócz krojów pisma', async () => {
    const { page } = await journey.visit();
    const transfers = await coldLoad(page, '/login', 'Panel dietetyka', { data: false });
    expect(scriptBytes(transfers)).toBeGreaterThan(0);
    expect(scriptBytes(transfers)).toBeLessThanOrEqual(170 * KB);
    expect(beforeData(transfers).length).toBeLessThanOrEqual(6);
  });

  test('pulpit praktyki po pierwszych krokach: najwyżej 185 KB skryptów i 10 żądań przed danymi', async () => {
    // A browser that has not seen the practice asks once whether the first steps are over: 4 KB that come after the data.
    await journey.page.waitForFunction(() => localStorage.getItem('pora.first-steps-over') === 'true');
    const transfers = await coldLoad(journey.page, '/dashboard', 'Pulpit');
    expect(transfers.some(isData)).toBe(true);
    expect(scriptBytes(transfers)).toBeLessThanOrEqual(185 * KB);
    expect(beforeData(transfers).length).toBeLessThanOrEqual(10);
  });

  test.each([
    ['/patients', 'Pacjenci'],
    ['/diets', 'Planowanie diety'],
    ['/meals', 'Biblioteka posiłków'],
    ['/foods', 'Baza produktów'],
  ])('wejście wprost na %s: najwyżej 15 żądań przed danymi', async (path, heading) => {
    const transfers = await coldLoad(journey.page, path, heading);
    expect(transfers.some(isData)).toBe(true);
    expect(beforeData(transfers).length).toBeLessThanOrEqual(15);
  });

  test('wszystkie pliki przychodzą skompresowane i z tego samego adresu', async () => {
    const { page } = journey;
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(productUrl()) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    const encodings = new Map<string, string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        encodings.set(new URL(response.url()).pathname, response.headers()['content-encoding'] ?? 'none');
      }
    });
    const transfers = await coldLoad(page, '/patients', 'Pacjenci');
    expect(foreign).toEqual([]);
    const large = transfers.filter(({ kind, bytes }) => kind === 'script' && bytes > KB);
    expect(large.length).toBeGreaterThan(3);
    for (const { path } of large) expect([path, encodings.get(path)]).toEqual([path, 'br']);
  });
});
