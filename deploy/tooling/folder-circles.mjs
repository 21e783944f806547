// Circles between the folders directly under a service's src. What counts is said in deploy/docs/architecture.md.
import { TESTS } from './dependency-cruiser.config.mjs';

const FOLDER = /^(services\/[^/]+\/src)\/([^/]+)\//;
const isTest = new RegExp(TESTS);

/** @typedef {Map<string, Map<string, string>>} Imports folder → imported folder → one import that says so */
/** @typedef {Pick<import('dependency-cruiser').IModule, 'source' | 'dependencies'>} Module */

/** @param {string} file */
const folderOf = (file) => (isTest.test(file) ? undefined : FOLDER.exec(file)?.slice(1));

/**
 * What the folders of each service import of one another.
 * @param {readonly Module[]} modules
 */
function importsOfFolders(modules) {
  /** @type {Map<string, Imports>} */
  const services = new Map();
  for (const { source, dependencies } of modules) {
    const [service, folder] = folderOf(source) ?? [];
    if (!service || !folder) continue;
    for (const { resolved } of dependencies) {
      const [otherService, other] = folderOf(resolved) ?? [];
      if (otherService !== service || !other || other === folder) continue;
      const folders = services.get(service) ?? new Map();
      const imported = folders.get(folder) ?? new Map();
      if (!imported.has(other)) imported.set(other, `${source} → ${resolved}`);
      services.set(service, folders.set(folder, imported));
    }
  }
  return services;
}

/**
 * The shortest way of imports from one folder to another, both ends included; undefined when there is none.
 * @param {Imports} folders
 * @param {string} from
 * @param {string} to
 */
function wayBetween(folders, from, to) {
  const ways = [{ end: from, way: [from] }];
  const seen = new Set([from]);
  for (const { end, way } of ways) {
    for (const next of folders.get(end)?.keys() ?? []) {
      if (next === to) return [...way, next];
      if (!seen.has(next)) ways.push({ end: next, way: [...way, next] });
      seen.add(next);
    }
  }
  return undefined;
}

/**
 * Every shortest circle, once, with an import for each of its steps. Takes the modules as dependency-cruiser reads them:
 * imports of values and of types alike.
 * @param {readonly Module[]} modules
 */
export function folderCircles(modules) {
  const circles = new Map();
  for (const [service, folders] of importsOfFolders(modules)) {
    for (const [from, imported] of folders) {
      for (const to of imported.keys()) {
        const back = wayBetween(folders, to, from);
        if (!back) continue;
        const key = `${service}: ${[...back].sort().join(' ')}`;
        if (circles.has(key)) continue;
        const circle = [from, ...back];
        const files = back.map((folder, step) => folders.get(circle[step] ?? '')?.get(folder));
        circles.set(key, { service, folders: circle, files });
      }
    }
  }
  return [...circles.values()];
}
