// Releases of one part of a running place (README, "Releasing one part"):
//   npm run release -- <shell|mf-…|service> <version> [--from <dist>]
//   npm run rollback -- <shell|mf-…|service> [version]
//   npm run releases [-- <part>]
//   node deploy/release/release.mjs withdraw <mf-…>
// The place is that of DATA_DIR, or of `--data-dir`. What only a release needs is loaded by a release: the way back is short.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvFile } from '../local/env-file.mjs';
import { hasCode, hasName, messageOf, pathOf } from '../local/errors.mjs';
import { giveOrder } from '../local/orders.mjs';
import { CHECKOUT, REMOTES, SERVICES } from '../local/paths.mjs';
import { isRunning, readRecord } from '../local/processes.mjs';
import { dataDirOf } from '../local/settings.mjs';
import { endInOrder } from './lock.mjs';
import { CHECKOUT_VERSION, readServiceReleases, releasesFolder, switchService } from './services.mjs';
import { listApplications, partOf, readReleases, ReleaseError, rollback, withdraw } from './switch.mjs';

const PARTS = `Parts: shell, ${REMOTES.map((name) => `mf-${name}`).join(', ')}, ${SERVICES.join(', ')}`;
const USAGE = `Usage: release <part> <version> [--from <dist>] | rollback <part> [version] | list [part] | withdraw <mf-…>
${PARTS}; --data-dir <folder> names another place than DATA_DIR.`;
const OPTIONS = ['from', 'data-dir'];

/**
 * @typedef {ReturnType<typeof placeAt>} Place
 *
 * @typedef {object} Wish What the command line asks for.
 * @property {Place} place
 * @property {string} part
 * @property {string} [version]
 * @property {string} [from]
 */

/** @param {string} dataDir */
const placeAt = (dataDir) => ({
  webRoot: path.join(dataDir, 'gateway', 'web'),
  folder: releasesFolder(dataDir),
  run: path.join(dataDir, 'run'),
  dataDir,
});

/** @param {string[]} args */
function readArguments(args) {
  /** @type {Map<string, string>} */
  const options = new Map();
  const words = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const value = args[(index += 1)];
    if (!OPTIONS.includes(word.slice(2))) throw new ReleaseError(`There is no option ${word}.\n${USAGE}`);
    if (!value) throw new ReleaseError(`${word} needs a folder.\n${USAGE}`);
    options.set(word.slice(2), value);
  }
  const [verb = '', part, version, ...more] = words;
  if (more.length > 0) throw new ReleaseError(`${more.join(' ')} is too much.\n${USAGE}`);
  return { verb, part, version, options };
}

/** @param {string} text */
const say = (text) => console.log(text);

/** @type {Map<string, (wish: Wish) => Promise<void>>} */
const DEEDS = new Map([
  ['release', releasePart],
  ['rollback', ({ part, ...wish }) => (isService(part) ? backService : backPages)({ part, ...wish })],
  ['withdraw', withdrawPages],
]);

/** @param {string[]} args */
async function run(args) {
  const { verb, part, version, options } = readArguments(args);
  const env = { ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env };
  const place = placeAt(path.resolve(options.get('data-dir') ?? dataDirOf(env, CHECKOUT)));
  const deed = DEEDS.get(verb);
  if (!deed && verb !== 'list') throw new ReleaseError(USAGE);
  if (!existsSync(place.webRoot)) throw new ReleaseError(`Nothing was ever started in ${place.dataDir}.`);
  if (!deed) return list(place, part);
  if (!part) throw new ReleaseError(`Which part? ${PARTS}.`);
  await deed({ place, part, version, from: options.get('from') });
}

/** @param {Wish} wish */
async function releasePart({ version, ...wish }) {
  if (version === undefined)
    throw new ReleaseError(`Which version? For example: release ${wish.part} 1.4.0.`);
  const { releasePages, releaseService } = await import('./release-part.mjs');
  const { place, part, from } = wish;
  if (!isService(part)) return releasePages({ place, part, name: pagesNamed(part), version, from });
  if (from !== undefined) throw new ReleaseError(`${part} is built for its release: --from is for pages.`);
  await releaseService({ place, name: part, version, ...(runs(place) && { order: orderTo(place) }) });
}

/** @param {string} part @returns {part is import('../local/paths.mjs').ServiceName} */
const isService = (part) => SERVICES.some((name) => name === part);

