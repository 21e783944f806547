import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Page } from 'playwright-core';
import { accessibilityViolations } from './support/axe.js';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { expectNoSidewaysScroll, widthsThatOverflow } from './support/widths.js';

const WIDTHS = [
  [1440, 900],
  [1280, 800],
  [768, 1024],
  [390, 844],
] as const;
/** Widths at which the accessibility of each screen is checked: desk and phone. */
const AXE_WIDTHS = new Set([1440, 390]);

interface Screen {
  name: string;
  path: string;
  /** Waits until the screen shows what it is for. */
  ready(page: Page): Promise<void>;
  /** Shown in the dark theme too. */
  dark?: boolean;
}

const heading = (name: string) => async (page: Page) => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForLoadState('networkidle');
};
const dialog = (name: RegExp, open?: (page: Page) => Promise<void>) => async (page: Page) => {
  await open?.(page);
  await page.getByRole('dialog', { name }).waitFor();
  await page.waitForLoadState('networkidle');
};
const openEditor = dialog(/Etap_I_Anna_Zielińska/);

const SCREENS: Screen[] = [
  { name: 'dashboard', path: '/dashboard', ready: heading('Pulpit'), dark: true },
  { name: 'patients', path: '/patients', ready: heading('Pacjenci') },
  { name: 'patient-new', path: '/patients?new=1', ready: dialog(/Nowy pacjent/) },
  {
    name: 'patient-details',
    path: '/patients',
    ready: dialog(/Anna Zielińska/, (page) =>
      page.getByRole('button', { name: 'Anna Zielińska', exact: true }).click(),
    ),
  },
  { name: 'schedule', path: '/schedule', ready: heading('Harmonogram') },
  { name: 'diets', path: '/diets', ready: heading('Planowanie diety') },
  { name: 'plan-new', path: '/diets?new=1', ready: dialog(/Nowy plan diety/) },
  { name: 'plan-create', path: '/diets?tab=create', ready: heading('Planowanie diety') },
  { name: 'plan-day', path: '/diets?planId=plan-demo-anna-1', ready: openEditor, dark: true },
  {
    name: 'plan-overview',
    path: '/diets?planId=plan-demo-anna-1',
    ready: async (page) => {
      await openEditor(page);
      // A switch above the plan, and on the phone a place in the bar below it.
      await page
        .locator('label', { hasText: '14 dni' })
        .or(page.getByRole('button', { name: '14 dni', exact: true }))
        .click();
      await page.getByRole('grid').first().waitFor();
    },
    dark: true,
  },
  { name: 'meals', path: '/meals', ready: heading('Biblioteka posiłków') },
  {
    name: 'meal',
    path: '/meals',
    ready: dialog(/./, (page) => page.locator('[data-row-open], tbody tr button, li button').first().click()),
  },
  { name: 'intolerances', path: '/intolerances', ready: heading('Baza nietolerancji') },
  { name: 'foods', path: '/foods', ready: heading('Baza produktów') },
  { name: 'settings', path: '/settings', ready: heading('Ustawienia') },
  { name: 'admin', path: '/admin', ready: heading('Administracja') },
  { name: 'not-found', path: '/nie-ma', ready: heading('Ups! Nie znaleziono strony') },
];

/** Writes a picture when PORA_SHOTS names a folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.PORA_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

describe.each(WIDTHS)('Wygląd przy szerokości %i', (width, height) => {
  const journey = useJourney({ as: 'administrator', size: { width, height } });

  test.each(SCREENS)('$name mieści się w oknie i jest dostępny', async ({ name, path, ready, dark }) => {
    const { page } = journey;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(productUrl(path));
    await ready(page);
    await expectNoSidewaysScroll(page);
    await shoot(page, `${name}-${width}-light`);
    if (AXE_WIDTHS.has(width)) expect(await accessibilityViolations(page)).toEqual([]);
    if (!dark) return;
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await shoot(page, `${name}-${width}-dark`);
    if (AXE_WIDTHS.has(width)) expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('strona logowania mieści się w oknie w jasnym i ciemnym motywie', async () => {
    const { page } = await journey.visit({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(productUrl('/login'));
      await heading('Panel dietetyka')(page);
      await expectNoSidewaysScroll(page);
      await shoot(page, `login-${width}-${colorScheme}`);
      if (AXE_WIDTHS.has(width)) expect(await accessibilityViolations(page)).toEqual([]);
    }
  });
});

describe('Okno przeciągane od 320 do 1920 px', () => {
  const journey = useJourney({ as: 'administrator' });

  test.each(SCREENS)('$name mieści się w każdej szerokości', async ({ path, ready }) => {
    const { page } = journey;
    await page.goto(productUrl(path));
    await ready(page);
    expect(await widthsThatOverflow(page)).toEqual([]);
  });
});

describe('Najwęższy telefon, 320 px', () => {
  const journey = useJourney({ as: 'administrator', size: { width: 320, height: 640 } });

  test.each(SCREENS.filter(({ name }) => ['foods', 'meals'].includes(name)))(
    '$name mieści się w oknie, a strony i filtry są na palec',
    async ({ path, ready }) => {
      const { page } = journey;
      await page.goto(productUrl(path));
      await ready(page);
      const pages = page.getByRole('navigation', { name: 'Strony' }).getByRole('button');
      await pages.first().waitFor();
      await expectNoSidewaysScroll(page);
      const targets = page.locator('main').getByRole('button', { name: /^(Strona \d+|.* strona|Filtry.*)$/ });
      const sizes = await targets.evaluateAll((all) =>
        all.map((each) => {
          const { width, height } = each.getBoundingClientRect();
          return { name: each.textContent, width, height };
        }),
      );
      expect(sizes.length).toBeGreaterThan(2);
      expect(sizes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
    },
  );
});
