/** What the products lying in `dist` were made of, so that nobody builds the same sources twice. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, listFiles } from './fingerprint.mjs';
import { CHECKOUT, REMOTES, SERVICES } from './paths.mjs';

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

/** Whether the products lie there and were made of exactly the present sources. */
export function isBuilt() {
  const complete = PRODUCTS.every((file) => existsSync(path.join(CHECKOUT, file)));
  return complete && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceFingerprint();
}

/** Begins a build of everything; answers what notes its end, with the sources as they were at the beginning. */
export function beginBuild() {
  const current = sourceFingerprint();
  rmSync(STAMP, { force: true });
  return () => {
    mkdirSync(path.dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, current);
  };
}

/** Name of the present build of everything; another one after every build of other sources. */
export function buildId() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : 'unknown';
}
