/** Builds services and pages when something they are made of has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, listFiles } from './fingerprint.mjs';
import { CHECKOUT, REMOTES, SERVICES } from './paths.mjs';
import { runCommand } from './run-command.mjs';

const STAMP = path.join(CHECKOUT, 'node_modules', '.cache', 'pora', 'build');
const SOURCES = ['shell', ...REMOTES.map((name) => `mf-${name}`), 'services', 'deploy/tooling'];
const PRODUCTS = [
  ...SERVICES.map((name) => `services/${name}/dist/main.js`),
  'shell/dist/index.html',
  ...REMOTES.map((name) => `mf-${name}/dist/mf-manifest.json`),
];

/** Hash of everything a build reads. */
function sourceFingerprint() {
  const isTest = /\.(spec|journey)\.tsx?$/;
  const files = SOURCES.flatMap((folder) =>
    listFiles(path.join(CHECKOUT, folder), (name) => !isTest.test(name)),
  );
  return fingerprint(CHECKOUT, [...files, path.join(CHECKOUT, 'package-lock.json')]);
}

/** Whether the products lie there and were made of exactly the present sources. @param {string} current */
function isBuilt(current) {
  const complete = PRODUCTS.every((file) => existsSync(path.join(CHECKOUT, file)));
  return complete && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current;
}

/**
 * @param {object} options
 * @param {string} options.log
 * @param {(detail: string) => void} options.update
 */
export async function buildIfChanged({ log, update }) {
  const current = sourceFingerprint();
  if (isBuilt(current)) {
    update('unchanged');
    return;
  }
  rmSync(STAMP, { force: true });
  await runCommand(process.execPath, [path.join(CHECKOUT, 'deploy', 'tooling', 'build.mjs')], {
    cwd: CHECKOUT,
    log,
    failure: 'The build failed',
    onLine: update,
  });
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, current);
}
