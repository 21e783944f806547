/**
 * The releases of the host and of the remotes in the folder that the gateway serves, and the switch between them. Node's
 * own modules only, so that the command line, a start, a container and a service can all use it.
 *
 * A release only adds: hashed files are copied first and stay for open tabs; then one rename of the entry file (manifest
 * or index.html) switches. What is served now is the release whose entry has the bytes of the served one; no second
 * place says it, so nothing can contradict it. Beside the entry lie `.releases/record.json` and, per release as long as its
 * files, `.releases/<version>/` with its entry and its contract.
 */
import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addFiles, keepOwner, listFiles, namesIn, readIfThere, replace, sha256 } from './files.mjs';
import { withLock } from './lock.mjs';

/** So many releases can be returned to. */
export const KEPT_RELEASES = 5;
/** Files that no kept release names stay this long for tabs that are still open; nobody keeps one open longer. */
const SAFE_AGE_MS = 30 * 24 * 3_600_000;
const FOLDER = '.releases';
const RECORD = 'record.json';
const CONTRACT = 'contract.json';
/** Bookkeeping of the bundler and of releases, of no use to a browser. */
const LEFT_OUT = new Set(['mf-stats.json', CONTRACT]);
/** Versions and names are parts of paths. */
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Names of something else beside the folders of versions. */
const NO_VERSION = /^(building|checkout|current|record|started)\b/;

/**
 * @typedef {object} Release
 * @property {string} version
 * @property {string} releasedAt ISO time of the publication.
 * @property {string | null} commit Git commit of the sources, where it is known.
 * @property {string} entrySha256 Sum of the manifest or the host page.
 * @property {Record<string, string>} files SHA-256 by path below the application's folder.
 *
 * @typedef {object} RetiredRelease Opened by nobody anew; its files are kept for tabs that have it open.
 * @property {string} version
 * @property {string} retiredAt
 * @property {string[]} files
 *
 * @typedef {object} ReleaseRecord
 * @property {string} name
 * @property {Release[]} releases Those that can be returned to, newest first.
 * @property {string | null} former Version that was served before the present one.
 * @property {string} [started] Sum of the entry that the checkout of this place brought last, by a start or a release.
 * @property {RetiredRelease[]} retired
 * @property {Record<string, string>} [builds] Sum of the entry by version, of all that there ever were: a version never names
 *   another build.
 *
 * @typedef {object} Releases
 * @property {string} name
 * @property {string | null} current Version that is served now.
 * @property {string | null} former Version a rollback without a version returns to.
 * @property {Release[]} releases Newest first.
 *
 * @typedef {{ name: string, webRoot: string }} Place Application and the folder the gateway serves.
 */

/** A wish that cannot be met, in a sentence for the operator. */
export class ReleaseError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'ReleaseError';
  }
}

/**
 * Where an application lies in the served folder and which of its files switches a release.
 * @param {Place} place `name` is `shell`, or the public name of a remote such as `patients`.
 */
function placeOf({ name, webRoot }) {
  if (!NAME.test(name)) throw new ReleaseError(`${name} is no name of an application.`);
  const isHost = name === 'shell';
  const target = isHost ? webRoot : path.join(webRoot, 'mf', name);
  const entry = isHost ? 'index.html' : 'mf-manifest.json';
  return {
    isHost,
    part: partOf(name),
    container: containerOf(name),
    target,
    entry: path.join(target, entry),
    entryName: entry,
    kept: path.join(target, FOLDER),
  };
}

/** What an operator calls an application: a remote and a service may have the same name. @param {string} name */
export const partOf = (name) => (name === 'shell' ? name : `mf-${name}`);

/** What the host calls a remote that is known as `name`. @param {string} name */
const containerOf = (name) => `mf_${name.replaceAll('-', '_')}`;

/**
 * Publishes a built application and serves it.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.dist Folder of the build.
 * @param {string} options.webRoot Folder the gateway serves.
 * @param {string} [options.version] Default: the label with the sum of the entry.
 * @param {string} [options.label]
 * @param {string} [options.commit] Git commit of the sources.
 * @param {'start' | 'release'} [options.ofCheckout] The build lies in the checkout that this place is started from. A start
 *   brings it once: what was released or rolled back since then stays until the checkout has another build.
 * @param {Date} [options.now]
 * @returns {Promise<boolean>} false when this very build is already served, or was left alone.
 * @throws {ReleaseError} when the version names another build.
 */
