import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { productUrl } from './support/browser.js';
import { call, signInOverHttp } from './support/http-session.mjs';
import { expectAccessible, useJourney } from './support/journey.js';
import { ACCOUNTS, signIn } from './support/sign-in.js';
import { resize, widthsThatOverflow } from './support/widths.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const release = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

describe('Opis API', () => {
  const journey = useJourney({ size: DESK });

  test('niezalogowanej osobie nie jest pokazywany', async () => {
    for (const path of ['/api/docs', '/api/openapi.json']) {
      const answer = await fetch(productUrl(path), { redirect: 'manual' });
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        401,
        expect.objectContaining({ code: 'not_signed_in' }),
      ]);
    }
  });

  test('dietetyczka czyta go na stronie, która niczego nie uruchamia i nic nie łamie', async () => {
    const { page } = journey;
    await signIn(page, 'dietitian');
    // A page that was left may still ask for something.
    await page.goto('about:blank');
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
    const answer = await page.goto(productUrl('/api/docs'));
    expect(answer?.status()).toBe(200);
    expect(await answer?.headerValue('content-security-policy')).toContain("default-src 'none'");
    await page.getByRole('heading', { level: 1, name: `Pora API ${release.version}` }).waitFor();
    // Its own style passes its own policy: otherwise the page would stand in the browser's serifs.
    const font = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    expect(font).not.toMatch(/times|^serif$/i);
    expect(fetched).toEqual(['/api/docs']);
    await expectAccessible(page);
  });

  test('z klawiatury wybiera dział, rozwija wywołanie i widzi jego odpowiedzi', async () => {
    const { page } = journey;
    await page.goto(productUrl('/api/docs'));
    const features = page.getByRole('navigation', { name: 'Features' });
    await features.getByRole('link', { name: 'Schedule' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/api/docs#feature-schedule');
    const summary = page.locator('summary', { hasText: 'Events by start' });
    // The jump moves where the keyboard goes on: the first call of the chapter is the next stop.
    await page.keyboard.press('Tab');
    expect(await summary.evaluate((element) => element.ownerDocument.activeElement === element)).toBe(true);
    await page.keyboard.press('Enter');
    const opened = page.locator('details[open]');
    expect(await opened.count()).toBe(1);
    await opened.getByRole('heading', { name: 'Answers' }).waitFor();
    await opened.getByText('not_found').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await opened.waitFor({ state: 'detached' });
  });

  test('na telefonie nic nie wychodzi poza ekran', async () => {
    const { page } = journey;
    await resize(page, PHONE);
    await page.goto(productUrl('/api/docs'));
    await page.locator('summary').first().click();
    expect(await widthsThatOverflow(page)).toEqual([]);
    await expectAccessible(page);
    await resize(page, DESK);
  });

  test('dokument ma wersję wydania i nazywa każde wywołanie, które jest na stronie', async () => {
    const { page } = journey;
    const session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const answer = await call(session, 'GET', '/api/openapi.json');
    expect(answer.status).toBe(200);
    const document = JSON.parse(answer.text) as {
      openapi: string;
      info: { version: string };
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect([document.openapi, document.info.version]).toEqual([
      expect.stringMatching(/^3\.1\./),
      release.version,
    ]);
    const described = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    const shown = await page
      .locator('details > div[id]')
      .evaluateAll((calls) => calls.map((element) => element.id));
    expect(shown.sort()).toEqual(described.sort());
  });
});
