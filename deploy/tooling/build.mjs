// Builds everything that runs: the services with swc, then the shell and the remotes with webpack, one after another
// (two cores: parallel webpack runs only wait for each other).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../shell/federation/build-app.mjs';
import { beginBuild } from '../local/build-stamp.mjs';
import { REMOTES, SERVICES } from '../local/paths.mjs';
import { writeContracts } from '../release/write-contracts.mjs';
import { buildServices } from './build-services.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const APPS = ['shell', ...REMOTES.map((name) => `mf-${name}`)];

const only = process.argv.slice(2);
const wanted = (/** @type {string} */ name) => only.length === 0 || only.includes(name);
const noteBuild = only.length === 0 ? beginBuild() : undefined;

if (wanted('services')) {
  const started = performance.now();
  const count = await buildServices();
  console.log(`services: ${count} files, ${seconds(started)} s`);
}
for (const app of APPS.filter(wanted)) {
  const started = performance.now();
  await buildApp(path.join(ROOT, app));
  console.log(`${app}: ${seconds(started)} s`);
}
await writeContracts([
  ...(wanted('services') ? SERVICES : []).map((name) => ({
    ...{ kind: /** @type {const} */ ('service'), name },
    dist: path.join(ROOT, 'services', name, 'dist'),
  })),
  ...APPS.filter(wanted).map((name) => ({
    ...{ kind: /** @type {const} */ ('pages'), name },
    dist: path.join(ROOT, name, 'dist'),
  })),
]);
noteBuild?.();

/** @param {number} started */
function seconds(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}
