// `npm test -w mf-diets`: the tests of one workspace alone, those with Postgres and Redis after the others.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { prepareForTests } from '../local/prepare-tests.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MEDIUM = /\.medium\.spec\.ts$/;
const TEST = /\.spec\.tsx?$/;

const workspace = path.relative(ROOT, process.cwd()).replaceAll(path.sep, '/');
if (workspace === '' || workspace.startsWith('..')) {
  console.error('Run it in a workspace: npm test -w mf-diets');
  process.exit(2);
}
// The folder of the host also holds workspaces of its own.
const folder = workspace === 'shell' ? 'shell/src' : workspace;
const tests = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
  (file) => TEST.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file),
);
const tiers = [
  ...(tests.some((file) => !MEDIUM.test(file)) ? ['unit'] : []),
  ...(tests.some((file) => MEDIUM.test(file)) ? ['medium'] : []),
];
if (tiers.length === 0) {
  console.error(`${workspace} has no tests.`);
  process.exit(1);
}
await prepareForTests(ROOT, { storage: tiers.includes('medium'), browser: false });
let failed = false;
for (const tier of tiers) {
  const jest = [path.join(import.meta.dirname, 'run-jest.mjs'), tier, `^${ROOT}/${folder}/`];
  const { status } = spawnSync(process.execPath, [...jest, ...process.argv.slice(2)], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
