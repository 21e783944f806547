import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { accessibilityViolations } from './support/axe.js';
import { productUrl } from './support/browser.js';
import { useJourney } from './support/journey.js';
import { expectNoSidewaysScroll, resize, widthsThatOverflow } from './support/widths.js';

const DESK = 1440;
/** A narrower desk is the same window made smaller, as is every width a window is dragged through. */
const NARROW_DESK = { width: 1280, height: 800 };
/** Windows in which each screen is opened anew. */
const WINDOWS = [
  [DESK, 900],
  [768, 1024],
  [390, 844],
] as const;
/** Widths at which the accessibility of each screen is checked: desk and phone. */
const AXE_WIDTHS = new Set([DESK, 390]);

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
    path: '/patients?patientId=p-demo-anna-zielinska',
    ready: dialog(/Anna Zielińska/),
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
  {
    name: 'plan-slot',
    path: '/diets?plan=plan-demo-anna-1&dialog=slot&at=3.3',
    // The sheet lies over the editor, which nobody reaches meanwhile.
    ready: dialog(/./, (page) => page.getByText('Porcja', { exact: true }).waitFor()),
    dark: true,
  },
  { name: 'meals', path: '/meals', ready: heading('Biblioteka posiłków') },
  {
    name: 'meal',
    path: '/meals',
    ready: dialog(/./, (page) =>
      page
        .locator('[data-row-open], tbody tr [data-row-open], tbody tr button:not([aria-pressed]), li button')
        .first()
        .click(),
    ),
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

describe.each(WINDOWS)('Wygląd przy szerokości %i', (width, height) => {
  const journey = useJourney({ as: 'administrator', size: { width, height } });

  test.each(SCREENS)(
    '$name mieści się w oknie, także przeciąganym, i jest dostępny',
    async ({ name, path, ready, dark }) => {
      const { page } = journey;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(productUrl(path));
      await ready(page);
      await expectNoSidewaysScroll(page);
      await shoot(page, `${name}-${width}-light`);
      if (AXE_WIDTHS.has(width)) expect(await accessibilityViolations(page)).toEqual([]);
      if (dark) {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await shoot(page, `${name}-${width}-dark`);
        if (AXE_WIDTHS.has(width)) expect(await accessibilityViolations(page)).toEqual([]);
      }
      if (width !== DESK) return;
      expect(await widthsThatOverflow(page)).toEqual([]);
      if (!process.env.PORA_SHOTS) return;
      await resize(page, NARROW_DESK);
      await shoot(page, `${name}-${NARROW_DESK.width}-${dark ? 'dark' : 'light'}`);
      await resize(page, { width, height });
    },
  );

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

/** A dialog of the opened plan, by its address. */
interface PlanDialog {
  dialog: string;
  /** The slot it is about, where it is about one. */
  at?: string;
  name: string | RegExp;
  /** Stands in it once its data are there. */
  shows: (dialog: Locator) => Locator;
}

const text = (words: string | RegExp) => (dialog: Locator) => dialog.getByText(words);
const AT = '3.3';

const PLAN_DIALOGS: PlanDialog[] = [
  { dialog: 'warnings', name: 'Ostrzeżenia', shows: (dialog) => dialog.getByRole('heading', { level: 3 }) },
  { dialog: 'history', name: 'Historia', shows: text(/^Historia jest pusta$|kroków każdego rodzaju/) },
  { dialog: 'shopping', name: 'Lista zakupów', shows: (dialog) => dialog.getByRole('checkbox') },
  { dialog: 'handout', name: 'Materiał dla pacjenta', shows: text('Pierwszy dzień') },
  { dialog: 'copy', name: 'Kopiuj dni', shows: (dialog) => dialog.getByRole('checkbox') },
  { dialog: 'new-stage', name: 'Nowy etap z tego planu', shows: (dialog) => dialog.getByRole('button') },
  { dialog: 'debug', name: 'Raport debugowania', shows: (dialog) => dialog.locator('pre') },
  { dialog: 'edit', at: AT, name: /./, shows: (dialog) => dialog.getByLabel('Dodaj składnik') },
  { dialog: 'add', at: AT, name: 'Dodaj posiłek', shows: (dialog) => dialog.getByRole('listitem') },
  { dialog: 'move', at: AT, name: 'Przenieś do…', shows: (dialog) => dialog.getByRole('radio') },
  {
    dialog: 'replace',
    at: AT,
    name: /^Zamień we wszystkich/,
    shows: (dialog) => dialog.getByRole('listitem'),
  },
  { dialog: 'why', at: AT, name: 'Dlaczego ten posiłek?', shows: text('Co zostaje z biblioteki') },
  { dialog: 'alternatives', at: AT, name: 'Alternatywy', shows: (dialog) => dialog.getByRole('listitem') },
  { dialog: 'generated', name: /./, shows: (dialog) => dialog.getByRole('button', { name: 'Porównaj' }) },
];

/** As going back and forth does: without loading the page anew. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.replaceState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

describe.each([
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const)('Okna otwartego planu przy szerokości %i', (width, height, colorScheme) => {
  const journey = useJourney({ as: 'administrator', size: { width, height } });
  const plan = '/diets?plan=plan-demo-anna-1';

  beforeAll(async () => {
    const { page } = journey;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(productUrl(plan));
    await openEditor(page);
  });

  test.each(PLAN_DIALOGS)(
    '$dialog jest dostępne i mieści się w oknie',
    async ({ dialog, at, name, shows }) => {
      const { page } = journey;
      await goTo(page, `${plan}&dialog=${dialog}${at ? `&at=${at}` : ''}`);
      // Beside the plan a pane, over it a dialog.
      const opened = page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name })).last();
      await shows(opened).first().waitFor();
      await expectNoSidewaysScroll(page);
      await shoot(page, `dialog-${dialog}-${width}-${colorScheme}`);
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
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

  test.each([
    ['/patients', 'navigation', 'Główna nawigacja'],
    ['/diets?plan=plan-demo-anna-1', 'group', 'Działania planu'],
  ] as const)('napisy paska na dole %s da się przeczytać i mieszczą się', async (path, role, name) => {
    const { page } = journey;
    await page.goto(productUrl(path));
    const bar = page.getByRole(role, { name, exact: true });
    await bar.getByText('Więcej').waitFor();
    const places = await bar.locator('a, button').evaluateAll((all) =>
      all.map((each) => ({
        text: each.textContent,
        size: Number.parseFloat(getComputedStyle(each).fontSize),
        isCut: each.scrollWidth > each.clientWidth,
      })),
    );
    expect(places).toHaveLength(5);
    expect(places.filter(({ size, isCut }) => size < 12 || isCut)).toEqual([]);
  });
});

describe.each([
  [390, 844],
  [320, 640],
])('Menu posiłku na telefonie, %i × %i', (width, height) => {
  const journey = useJourney({ as: 'dietitian', size: { width, height } });

  test('[diets §2] każde działanie, z „Usuń” na końcu, jest w oknie i na palec', async () => {
    const { page } = journey;
    await page.goto(productUrl('/diets?plan=plan-demo-anna-1'));
    await openEditor(page);
    const openers = page.getByRole('article').getByRole('button', { name: 'Więcej działań', exact: true });
    const meals = await openers.count();
    expect(meals).toBe(5);
    for (let i = 0; i < meals; i += 1) {
      await openers.nth(i).click();
      const menu = page.getByRole('menu', { name: /^Działania: / });
      await menu.getByRole('menuitem', { name: 'Usuń' }).waitFor();
      const entries = await menu.locator('[role^=menuitem]').evaluateAll((all) =>
        all.map((each) => {
          const box = each.getBoundingClientRect();
          return { name: each.textContent, top: box.top, bottom: box.bottom, height: box.height };
        }),
      );
      expect(entries.length).toBeGreaterThan(8);
      expect(entries.filter((each) => each.height < 44 || each.top < 0 || each.bottom > height)).toEqual([]);
      if (i === 0) {
        await shoot(page, `slot-menu-${width}-light`);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    }
  });
});

describe('Pulpit powiększony do 200%', () => {
  const journey = useJourney({ as: 'dietitian', size: { width: 640, height: 400 } });
  const plan = '/diets?plan=plan-demo-anna-1';

  test('pasek planu jest jednym rzędem', async () => {
    const { page } = journey;
    await page.goto(productUrl(plan));
    await openEditor(page);
    const middles = await Promise.all(
      ['Poprzedni dzień', 'Generuj plan', 'Więcej działań planu'].map(async (name) => {
        const box = await page.getByRole('button', { name }).first().boundingBox();
        return box && Math.round(box.y + box.height / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
  });

  test('[diets §2] pod podglądem alternatywy widać listę', async () => {
    const { page } = journey;
    await page.goto(productUrl(`${plan}&dialog=alternatives&at=${AT}`));
    const dialog = page.getByRole('dialog', { name: 'Alternatywy' });
    await dialog.getByRole('listitem').first().waitFor();
    const preview = await dialog.getByRole('region').first().boundingBox();
    const foot = await dialog.getByRole('contentinfo').boundingBox();
    // Two rows and more.
    expect((foot?.y ?? 0) - ((preview?.y ?? 0) + (preview?.height ?? 0))).toBeGreaterThan(96);
  });
});
