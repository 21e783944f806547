/** A release of one part: builds, holds it against what is in service, brings it there and lets it be switched to. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../../shell/federation/build-app.mjs';
import { messageOf } from '../local/errors.mjs';
import { CHECKOUT } from '../local/paths.mjs';
import { checkBudgets } from '../tooling/check-budgets.mjs';
import { buildService, contractOf } from './build-service.mjs';
import { conflictsInService } from './in-service.mjs';
import { withLock } from './lock.mjs';
import { addServiceRelease, packagesOf, startedFrom, switchService } from './services.mjs';
import { checkNewVersion, publish, readReleases, ReleaseError } from './switch.mjs';
import { writeContracts } from './write-contracts.mjs';

/** A bundler may be too busy to say that it works. */
const BUILD_SILENT_MS = 60_000;

/**
 * @typedef {import('./release.mjs').Place} Place
 * @typedef {(order: import('../local/orders.mjs').Order) => Promise<unknown>} GiveOrder
 */

/** @param {string} text */
const say = (text) => console.log(text);

/** @param {number} started */
const since = (started) => `${((performance.now() - started) / 1000).toFixed(2)} s`;

/** @param {{ place: Place, part: string, name: string, version: string, from?: string }} options */
export async function releasePages({ place, part, name, version, from }) {
  checkNewVersion(version);
  if (from !== undefined) return bringPages({ place, part, name, version, dist: path.resolve(from) });
  if (!existsSync(path.join(CHECKOUT, part, 'webpack.config.mjs')))
    throw new ReleaseError(`${part} is not in this checkout.`);
  const dist = path.join(CHECKOUT, part, 'dist');
  // Two builds of one checkout write into one folder.
  await withLock(
    path.join(CHECKOUT, 'node_modules/.cache/pora-release'),
    async () => {
      await buildPages(part, dist);
      await bringPages({ place, part, name, version, dist, isBuiltHere: true });
    },
    {
      silentLimitMs: BUILD_SILENT_MS,
      onWait: () => say('waiting for another release from this checkout'),
    },
  );
}

/** @param {{ place: Place, part: string, name: string, version: string, dist: string, isBuiltHere?: boolean }} options */
async function bringPages({ place, part, name, version, dist, isBuiltHere = false }) {
  await alone(place, async () => {
    await holdAgainstPlace(place, { kind: 'pages', name, version, file: path.join(dist, 'contract.json') });
    if (!isBuiltHere) holdBuiltAgainstBudget(part, dist);
    const started = performance.now();
    const isOfPlace = isBuiltHere && (await startedFrom(place.folder)) === CHECKOUT;
    await publish({
      ...{ name, dist, version, webRoot: place.webRoot },
      // Nobody knows what a folder was built from.
      ...(isBuiltHere && { commit: commitOf() }),
      ...(isOfPlace && { ofCheckout: /** @type {const} */ ('release') }),
    });
    const took = since(started);
    const { former } = await readReleases({ name, webRoot: place.webRoot });
    // The first release of a part has none, nor has one that is the same as the only one.
    const wayBack =
      former === null
        ? 'there is no other release to go back to'
        : `the way back: npm run rollback -- ${part}`;
    say(`${part} ${version}: served after ${took}; ${wayBack}`);
  });
}

/**
 * From the comparison to the switch nothing else is released into a place: of two that do not fit each other, each would
 * find that all is well. The way back waits for nobody.
 * @template T @param {Place} place @param {() => Promise<T>} work @returns {Promise<T>}
 */
function alone({ folder }, work) {
  const onWait = () => say('waiting for another release into this place');
  return withLock(path.join(folder, '.release-lock'), work, { onWait });
}

