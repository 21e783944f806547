// `npm test`: everything on a fresh clone. Installs what is missing, then formatting, lint, types, import rules, unit,
// build with byte budgets, medium and browser journeys. The last line printed is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_ENVIRONMENT } from './test-environment.mjs';
import { prepareForTests } from '../local/prepare-tests.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const TOOLS = path.join(ROOT, 'deploy/tooling');
const started = performance.now();
const total = { passed: 0, failed: 0 };

// What the tests depend on is set here, whatever shell they are started from.
process.umask(0o022);
const environment = TEST_ENVIRONMENT;

await prepareForTests(ROOT).catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
const reports = await mkdtemp(path.join(os.tmpdir(), 'pora-reports-'));

await check('Formatowanie', ['npm', 'run', '-s', 'format:check']);
await check('Lint', ['npm', 'run', '-s', 'lint']);
await check('Typy', ['npm', 'run', '-s', 'typecheck']);
await check('Reguły importów', ['npm', 'run', '-s', 'test:imports']);
await suite('Testy jednostkowe', 'unit');
await check('Budowanie', ['node', 'deploy/tooling/build.mjs']);
await check('Budżety bajtów', ['node', 'deploy/tooling/check-budgets.mjs']);
await suite('Testy z Postgresem i Redisem', 'medium');
await suite('Podróże w przeglądarce', 'journeys');
await check('Wiersze specyfikacji z testami', ['node', 'deploy/tooling/spec-coverage.mjs']);

await rm(reports, { recursive: true, force: true });
console.log(`\nCzas: ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** One yes-or-no check; counts as one test. */
async function check(title, command) {
  const status = await step(title, command);
  total[status === 0 ? 'passed' : 'failed'] += 1;
}

/** One tier of jest; its tests are counted, and a run that could not start counts as one failure. */
async function suite(title, tier) {
  const report = path.join(reports, `${tier}.json`);
  const status = await step(title, [
    'node',
    path.join(TOOLS, 'run-jest.mjs'),
    tier,
    '--json',
    `--outputFile=${report}`,
    '--silent',
  ]);
  const result = await readFile(report, 'utf8').then(JSON.parse, () => undefined);
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  total.passed += result?.numPassedTests ?? 0;
  total.failed += failed === 0 && (status !== 0 || !result?.numPassedTests) ? 1 : failed;
}

async function step(title, [command, ...args]) {
  const from = performance.now();
  console.log(`\n▸ ${title}`);
  const status = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  return status;
}