export function publish({ name, dist, webRoot, version, label, commit, ofCheckout, now = new Date() }) {
  const place = placeOf({ name, webRoot });
  return inTurn(webRoot, async () => {
    const next = await entryOf(dist, place);
    const record = await readRecord(place, name);
    const release = await releaseOf({
      ...{ dist, place, next, label, commit, now },
      version: version ?? knownAs(record, next),
    });
    checkWhole(dist, next, release);
    // What is called after its content is what it was.
    if (version !== undefined && isOfAnother(record, release)) throw releasedAlready(place.part, version);
    const known = record.releases.find((one) => one.version === release.version);
    const served = await readIfThere(place.entry);
    const isOld =
      ofCheckout === 'start' ? record.started === release.entrySha256 : !ofCheckout && served?.equals(next);
    if (known && isOld) {
      await listAgain(place, webRoot);
      return false;
    }
    const started = ofCheckout ? release.entrySha256 : record.started;
    await bring({
      place,
      dist,
      next,
      served,
      record: { ...record, started },
      release: { ...release, commit: release.commit ?? known?.commit ?? null },
    });
    await switchTo(place, next, webRoot);
    await sweep(place, now);
    return !served?.equals(next);
  });
}

/** @param {string} part @param {string} version */
export const releasedAlready = (part, version) =>
  new ReleaseError(`${part} ${version} is released already: give this build a version of its own.`);

/**
 * Lays the files of a release beside the others and notes it; nothing is served otherwise yet.
 * @param {object} options
 * @param {Folders} options.place @param {string} options.dist @param {Buffer} options.next
 * @param {Buffer | undefined} options.served @param {ReleaseRecord} options.record @param {Release} options.release
 */
async function bring({ place, dist, next, served, record, release }) {
  await addFiles(dist, place.target, Object.keys(release.files));
  await keepServed(place, record, served);
  await keep(place, release.version, next, await readIfThere(path.join(dist, CONTRACT)));
  const current = knownAs(record, served);
  await writeRecord(place, {
    ...withRelease(record, release, current),
    former: current === release.version ? record.former : (current ?? null),
  });
}

/**
 * Serves a kept release again. Without a version it is the one that was served before; a second call returns.
 * @param {Place & { version?: string, seen?: string | null }} options `seen` is what whoever asks saw being served.
 * @returns {Promise<{ from: string | null, to: string }>}
 * @throws {ReleaseError} when there is no such release, or another one is served than was seen.
 */
export function rollback({ name, webRoot, version, seen }) {
  const place = placeOf({ name, webRoot });
  return inTurn(webRoot, async () => {
    const record = await readRecord(place, name);
    const served = await readIfThere(place.entry);
    const from = knownAs(record, served) ?? null;
    if (seen !== undefined && seen !== from)
      throw new ReleaseError(`${name} is served in ${from ?? 'no kept release'}, not in ${seen ?? 'none'}.`);
    const to = version ?? formerOf(record, from);
    if (to === null) throw new ReleaseError(`There is no former release: ${place.part}.`);
    const known = record.releases.some((release) => release.version === to);
    const entry = known ? await readIfThere(path.join(place.kept, to, place.entryName)) : undefined;
    if (!entry) {
      const kept = record.releases.map((release) => release.version).join(', ') || 'none';
      throw new ReleaseError(`${place.part} ${to} is not among the kept releases: ${kept}.`);
    }
    if (to !== from) {
      await keepServed(place, record, served);
      await writeRecord(place, { ...record, former: from });
      await switchTo(place, entry, webRoot);
    } else {
      await listAgain(place, webRoot);
    }
    return { from, to };
  });
}

/**
 * Takes a remote out of the menu; open tabs keep it, and a rollback to a kept release brings it back.
 * @param {Place & { now?: Date }} options
 * @throws {ReleaseError} when it is not served, or is the host.
 */
export function withdraw({ name, webRoot, now = new Date() }) {
  const place = placeOf({ name, webRoot });
  return inTurn(webRoot, async () => {
    const record = await readRecord(place, name);
    const served = await readIfThere(place.entry);
    if (place.isHost || !served) throw new ReleaseError(`${place.part} is no remote that is served.`);
    await keepServed(place, record, served);
    await writeRecord(place, {
      ...record,
      former: knownAs(record, served) ?? null,
      retired: retire(record, record.releases, now),
    });
    await rm(place.entry);
    await listRemotes(webRoot);
  });
}

