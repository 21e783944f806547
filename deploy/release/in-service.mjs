/** The contracts of everything that people may meet in one place, to hold a release against them. */
import path from 'node:path';
import { SERVICES } from '../local/paths.mjs';
import { conflicts } from './compatibility.mjs';
import { readIfThere } from './files.mjs';
import { CHECKOUT_VERSION, currentVersion, startedFrom, versionFolder } from './services.mjs';
import { everReleased, partOf, readContract, readReleases, versionsInTabs } from './switch.mjs';

/**
 * @typedef {import('./contract.mjs').Contract} Contract
 * @typedef {{ webRoot: string, folder: string }} Folders What the gateway serves, and where versions of services lie.
 * @typedef {{ label: string, text: string | undefined }} Found
 */

/**
 * What keeps a release from standing beside what is in service: every release of the host and the remotes that somebody may
 * return to or that a tab may be open on, and the present version of every service.
 * @param {Folders} place
 * @param {{ kind: 'service' | 'pages', name: string, version: string, contract: Contract }} release `name` without `mf-`.
 * @returns {Promise<{ problems: string[], unknown: string[] }>} `unknown`: releases that do not say what they were built with.
 */
export async function conflictsInService(place, { kind, name, version, contract }) {
  const found = [
    ...(await pagesInService(place, kind === 'pages' ? name : undefined)),
    ...(await servicesInService(place, kind === 'service' ? name : undefined)),
  ];
  const known = found.flatMap(({ label, text }) =>
    text === undefined ? [] : [{ label, contract: /** @type {Contract} */ (JSON.parse(text)) }],
  );
  return {
    problems: conflicts({ label: `${kind === 'pages' ? partOf(name) : name} ${version}`, contract }, known),
    unknown: found.flatMap(({ label, text }) => (text === undefined ? [label] : [])),
  };
}

/**
 * What is in service now and does not understand one part as it is now: a way back is not refused, but nobody should find
 * out from users.
 * @param {Folders} place
 * @param {{ kind: 'service' | 'pages', name: string, version: string }} part `version` is the present one.
 * @returns {Promise<string[]>}
 */
export async function conflictsNow(place, part) {
  const { name, version } = part;
  const text =
    part.kind === 'pages'
      ? await readContract({ name, webRoot: place.webRoot, version })
      : await readServiceContract(place, { name, version });
  // A release of an older product did not say what it was built with.
  if (text === undefined) return [];
  const { problems } = await conflictsInService(place, { ...part, contract: JSON.parse(text) });
  return problems;
}

/** @param {Folders} place @param {string} [except] @returns {Promise<Found[]>} */
async function pagesInService({ webRoot }, except) {
  const names = (await everReleased(webRoot)).filter((name) => name !== except);
  const found = await Promise.all(
    names.map(async (name) => {
      const { current, releases } = await readReleases({ name, webRoot });
      const foundIn = async (/** @type {string} */ version, /** @type {string} */ where = '') => ({
        label: `${partOf(name)} ${version}${where}`,
        text: await readContract({ name, webRoot, version }),
      });
      return Promise.all([
        // Of a remote that was taken out of the menu only tabs are left.
        ...(current === null ? [] : releases).map(({ version }) => foundIn(version)),
        ...(await versionsInTabs({ name, webRoot })).map((version) => foundIn(version, ' (open tabs)')),
      ]);
    }),
  );
  return found.flat();
}

/** @param {Folders} place @param {string} [except] @returns {Promise<Found[]>} */
async function servicesInService(place, except) {
  return Promise.all(
    SERVICES.filter((name) => name !== except).map(async (name) => {
      const version = currentVersion({ folder: place.folder, name });
      return { label: `${name} (${version})`, text: await readServiceContract(place, { name, version }) };
    }),
  );
}

/** @param {Folders} place @param {{ name: string, version: string }} service @returns {Promise<string | undefined>} */
async function readServiceContract({ folder }, { name, version }) {
  const root =
    version === CHECKOUT_VERSION ? await startedFrom(folder) : versionFolder({ folder, name, version });
  const text = root && (await readIfThere(path.join(root, 'services', name, 'dist/contract.json')));
  return text ? text.toString('utf8') : undefined;
}
