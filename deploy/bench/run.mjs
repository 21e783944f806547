// `npm run bench`: measures the product against its figures and writes RESULTS.md beside this file.
//   --first-start   also clones the checkout into a fresh folder and times `npm start` there
//   --only=a,b      only these chapters: start, pages, editor, reads, plans, imports, faults, backups, large
//   --dry           prints without writing
import { mkdtempSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { signInOverHttp } from '../e2e/support/http-session.mjs';
import { messageOf } from '../local/errors.mjs';
import { LOCAL_ACCOUNTS } from '../local/identity-provider/accounts.mjs';
import { startStack } from '../local/stack.mjs';
import { measureBackups } from './backups.mjs';
import { measureEditor } from './editor.mjs';
import { measureFaults } from './faults.mjs';
import { measureFirstStart, measureSecondStart } from './npm-start.mjs';
import { measureImports } from './imports.mjs';
import { measureLibrary } from './library.mjs';
import { measurePages } from './pages.mjs';
import { measurePlans } from './plans.mjs';
import { measurePractice } from './practice.mjs';
import { measureLargeData, measureReads } from './reads.mjs';
import { lineOf, writeResults } from './report.mjs';

const options = process.argv.slice(2);
const only = options
  .find((option) => option.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const wanted = (/** @type {string} */ chapter) => !only || only.includes(chapter);
/** @type {{ title: string, figures: import('./report.mjs').Figure[] }[]} */
const chapters = [];

if (options.includes('--first-start')) await chapter('First start', measureFirstStart);
if (wanted('start')) await chapter('Start and memory', measureSecondStart);
if (['pages', 'editor', 'reads', 'plans', 'imports', 'faults', 'backups', 'large'].some(wanted))
  await measureRunningStack();
if (!options.includes('--dry')) writeResults(path.join(import.meta.dirname, 'RESULTS.md'), chapters);

async function measureRunningStack() {
  const dataDir = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'pora-bench-')));
  console.log('\nStarting a stack of its own …');
  const stack = await startStack({ dataDir, port: 0, seed: 'demo', fast: false });
  try {
    const { email } = LOCAL_ACCOUNTS.dietitian;
    const session = await signInOverHttp(stack.url, email);
    const database = stack.env.DATABASE_URL;
    if (wanted('pages')) await chapter('Pages in the browser', () => measurePages({ url: stack.url, email }));
    if (wanted('editor'))
      await chapter('Plan editor', () => measureEditor({ url: stack.url, email, session }));
    if (wanted('reads')) await chapter('Reads', () => measureReads(session, database));
    if (wanted('plans')) await chapter('Plans', () => measurePlans(session, stack.urls.plans));
    if (wanted('imports')) await chapter('Imports', () => measureImports(session));
    if (wanted('faults')) await chapter('A part away', () => measureFaults(stack, session));
    if (wanted('backups')) {
      const admin = await signInOverHttp(stack.url, LOCAL_ACCOUNTS.administrator.email);
      await chapter('Backups', () => measureBackups(stack, admin));
    }
    // Last, because the data stays large.
    if (wanted('large')) {
      await chapter('Much data', () => measureLargeData(session, database));
      await chapter('5,000 patients and 20,000 visits in the browser', () =>
        measurePractice({ url: stack.url, email }),
      );
      await chapter('1,500 meals and 8,000 foods in the browser', () =>
        measureLibrary({ url: stack.url, email, database }),
      );
    }
  } finally {
    await stack.stop({ remove: true });
  }
}

/** @param {string} title @param {() => Promise<import('./report.mjs').Figure[]>} measure */
async function chapter(title, measure) {
  console.log(`\n${title}`);
  const figures = await measure().catch(brokenOff);
  for (const figure of figures) console.log(`  ${lineOf(figure)}`);
  chapters.push({ title, figures });
}

/** What stands in the place of a chapter that broke off: the others are measured and written all the same. @param {unknown} error @returns {import('./report.mjs').Figure[]} */
function brokenOff(error) {
  console.error(error);
  process.exitCode = 1;
  return [{ what: 'Measured to the end', must: 'yes', measured: messageOf(error), holds: false }];
}
