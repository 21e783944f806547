// Type-checks the back end and the front end with the native compiler, which takes a tenth of the time; lint and import
// rules read the older one. Prints what failed and exits 1.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const compiler = path.dirname(createRequire(import.meta.url).resolve('typescript-native/package.json'));
const tsc = path.join(compiler, 'bin/tsc');
let failed = false;
for (const project of ['tsconfig.server.json', 'tsconfig.browser.json']) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', path.join(here, project)], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
