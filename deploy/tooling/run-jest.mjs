// Runs one tier of the tests: `node run-jest.mjs unit|medium|journeys|operations [jest options]`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_ENVIRONMENT } from './test-environment.mjs';

/** @type {Record<string, string[]>} */
const TIERS = {
  unit: ['unit', 'dom'],
  medium: ['medium'],
  journeys: ['journeys'],
  operations: ['operations'],
};
const here = path.dirname(fileURLToPath(import.meta.url));
const [tier = '', ...options] = process.argv.slice(2);
const projects = TIERS[tier];
if (!projects) {
  console.error(`Unknown tier of tests: ${tier}. There are: ${Object.keys(TIERS).join(', ')}.`);
  process.exit(2);
}
// Files that a test writes have the rights they have everywhere.
process.umask(0o022);
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
// Unit tests share nothing; each file of the medium tests has a database of its own, and each worker a Redis of its own.
// The journeys share one running product, and one of them stops parts of it; the drills run whole programs of their own, and mostly wait.
/** @type {Record<string, string[]>} */
const atOnce = {
  unit: ['--maxWorkers=2'],
  medium: ['--maxWorkers=2'],
  journeys: ['--runInBand'],
  operations: ['--maxWorkers=2'],
};
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--no-warnings',
    // Each file begins with modules of its own, most of which live to its end: Node's small space for young objects is
    // then cleared again and again for nothing. Workers take it over.
    '--max-semi-space-size=32',
    jest,
    // --selectProjects takes every word after it, so another option has to follow.
    '--selectProjects',
    ...projects,
    '-c',
    path.join(here, 'jest.config.mjs'),
    ...(atOnce[tier] ?? []),
    ...options,
  ],
  { stdio: 'inherit', cwd: path.resolve(here, '../..'), env: { ...process.env, ...TEST_ENVIRONMENT } },
);
process.exit(status ?? 1);
