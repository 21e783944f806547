// `npm start` as a person runs it, timed until the product is usable.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../local/ports.mjs';
import { isRunning, readRecord } from '../local/processes.mjs';
import { familyOf } from './families.mjs';
import { atMost, known, say } from './report.mjs';

const CHECKOUT = path.resolve(import.meta.dirname, '../..');
const READY = 'Pora is up after';
const LONGEST_START_MS = 15 * 60_000;
const REST_MS = 45_000;
const MEGABYTE = 1e6;

/** Second start of this checkout, and the memory of everything while nobody works. @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureSecondStart() {
  const dataDir = temporaryFolder();
  const first = await start({ checkout: CHECKOUT, dataDir });
  await first.stop();
  const second = await start({ checkout: CHECKOUT, dataDir });
  await sleep(REST_MS);
  const memory = residentMemory(second.supervisor);
  await second.stop();
  removeData(dataDir);
  const parts = memory.parts.map(({ name, bytes }) => `${name} ${say(bytes / MEGABYTE, 0)}`).join(', ');
  return [
    atMost('Second `npm start`, until the page answers', second.seconds, 5, 's', 1),
    atMost('Memory of the whole stack at rest (RSS, starter included)', memory.bytes / MEGABYTE, 650, 'MB'),
    known('… of which', `${parts} MB`),
  ];
}

/** First start from a clean clone in a fresh folder: installs, builds, migrates, seeds. @returns {Promise<import('./report.mjs').Figure[]>} */
export async function measureFirstStart() {
  const folder = temporaryFolder();
  const checkout = path.join(folder, 'pora');
  execFileSync('git', ['clone', '--quiet', CHECKOUT, checkout]);
  const run = await start({ checkout, dataDir: path.join(folder, 'data') });
  await run.stop();
  removeData(path.join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
  return [atMost('First `npm start` from a clean clone to a usable page', run.seconds, 90, 's')];
}

function temporaryFolder() {
  return mkdtempSync(path.join(os.tmpdir(), 'pora-bench-'));
}

/** As root the database lies elsewhere, behind a link. @param {string} dataDir */
function removeData(dataDir) {
  rmSync(realpathSync(path.join(dataDir, 'postgres')), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param {{ checkout: string, dataDir: string }} place */
async function start({ checkout, dataDir }) {
  const [port] = await freePorts(1);
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'demo' },
  });
  await said(child, READY);
  const page = await fetch(`http://localhost:${port}/login`);
  if (!page.ok) throw new Error(`/login: HTTP ${page.status}`);
  const seconds = (performance.now() - started) / 1000;
  const record = readRecord(path.join(dataDir, 'run'), 'supervisor');
  if (!record) throw new Error('The starter left no record of itself.');
  return {
    seconds,
    supervisor: record.pid,
    async stop() {
      process.kill(record.pid, 'SIGTERM');
      while (isRunning(record)) await sleep(50);
    },
  };
}

/** Waits for words of a program. @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child @param {string} words @returns {Promise<void>} */
function said(child, words) {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`No „${words}”:\n${text}`)), LONGEST_START_MS);
    const listen = (/** @type {Buffer} */ part) => {
      text += part;
      if (!text.includes(words)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`npm start ended with ${code}:\n${text}`));
    });
  });
}

/** A program and everything it started. @param {number} root */
function residentMemory(root) {
  const parts = new Map();
  for (const pid of familyOf(root)) {
    const { name, bytes } = describeProcess(pid, root);
    parts.set(name, (parts.get(name) ?? 0) + bytes);
  }
  return {
    bytes: [...parts.values()].reduce((sum, bytes) => sum + bytes, 0),
    parts: [...parts].map(([name, bytes]) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes),
  };
}

/** @param {number} pid @param {number} root */
function describeProcess(pid, root) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  const service = /services\/(\w+)\/dist/.exec(command)?.[1];
  const name =
    service ??
    (pid === root ? 'starter' : (/(postgres|redis|nginx|identity-provider)/.exec(command)?.[1] ?? 'other'));
  return { name, bytes: Number(kilobytes ?? 0) * 1024 };
}