/**
 * What can be returned to, and what is served.
 * @param {Place} options
 * @returns {Promise<Releases>}
 */
export async function readReleases({ name, webRoot }) {
  const place = placeOf({ name, webRoot });
  const record = await readRecord(place, name);
  const current = knownAs(record, await readIfThere(place.entry)) ?? null;
  return { name, current, former: formerOf(record, current), releases: record.releases };
}

/** Versions that are no longer kept, or of a remote that was taken out of the menu, and may still be open in a tab. @param {Place & { now?: Date }} options */
export async function versionsInTabs({ name, webRoot, now = new Date() }) {
  const place = placeOf({ name, webRoot });
  const { releases, retired } = await readRecord(place, name);
  const isServed = (await readIfThere(place.entry)) !== undefined;
  const kept = new Set(isServed ? releases.map(({ version }) => version) : []);
  const open = retired.filter((one) => isInTabs(one, now.getTime()) && !kept.has(one.version));
  return [...new Set(open.map(({ version }) => version))];
}

/** @param {RetiredRelease} release @param {number} now */
const isInTabs = ({ retiredAt }, now) => now - Date.parse(retiredAt) < SAFE_AGE_MS;

/** Names of what was ever released: the remotes in their order, then the host. @param {string} webRoot */
export async function everReleased(webRoot) {
  const names = (await namesIn(path.join(webRoot, 'mf'))).filter((name) => NAME.test(name)).sort();
  return [...names, 'shell'];
}

/** Names of what is served, in the same order. @param {string} webRoot */
export async function listApplications(webRoot) {
  const names = await everReleased(webRoot);
  const there = await Promise.all(
    names.map(async (name) => [name, await readIfThere(placeOf({ name, webRoot }).entry)]),
  );
  return there.flatMap(([name, entry]) => (entry ? [String(name)] : []));
}

/**
 * What is served of each application and what can be returned to, without the files of it.
 * @param {string} webRoot
 */
export async function listReleases(webRoot) {
  const names = await listApplications(webRoot);
  return Promise.all(
    names.map(async (name) => {
      const { current, former, releases } = await readReleases({ name, webRoot });
      const known = releases.map(({ version, releasedAt }) => ({ version, releasedAt }));
      return { name, version: current, former, releases: known };
    }),
  );
}

/** The contract a release was built with that is kept or may be open in a tab, if it says so. @param {Place & { version: string }} options @returns {Promise<string | undefined>} */
export async function readContract({ name, webRoot, version }) {
  const text = await readIfThere(path.join(placeOf({ name, webRoot }).kept, version, CONTRACT));
  return text?.toString('utf8');
}

/** Refuses what could not be a folder's name. @param {string} version */
export function checkVersion(version) {
  if (VERSION.test(version)) return version;
  throw new ReleaseError(
    `${version} is no version: letters, digits, dots, + and - only; give the version a number, for example 1.4.0.`,
  );
}

/** Refuses what a new version cannot be called. @param {string} version */
export function checkNewVersion(version) {
  if (!NO_VERSION.test(version)) return checkVersion(version);
  throw new ReleaseError(
    `${version} is the name of something else: give the version a number, for example 1.4.0.`,
  );
}

/** @typedef {ReturnType<typeof placeOf>} Folders */

/**
 * @param {object} options
 * @param {string} options.dist @param {Folders} options.place @param {Buffer} options.next
 * @param {string} [options.version] @param {string} [options.label] @param {string} [options.commit] @param {Date} options.now
 * @returns {Promise<Release>}
 */
async function releaseOf({ dist, place, next, version, label = 'build', commit, now }) {
  const names = (await listFiles(dist)).filter(
    (file) => file !== place.entryName && !LEFT_OUT.has(path.basename(file)),
  );
  const sums = await Promise.all(
    names.sort().map(async (file) => [file, sha256(await readFile(path.join(dist, file)))]),
  );
  const entrySha256 = sha256(next);
  return {
    version: checkNewVersion(version ?? `${label}-${entrySha256.slice(0, 8)}`),
    releasedAt: now.toISOString(),
    commit: commit ?? null,
    entrySha256,
    files: Object.fromEntries(sums),
  };
}