/** @param {{ place: Place, name: string, version: string, order?: GiveOrder }} options `order` where the place runs. */
export async function releaseService({ place, name, version, order }) {
  const at = { folder: place.folder, name };
  checkNewVersion(version);
  say(`${name}: building`);
  const bring = async (/** @type {string} */ built) => {
    await holdAgainstPlace(place, { kind: 'service', name, version, file: contractOf(built, name) });
    await tryBuilt({ name, version, built, order });
    const packages = await packagesOf(CHECKOUT);
    const releasedAt = new Date().toISOString();
    await addServiceRelease({
      ...at,
      built,
      release: { version, releasedAt, commit: commitOf() ?? null, packages },
    });
    const started = performance.now();
    await (order ? order({ verb: 'run', subject: `${name} ${version}` }) : switchService({ ...at, version }));
    say(
      `${name} ${version}: ${order ? 'runs' : 'is what the next start runs'} after ${since(started)}; the way back: npm run rollback -- ${name}`,
    );
  };
  await buildService({ ...at, version }, (built) => alone(place, () => bring(built)));
}

/** @param {{ name: string, version: string, built: string, order?: GiveOrder }} options */
async function tryBuilt({ name, version, built, order }) {
  try {
    await order?.({ verb: 'try', subject: `${name} ${path.basename(built)}` });
  } catch (error) {
    throw new ReleaseError(`${name} ${version} was tried and nothing was released: ${messageOf(error)}`);
  }
}

/** @param {string} part @param {string} dist */
async function buildPages(part, dist) {
  const shell = path.join(CHECKOUT, 'shell/dist');
  for (const app of part !== 'shell' && !existsSync(shell) ? ['shell', part] : [part]) {
    say(`${app}: building`);
    await buildApp(path.join(CHECKOUT, app));
  }
  await writeContracts([{ kind: 'pages', name: part, dist }]);
  holdAgainstBudget(part, dist, shell);
}

/** @param {string} part @param {string} dist @param {string} shell Folder of the built host. */
function holdAgainstBudget(part, dist, shell) {
  const patients = path.join(CHECKOUT, 'mf-patients/dist');
  // First loads are those of the host with the remote of patients.
  const isFirst = ['shell', 'mf-patients'].includes(part) && existsSync(patients);
  const { lines, fits } = checkBudgets({
    shell,
    ...(part !== 'shell' && { remote: dist }),
    ...(isFirst && { patients: part === 'shell' ? patients : dist }),
  });
  say(lines.filter((line) => /^[✓✗]/.test(line)).join('\n'));
  if (!fits) throw new ReleaseError(`${part} is larger than its budget: nothing was released.`);
}

/** What was built elsewhere or before. @param {string} part @param {string} dist */
function holdBuiltAgainstBudget(part, dist) {
  const shell = part === 'shell' ? dist : path.join(CHECKOUT, 'shell/dist');
  if (existsSync(shell)) holdAgainstBudget(part, dist, shell);
  else say('! The host is not built in this checkout: the byte budget was not checked');
}

/** @param {Place} place @param {{ kind: 'service' | 'pages', name: string, version: string, file: string }} release */
async function holdAgainstPlace(place, { file, ...release }) {
  if (!existsSync(file)) throw new ReleaseError(`${file} is missing: build with npm run build.`);
  const contract = contractIn(file);
  const { problems, unknown } = await conflictsInService(place, { ...release, contract });
  for (const label of unknown) say(`! ${label} does not say what it was built with and is not compared`);
  if (problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join('\n');
    throw new ReleaseError(`It would not work with what is in service, so nothing was released:\n${list}`);
  }
}

/** @param {string} file @returns {import('./contract.mjs').Contract} */
function contractIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new ReleaseError(`${file} is not whole: build with npm run build.`);
    throw error;
  }
}

/** Commit of the sources; marked when they hold more than that. */
function commitOf() {
  try {
    const git = (/** @type {string[]} */ ...words) =>
      execFileSync('git', words, {
        cwd: CHECKOUT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    return `${git('rev-parse', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '-changed'}`;
  } catch (error) {
    // A copy without its history.
    say(`! The commit is not known: ${messageOf(error).split('\n', 1).join()}`);
    return undefined;
  }
}