/** Name of an application as the gateway serves it. @param {string} part */
function pagesNamed(part) {
  if (part === 'shell') return part;
  const [, name] = /^mf-([a-z][a-z0-9-]*)$/.exec(part) ?? [];
  if (!name) throw new ReleaseError(`${part} is no part of the product.\n${USAGE}`);
  return name;
}

/** Seconds since this program began. */
const sinceStart = () => `${(performance.now() / 1000).toFixed(2)} s`;

/** @param {Wish} wish */
async function backPages({ place, part, version }) {
  const name = pagesNamed(part);
  const { from, to } = await rollback({ name, webRoot: place.webRoot, version });
  say(
    from === to
      ? `${part}: ${to} is served already`
      : `${part}: ${to} is served again instead of ${from ?? 'nothing'}, after ${sinceStart()}`,
  );
  await warnOfConflicts(place, { kind: 'pages', name, version: to });
}

/** @param {Wish} wish */
async function backService({ place, part, version }) {
  const isUp = runs(place);
  const { from, to } = isUp
    ? /** @type {{ from: string, to: string }} */ (
        await orderTo(place)({ verb: 'run', subject: version ? `${part} ${version}` : part })
      )
    : await switchService({ folder: place.folder, name: part, version });
  const is = isUp ? 'runs' : 'is what the next start runs';
  say(
    from === to
      ? `${part}: ${to} ${is} already`
      : `${part}: ${to} ${is} again instead of ${from}, after ${sinceStart()}`,
  );
  await warnOfConflicts(place, { kind: 'service', name: part, version: to });
}

/** What was released meanwhile may need what was left. @param {Place} place @param {{ kind: 'service' | 'pages', name: string, version: string }} part */
async function warnOfConflicts(place, part) {
  const { conflictsNow } = await import('./in-service.mjs');
  const problems = await conflictsNow(place, part);
  for (const problem of problems) say(`! ${problem}`);
  if (problems.length > 0) say('! Until these are rolled back as well, or released anew, such calls fail.');
}

/** @param {Wish} wish */
async function withdrawPages({ place: { webRoot }, part }) {
  await withdraw({ name: pagesNamed(part), webRoot });
  say(`${part}: no longer in the menu`);
}

/** @param {Place} place */
const orderTo =
  ({ run: folder }) =>
  (/** @type {import('../local/orders.mjs').Order} */ order) =>
    giveOrder(folder, order);

/** Whether the place runs now. @param {Place} place */
function runs({ run: folder }) {
  const record = existsSync(folder) ? readRecord(folder, 'supervisor') : undefined;
  return record !== undefined && isRunning(record);
}

/** @param {Place} place @param {string} [part] */
async function list({ webRoot, folder }, part) {
  const services = SERVICES.filter((name) => part === undefined || name === part);
  const all = await listApplications(webRoot);
  const pages = part === undefined ? all : services.length > 0 ? [] : [pagesNamed(part)];
  for (const name of pages) {
    const releases = await readReleases({ name, webRoot });
    if (releases.releases.length === 0) throw new ReleaseError(`${part} was never released here.`);
    show(partOf(name), releases);
  }
  for (const name of services) {
    const releases = await readServiceReleases({ folder, name });
    if (releases.current === CHECKOUT_VERSION) say(`* ${name} ${CHECKOUT_VERSION}`);
    show(name, releases);
  }
}

/** @param {string} part @param {{ current: string | null, releases: { version: string, releasedAt: string, commit: string | null }[] }} known */
function show(part, { current, releases }) {
  for (const { version, releasedAt, commit } of releases) {
    say(`${version === current ? '*' : ' '} ${part} ${version}  ${releasedAt}  ${commit ?? '–'}`);
  }
}

/** One sentence for the operator; a fault nobody thought of is told whole. @param {unknown} error */
function explain(error) {
  if (hasName(error, 'ReleaseError', 'StartError')) return messageOf(error);
  if (hasCode(error, 'ENOSPC', 'EDQUOT'))
    return 'The disk is full: free some space and give the same command again.';
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) {
    return `No right to use ${pathOf(error) ?? 'a file'}: run it as the account that started the place.`;
  }
  return error;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endInOrder();
  run(process.argv.slice(2)).catch((error) => {
    console.error(explain(error));
    process.exit(1);
  });
}