/** Refuses what the gateway could not list, and the build of another remote. @param {string} dist @param {Folders} place */
async function entryOf(dist, { entryName, isHost, container }) {
  const entry = await readIfThere(path.join(dist, entryName));
  if (!entry) throw notWhole(dist, `${entryName} is not there`);
  const built = isHost ? undefined : builtName(dist, entry);
  if (built !== undefined && built !== container)
    throw new ReleaseError(`${dist} holds a build of ${built}, not of ${container}. Nothing was released.`);
  return entry;
}

/** @param {string} dist @param {Buffer} manifest @returns {string | undefined} */
function builtName(dist, manifest) {
  try {
    return JSON.parse(manifest.toString('utf8')).name;
  } catch (error) {
    if (error instanceof SyntaxError) throw notWhole(dist, 'mf-manifest.json cannot be read');
    throw error;
  }
}

/** Refuses a build without a file that its entry names; built files have a sum of their content in their names. @param {string} dist @param {Buffer} entry @param {Release} release */
function checkWhole(dist, entry, { files }) {
  for (const [, file = ''] of entry.toString('utf8').matchAll(/"\/?([\w./-]+\.[0-9a-f]{8}\.\w+)"/g)) {
    if (!(file in files)) throw notWhole(dist, `${file} is not there`);
  }
}

/** @param {string} dist @param {string} why */
const notWhole = (dist, why) =>
  new ReleaseError(`${dist} holds no whole build: ${why}. Nothing was released.`);

/**
 * The record with one release more. What is too many is retired, never what was served until now; the same build under
 * another name is the same release.
 * @param {ReleaseRecord} record @param {Release} release @param {string | undefined} current
 * @returns {ReleaseRecord}
 */
function withRelease(record, release, current) {
  const others = record.releases.filter(
    (one) => one.version !== release.version && one.entrySha256 !== release.entrySha256,
  );
  const spare = others.filter((one) => one.version !== current);
  const retired = spare.slice(KEPT_RELEASES - 1 - (others.length - spare.length));
  return {
    ...record,
    releases: [release, ...others.filter((one) => !retired.includes(one))],
    retired: retire(record, retired, new Date(release.releasedAt)),
    builds: { ...buildsOf(record), [release.version]: release.entrySha256 },
  };
}

/** @param {ReleaseRecord} record @returns {Record<string, string>} */
function buildsOf({ releases, retired, builds }) {
  return {
    // Of these an older product did not remember the sum.
    ...Object.fromEntries(retired.map(({ version }) => [version, ''])),
    ...Object.fromEntries(releases.map(({ version, entrySha256 }) => [version, entrySha256])),
    ...builds,
  };
}

/** Whether another build has, or had, this version. @param {ReleaseRecord} record @param {Release} release */
const isOfAnother = (record, { version, entrySha256 }) =>
  Object.entries(buildsOf(record)).some(([name, sum]) => name === version && sum !== entrySha256);

/**
 * Those that may be open in a tab alone, with some more.
 * @param {ReleaseRecord} record @param {Release[]} releases @param {Date} now
 * @returns {RetiredRelease[]}
 */
function retire({ retired }, releases, now) {
  const more = releases.map(({ version, files }) => ({
    version,
    retiredAt: now.toISOString(),
    files: Object.keys(files),
  }));
  const isNew = (/** @type {string} */ version) => more.some((one) => one.version === version);
  return [...retired.filter((one) => isInTabs(one, now.getTime()) && !isNew(one.version)), ...more];
}

/**
 * Where a way back without a version leads: to what was in service before. Where nobody knows, because a switch was broken
 * off, to the one before the present one.
 * @param {{ former: string | null, releases: { version: string }[] }} record @param {string | null} current
 */
export function formerOf({ former, releases }, current) {
  const versions = releases.map(({ version }) => version);
  const others = versions.filter((version) => version !== current);
  const older = versions[versions.indexOf(current ?? '') + 1];
  return others.find((version) => version === former) ?? older ?? others[0] ?? null;
}

/** Version of the release that these bytes are the entry of. @param {ReleaseRecord} record @param {Buffer | undefined} entry */
function knownAs({ releases }, entry) {
  if (!entry) return undefined;
  const sum = sha256(entry);
  return releases.find(({ entrySha256 }) => entrySha256 === sum)?.version;
}

