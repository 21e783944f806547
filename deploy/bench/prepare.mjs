// Before `npm run bench` and `npm run load`: what their programs are read with has to be there, also on a fresh clone.
import path from 'node:path';
import { buildIfChanged } from '../local/build.mjs';
import { messageOf } from '../local/errors.mjs';
import { CHECKOUT } from '../local/paths.mjs';
import { prepareForTests } from '../local/prepare-tests.mjs';
import { consoleProgress } from '../local/progress.mjs';

try {
  await prepareForTests(CHECKOUT, { storage: false, browser: false });
  const log = path.join(CHECKOUT, '.pora/logs/build.log');
  await consoleProgress(process.stdout).step('Build', (update) => buildIfChanged({ log, update }));
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
