// Type-checks the back end, the front end and the scripts (by their JSDoc) with the native compiler, which takes a tenth
// of the time; lint and import rules read the older one. Prints what failed and exits 1. `node typecheck.mjs [project …]`.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const here = import.meta.dirname;
const compiler = path.dirname(createRequire(import.meta.url).resolve('typescript-native/package.json'));
const tsc = path.join(compiler, 'bin/tsc');
const named = process.argv.slice(2);
const projects = readdirSync(here)
  .filter((name) => /^tsconfig\.(?!base\.)\w+\.json$/.test(name))
  .map((name) => path.join(here, name));
let failed = false;
for (const project of named.length > 0 ? named : projects) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
