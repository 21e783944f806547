import { describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { recordTransfers, type Transfer } from './support/network.js';

const KB = 1000;
/** Calls for the data of a screen; asking who is signed in is not one of them. */
const isData = ({ path }: Transfer) => path.startsWith('/api/') && !path.startsWith('/api/auth/');
const withoutFonts = (transfers: Transfer[]) => transfers.filter(({ kind }) => kind !== 'font');
const scriptBytes = (transfers: Transfer[]) =>
  transfers.filter(({ kind }) => kind === 'script').reduce((sum, { bytes }) => sum + bytes, 0);

/** Everything that is asked for from an empty cache until the screen's first data, in the order of asking. */
async function coldLoad(page: Page, path: string, heading: string): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  const recording = recordTransfers(page);
  await page.goto(productUrl(path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return recording.stop();
}

function beforeData(transfers: Transfer[]): Transfer[] {
  const first = transfers.findIndex(isData);
  return withoutFonts(first < 0 ? transfers : transfers.slice(0, first));
}

describe('Pierwsze wczytanie', () => {
  const journey = useJourney({ as: 'dietitian' });

  test('strona logowania: najwyżej 170 KB skryptów i 6 żądań oprócz krojów pisma', async () => {
    const { page } = await journey.visit();
    const transfers = await coldLoad(page, '/login', 'Panel dietetyka');
    expect(scriptBytes(transfers)).toBeGreaterThan(0);
    expect(scriptBytes(transfers)).toBeLessThanOrEqual(170 * KB);
    expect(withoutFonts(transfers).length).toBeLessThanOrEqual(6);
  });

  test('pulpit: najwyżej 185 KB skryptów i 10 żądań przed danymi', async () => {
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
