import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Root folder of the checkout. */
export const CHECKOUT = path.resolve(import.meta.dirname, '../..');

/** Programs fetched for this checkout; they belong to it, not to one data folder. */
export const TOOLS_FOLDER = path.join(CHECKOUT, '.pora', 'tools');

/** The four services, in the order in which they are started. */
export const SERVICES = /** @type {const} */ (['catalog', 'patients', 'plans', 'admin']);

/** @typedef {(typeof SERVICES)[number]} ServiceName */

/** The remotes by their public name under /mf/: the folders `mf-<name>` of the checkout. */
export const REMOTES = readdirSync(CHECKOUT)
  .filter((folder) => /^mf-[a-z]+$/.test(folder))
  .map((folder) => folder.slice('mf-'.length))
  .sort();