/**
 * The record; what is served without being in it (an older product published it) is taken up.
 * @param {Folders} place @param {string} name
 * @returns {Promise<ReleaseRecord>}
 */
async function readRecord(place, name) {
  const text = await readIfThere(path.join(place.kept, RECORD));
  /** @type {ReleaseRecord} */
  const record = text ? JSON.parse(text.toString('utf8')) : { name, releases: [], former: null, retired: [] };
  const served = await readIfThere(place.entry);
  if (!served || knownAs(record, served) !== undefined) return record;
  const { mtime } = await stat(place.entry);
  const release = await releaseOf({ dist: place.target, place, next: served, now: mtime });
  return { ...record, releases: [release, ...record.releases] };
}

/** Keeps what is served, before something else is, so that the way back is there. @param {Folders} place @param {ReleaseRecord} record @param {Buffer | undefined} served */
async function keepServed(place, record, served) {
  const version = knownAs(record, served);
  if (served && version !== undefined) await keep(place, version, served);
}

/** @param {Folders} place @param {ReleaseRecord} record */
async function writeRecord(place, record) {
  await replace(path.join(place.kept, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

/** @param {Folders} place @param {string} version @param {Buffer} entry @param {Buffer} [contract] */
async function keep(place, version, entry, contract) {
  const folder = path.join(place.kept, version);
  await replace(path.join(folder, place.entryName), entry);
  if (contract !== undefined) await replace(path.join(folder, CONTRACT), contract);
}

/** The switch itself: one rename. @param {Folders} place @param {Buffer} entry @param {string} webRoot */
async function switchTo(place, entry, webRoot) {
  await replace(place.entry, entry);
  await listAgain(place, webRoot);
}

/** A remote that is switched may declare other sections; a list that was left old, because a switch was broken off, is mended. @param {Folders} place @param {string} webRoot */
async function listAgain({ isHost }, webRoot) {
  if (!isHost) await listRemotes(webRoot);
}

/** Removes what nobody can need any more: of retired releases after a safe age, and files that nothing names for as long. @param {Folders} place @param {Date} now */
async function sweep(place, now) {
  const record = await readRecord(place, '');
  const known = new Set([...record.releases, ...record.retired].map(({ version }) => version));
  for (const version of await namesIn(place.kept)) {
    if (version !== RECORD && !known.has(version))
      await rm(path.join(place.kept, version), { recursive: true });
  }
  const named = new Set([
    ...record.releases.flatMap(({ files }) => Object.keys(files)),
    ...record.retired.flatMap(({ files }) => files),
  ]);
  // The host's folder holds more than the host.
  const folder = place.isHost ? 'assets' : '';
  const files = (await listFiles(path.join(place.target, folder))).map((file) => path.join(folder, file));
  for (const file of files) {
    if (named.has(file) || file === place.entryName) continue;
    const full = path.join(place.target, file);
    const { mtimeMs } = await stat(full);
    if (now.getTime() - mtimeMs >= SAFE_AGE_MS) await rm(full);
  }
}

/** One publication or rollback at a time: two would write one list of remotes. @template T @param {string} webRoot @param {() => Promise<T>} work @returns {Promise<T>} */
function inTurn(webRoot, work) {
  return withLock(path.join(webRoot, '.release-lock'), async () => {
    const done = await work();
    await keepOwner(webRoot);
    return done;
  });
}

/**
 * Writes the list of released remotes: federation name → version, address of the manifest and the sections it declares.
 * The host page reads the menu from it, also of a remote that does not answer.
 * @param {string} webRoot
 */
async function listRemotes(webRoot) {
  const remotes = [];
  for (const name of (await namesIn(path.join(webRoot, 'mf'))).sort()) {
    const manifest = await readIfThere(path.join(webRoot, 'mf', name, 'mf-manifest.json'));
    if (!manifest) continue;
    const { metaData } = JSON.parse(manifest.toString('utf8'));
    const version = knownAs(await readRecord(placeOf({ name, webRoot }), name), manifest);
    const address = `/mf/${name}/mf-manifest.json`;
    remotes.push([containerOf(name), { version, manifest: address, sections: metaData?.sections ?? [] }]);
  }
  // The list stands inside the host page: nothing in it may look like the end of a script.
  const text = JSON.stringify(Object.fromEntries(remotes), null, 2).replaceAll('<', '\\u003c');
  await replace(path.join(webRoot, 'remotes.json'), `${text}\n`);
}
