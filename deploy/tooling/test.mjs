// `npm test`: everything on a fresh clone, with `--operations` the drills of an operator afterwards. Installs what is missing; then
// three ways at once: the tests of units, after them those with Postgres and Redis, and then a part of the browser journeys;
// the build, its byte budgets and the other journeys, which mostly wait; and formatting, lint, types and import rules, which
// take what the others leave of the processor, as no clock runs against them. The last line printed is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareForTests } from '../local/prepare-tests.mjs';
import { failedTests } from './failed-tests.mjs';
import { TEST_ENVIRONMENT } from './test-environment.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const TOOLS = path.join(ROOT, 'deploy/tooling');
const started = performance.now();
/** Niceness of what has no deadlines inside. */
const GIVES_WAY = 5;
/** The drill in which no request may fail: it has the machine for itself. */
const UNDER_LOAD = 'two-instances';
const WITH_OPERATIONS = process.argv.includes('--operations');
const total = { passed: 0, failed: 0 };
/** What did not pass, told once more at the end, as much is printed in between. @type {string[]} */
const failures = [];

// What the tests depend on is set here, whatever shell they are started from.
process.umask(0o022);
const environment = TEST_ENVIRONMENT;

await prepareForTests(ROOT).catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
const reports = await mkdtemp(path.join(os.tmpdir(), 'pora-reports-'));

/** What the journeys travel through. */
const building = check('Build', ['node', 'deploy/tooling/build.mjs']);
await Promise.all([testServices(), buildAndTravel(), checkSources()]);
// Alone: whole stacks at work leave the tests of services too little of the machine, and those leave the stacks too little.
if (WITH_OPERATIONS) {
  await suite('Operations', 'operations', `--testPathIgnorePatterns=${UNDER_LOAD}`);
  await suite('Operations under load', 'operations', UNDER_LOAD);
}
await check('Lines of the specification with tests', ['node', 'deploy/tooling/spec-coverage.mjs']);

await rm(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\nTime: ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function testServices() {
  await suite('Unit tests', 'unit');
  await suite('Tests with Postgres and Redis', 'medium');
  await building;
  await suite('Other journeys in the browser', 'journeys', '--shard=2/2');
}

async function buildAndTravel() {
  await building;
  await check('Byte budgets', ['node', 'deploy/tooling/check-budgets.mjs']);
  // Each part has a product of its own; this one begins while the services are still being tested.
  await suite('Journeys in the browser', 'journeys', '--shard=1/2');
}

async function checkSources() {
  await check('Formatting', ['npm', 'run', '-s', 'format:check'], GIVES_WAY);
  await check('Lint', ['npm', 'run', '-s', 'lint'], GIVES_WAY);
  await check('Types', ['npm', 'run', '-s', 'typecheck'], GIVES_WAY);
  await check('Import rules', ['npm', 'run', '-s', 'test:imports'], GIVES_WAY);
}

/** One yes-or-no check; counts as one test. @param {string} title @param {string[]} command @param {number} [niceness] */
async function check(title, command, niceness) {
  const status = await step(title, command, niceness);
  total[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(`✗ ${title}`);
}

/** One tier of jest; its tests are counted, and a run that could not start counts as one failure. @param {string} title @param {string} tier @param {string[]} options of jest */
async function suite(title, tier, ...options) {
  const report = path.join(reports, `${title}.json`);
  const jest = [
    'node',
    path.join(TOOLS, 'run-jest.mjs'),
    tier,
    ...options,
    '--json',
    `--outputFile=${report}`,
    '--silent',
  ];
  const status = await step(title, jest);
  const result = await readFile(report, 'utf8').then(JSON.parse, () => undefined);
  const failed = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  total.passed += result?.numPassedTests ?? 0;
  const isBroken = failed === 0 && (status !== 0 || !result?.numPassedTests);
  total.failed += isBroken ? 1 : failed;
  failures.push(...(isBroken ? [`✗ ${title}`] : failedTests(result, ROOT)));
}

/** Runs a program; what it prints is shown in one piece at its end, because another one may run beside it. @param {string} title @param {string[]} command @param {number} [niceness] */
async function step(title, [command = '', ...args], niceness = 0) {
  const from = performance.now();
  console.log(`▸ ${title}`);
  /** @type {Buffer[]} */
  const printed = [];
  const status = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    if (child.pid !== undefined && niceness > 0) os.setPriority(child.pid, niceness);
    child.stdout.on('data', (chunk) => printed.push(chunk));
    child.stderr.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  process.stdout.write(`\n${Buffer.concat(printed).toString()}`);
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
  return status;
}
