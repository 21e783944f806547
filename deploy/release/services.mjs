/**
 * Versions of the services of one place, in `DATA_DIR/releases/<service>/`: a folder per version and the link `current`.
 * Without the link a service runs from the checkout. Switching is one rename of the link; who runs the processes starts
 * them again. Node's own modules only.
 */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, isMissing, readIfThere, replace, sha256 } from './files.mjs';
import { withLock } from './lock.mjs';
import { checkVersion, formerOf, KEPT_RELEASES, releasedAlready, ReleaseError } from './switch.mjs';

/** What a service is called that runs from the checkout. */
export const CHECKOUT_VERSION = 'checkout';
const CURRENT = 'current';
const RECORD = 'record.json';
const STARTED = 'started.json';

/**
 * @typedef {object} ServiceRelease
 * @property {string} version
 * @property {string} releasedAt ISO time.
 * @property {string | null} commit
 * @property {string} packages Sum of the list of npm packages it was built with; they lie in the checkout.
 *
 * @typedef {object} ServiceRecord
 * @property {ServiceRelease[]} releases Newest first.
 * @property {string | null} former Version that ran before the present one.
 * @property {string[]} [dropped] Versions that are no longer kept; their names are never given again.
 *
 * @typedef {{ folder: string, name: string }} Place `folder` is `DATA_DIR/releases`.
 */

/** Folder of all versions. @param {string} dataDir */
export const releasesFolder = (dataDir) => path.join(dataDir, 'releases');

/** Folder of one version, with `services/<name>/dist` in it. @param {Place & { version: string }} options */
export const versionFolder = ({ folder, name, version }) => path.join(folder, name, checkVersion(version));

/** Version that the next start of a process of the service takes. @param {Place} place */
export function currentVersion({ folder, name }) {
  try {
    const version = path.basename(readlinkSync(path.join(folder, name, CURRENT)));
    return existsSync(path.join(folder, name, version)) ? version : CHECKOUT_VERSION;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return CHECKOUT_VERSION;
    throw error;
  }
}

/** Folder whose `services/<name>/dist` is run. @param {Place & { checkout: string }} options */
export function programRoot({ checkout, ...place }) {
  const version = currentVersion(place);
  return version === CHECKOUT_VERSION ? checkout : versionFolder({ ...place, version });
}

/** What can be returned to, and what runs. @param {Place} place */
export async function readServiceReleases(place) {
  const record = await readRecord(place);
  const current = currentVersion(place);
  return {
    name: place.name,
    current,
    former: formerOf(withCheckout(record), current),
    releases: record.releases,
  };
}

/** Whether there is, or was, a version of this name. @param {Place & { version: string }} options */
export async function isReleased({ version, ...place }) {
  const { releases, dropped = [] } = await readRecord(place);
  return dropped.includes(version) || releases.some((release) => release.version === version);
}

/**
 * Takes a built version among those that can be run. Those that are too many go.
 * @param {Place & { built: string, release: ServiceRelease }} options `built` is the folder it was built in.
 * @throws {ReleaseError} when there is one of this name.
 */
export function addServiceRelease({ built, release, ...place }) {
  return inTurn(place, async () => {
    const { version } = release;
    if (await isReleased({ ...place, version })) throw releasedAlready(place.name, version);
    const record = await readRecord(place);
    const current = currentVersion(place);
    const running = record.releases.filter((one) => one.version === current);
    const spare = record.releases.filter((one) => one.version !== current);
    const dropped = spare.slice(KEPT_RELEASES - 1 - running.length);
    const target = versionFolder({ ...place, version });
    // Without a line in the record it was left by a release that was broken off.
    await rm(target, { recursive: true, force: true });
    await rename(built, target);
    await writeRecord(place, {
      ...record,
      releases: [release, ...record.releases.filter((one) => !dropped.includes(one))],
      dropped: [...(record.dropped ?? []), ...dropped.map((one) => one.version)],
    });
    for (const one of dropped) {
      await rm(versionFolder({ ...place, version: one.version }), { recursive: true, force: true });
    }
  });
}

