// Chromium, for journeys and for the bench.
import { chromium } from 'playwright-core';
import { findBrowser } from '../../local/browser.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Headless, in a UTF-8 locale whatever the shell's is. @throws Error when there is none. */
export async function launchBrowser() {
  const browser = findBrowser();
  if (!browser) throw new Error('Chromium is missing: npm test fetches it');
  return chromium.launch({
    executablePath: browser.command,
    headless: true,
    args: FLAGS,
    env: { ...process.env, ...browser.env },
  });
}
