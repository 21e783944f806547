// `npm run keep-data-set`: part of every release. Starts a demo practice of its own, uses it as people would, and stores what it
// left in its database as the data set of the version in package.json. The services it was used with are kept beside it.
import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { CHECKOUT } from '../local/paths.mjs';
import { startStack } from '../local/stack.mjs';
import { storedBytes, storedVersions, takeDataSet, writeDataSet } from './data-set.js';
import { RETIRED } from './expand-contract.js';
import { keepProgram, programBytes } from './program.js';
import { useTheProduct } from './real-use.js';

/** Sums of starter records are half of the file and all alike. */
const THIN_OUT = `
  DELETE FROM catalog.seeded_records
  WHERE ctid NOT IN (SELECT ctid FROM catalog.seeded_records ORDER BY ctid LIMIT 500)`;

const { version } = JSON.parse(await readFile(path.join(CHECKOUT, 'package.json'), 'utf8')) as {
  version: string;
};
if (storedVersions().includes(version)) {
  console.error(
    `The data of ${version} are stored: give package.json the version of the release first. If ${version} was never released, delete its file in deploy/upgrades/data-sets.`,
  );
  process.exit(1);
}
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'pora-data-set-'));
const stack = await startStack({ dataDir });
try {
  await useTheProduct(stack.url);
  const client = new pg.Client(stack.env.DATABASE_URL);
  await client.connect();
  await client.query(THIN_OUT);
  const file = writeDataSet(await takeDataSet(client, { version, retired: RETIRED }));
  await client.end();
  console.log(`${path.relative(CHECKOUT, file)}: ${Math.round(storedBytes(version) / 1000)} KB`);
  const program = keepProgram(CHECKOUT, version);
  console.log(`${path.relative(CHECKOUT, program)}: ${Math.round(programBytes(version) / 1000)} KB`);
} finally {
  await stack.stop({ remove: true });
}