/**
 * Points to another kept version, or back to the checkout. Without a version: to the one that ran before.
 * @param {Place & { version?: string }} options
 * @returns {Promise<{ from: string, to: string }>}
 * @throws {ReleaseError} when there is no such version, or it needs other packages.
 */
export function switchService({ version, ...place }) {
  return inTurn(place, async () => {
    const record = await readRecord(place);
    const from = currentVersion(place);
    const to = version ?? formerOf(withCheckout(record), from);
    if (to === null) throw new ReleaseError(`There is no former release: ${place.name}.`);
    const release = record.releases.find((one) => one.version === to);
    if (to !== CHECKOUT_VERSION && !release) {
      const kept = [...record.releases.map((one) => one.version), CHECKOUT_VERSION].join(', ');
      throw new ReleaseError(`${place.name} ${to} is not among the kept releases: ${kept}.`);
    }
    if (release && !existsSync(versionFolder({ ...place, version: to })))
      throw new ReleaseError(`The files of ${place.name} ${to} are gone: release it anew from its commit.`);
    if (release && release.packages !== (await packagesUnder(versionFolder({ ...place, version: to })))) {
      throw new ReleaseError(
        `${place.name} ${to} was built with other npm packages than its checkout has now: release it anew from its commit.`,
      );
    }
    if (to !== from) {
      await writeRecord(place, { ...record, former: from });
      point(place, to);
    }
    return { from, to };
  });
}

/**
 * A start of the place: when the checkout has another build than at the last start, it is what was wanted, and the
 * services run from it again.
 * @param {{ folder: string, names: readonly string[], checkout: string, build: string }} options
 */
export async function takeCheckoutIfNew({ folder, names, checkout, build }) {
  const file = path.join(folder, STARTED);
  const now = JSON.stringify({ checkout, build });
  if (existsSync(file) && readFileSync(file, 'utf8') === now) return;
  for (const name of names.filter((one) => existsSync(path.join(folder, one)))) {
    const place = { folder, name };
    const former = currentVersion(place);
    if (former !== CHECKOUT_VERSION) await writeRecord(place, { ...(await readRecord(place)), former });
    point(place, CHECKOUT_VERSION);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, now);
  renameSync(`${file}.new`, file);
}

/** Checkout that the place was started from last. @param {string} folder @returns {Promise<string | undefined>} */
export async function startedFrom(folder) {
  const text = await readIfThere(path.join(folder, STARTED));
  return text && JSON.parse(text.toString('utf8')).checkout;
}

/** Sum of a checkout's list of npm packages. @param {string} checkout */
export async function packagesOf(checkout) {
  return sha256(await readFile(path.join(checkout, 'package-lock.json')));
}

/** None where the checkout it was built from is gone. @param {string} version Folder of a version. */
async function packagesUnder(version) {
  try {
    return await packagesOf(path.dirname(await realpath(path.join(version, 'node_modules'))));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** What can be run beside the releases: the checkout, before all of them. @param {ServiceRecord} record */
const withCheckout = ({ former, releases }) => ({
  former,
  releases: [...releases.map(({ version }) => ({ version })), { version: CHECKOUT_VERSION }],
});

/** One switch of a service at a time. @template T @param {Place} place @param {() => Promise<T>} work @returns {Promise<T>} */
const inTurn = ({ folder, name }, work) => withLock(path.join(folder, name, '.release-lock'), work);

/** @param {Place} place @returns {Promise<ServiceRecord>} */
async function readRecord({ folder, name }) {
  const text = await readIfThere(path.join(folder, name, RECORD));
  return text ? JSON.parse(text.toString('utf8')) : { releases: [], former: null };
}

/** @param {Place} place @param {ServiceRecord} record */
async function writeRecord({ folder, name }, record) {
  await replace(path.join(folder, name, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

/** @param {Place} place @param {string} version */
function point({ folder, name }, version) {
  const link = path.join(folder, name, CURRENT);
  if (version === CHECKOUT_VERSION) {
    rmSync(link, { force: true });
    return;
  }
  rmSync(`${link}.new`, { force: true });
  symlinkSync(version, `${link}.new`);
  renameSync(`${link}.new`, link);
}
