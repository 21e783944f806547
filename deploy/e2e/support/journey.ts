import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import { type Browser, type Page } from 'playwright-core';
import { accessibilityViolations } from './axe.js';
import { openVisit, type Trouble, type Visit } from './browser.js';
import { launchBrowser } from './chromium.mjs';
import { type ACCOUNTS, signIn } from './sign-in.js';

interface JourneyOptions {
  /** Who is signed in at the start; nobody when left out. */
  as?: keyof typeof ACCOUNTS;
  size?: { width: number; height: number };
}

/** The browser of one journey file; its page is the same from the first step to the last. */
export interface Journey {
  readonly page: Page;
  readonly trouble: Trouble;
  readonly browser: Browser;
  /** A second person: a context of their own, closed with the journey. */
  visit(size?: { width: number; height: number }): Promise<Visit>;
}

/** A step that takes longer, even on a busy machine, hangs. */
const STEP_TIMEOUT_MS = 120_000;
jest.setTimeout(STEP_TIMEOUT_MS);

/**
 * One page for the steps of a journey, in the order of the file. After every step nothing may stand in the console that
 * a person never sees: errors of scripts, refused resources, violations of the content security policy.
 */
export function useJourney({ as, size }: JourneyOptions = {}): Journey {
  let browser: Browser | undefined;
  let main: Visit | undefined;
  const visits: Visit[] = [];
  const open = async (wanted = size): Promise<Visit> => {
    if (!browser)
      throw new Error('The browser is opened before the first step, not while tests are collected.');
    const visit = await openVisit(browser, wanted);
    visits.push(visit);
    return visit;
  };

  beforeAll(async () => {
    browser = await launchBrowser();
    main = await open();
    if (as) await signIn(main.page, as);
  }, STEP_TIMEOUT_MS);
  afterEach(() => {
    expect(visits.flatMap(({ trouble }) => trouble.take())).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  }, STEP_TIMEOUT_MS);

  const opened = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The journey has not begun.');
    return value;
  };
  return {
    get page() {
      return opened(main).page;
    },
    get trouble() {
      return opened(main).trouble;
    },
    get browser() {
      return opened(browser);
    },
    visit: open,
  };
}

/** Everything on the screen passes axe, once the screen is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  expect(await accessibilityViolations(page)).toEqual([]);
}
