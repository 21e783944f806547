// The system's Chromium, for journeys and for the bench.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium of the system, headless. @throws Error when there is none. */
export async function launchBrowser() {
  const executablePath = process.env.CHROMIUM ?? EXECUTABLES.find((file) => existsSync(file));
  if (!executablePath) throw new Error('Chromium is missing: apt-get install chromium');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}
