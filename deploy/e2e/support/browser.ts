import { type Browser, type BrowserContext, type Page } from 'playwright-core';
import { watchRequests } from './transfers.mjs';

/** Address of the running product. @throws Error when the journeys were started without their global set-up. */
export function productUrl(path = ''): string {
  const url = process.env.PORA_URL;
  if (!url) throw new Error('PORA_URL is not set: run the journeys with `npm run test:journeys`.');
  return url + path;
}

/** What a person never sees but must not happen: errors of scripts and of the content security policy. */
export interface Trouble {
  /** The messages so far that are not allowed; the list starts anew. */
  take(): string[];
  /** Messages that match belong to this journey. */
  allow(pattern: RegExp): void;
}

/** A page in a context of its own, with the troubles it meets recorded. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  trouble: Trouble;
}

/** Opens a fresh, signed-out page of the given size. */
export async function openVisit(browser: Browser, size = { width: 1440, height: 900 }): Promise<Visit> {
  const context = await browser.newContext({
    viewport: size,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  watchRequests(page);
  // The browser is told to hand over its windows for files when the first listener comes, and a press just after that
  // can be quicker: then the window opens for nobody.
  page.on('filechooser', () => undefined);
  const messages: string[] = [];
  const allowed: RegExp[] = [];
  const note = (message: string) => void messages.push(message);
  page.on('pageerror', (error) => note(`pageerror: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
  });
  const trouble: Trouble = {
    take: () => messages.splice(0).filter((message) => !allowed.some((pattern) => pattern.test(message))),
    allow: (pattern) => void allowed.push(pattern),
  };
  return { page, context, trouble };
}
