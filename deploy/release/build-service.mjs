/** Builds one service into a folder of its own, from which it runs without the checkout's sources. */
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gatewayTable } from '../../gateway/render.mjs';
import { CHECKOUT } from '../local/paths.mjs';
import { buildServices, SHARED_PACKAGES } from '../tooling/build-services.mjs';
import { readContractOfBuild } from './contract.mjs';
import { namesIn } from './files.mjs';
import { isReleased } from './services.mjs';
import { releasedAlready } from './switch.mjs';

const BUILDING = 'building-';
const SHARED_PROGRAMS = ['switch.mjs', 'services.mjs', 'files.mjs', 'lock.mjs'];

/** A build that was broken off is that old at least; one under way never. */
const LEFT_AFTER_MS = 3_600_000;

/**
 * Makes `services/<name>/dist` with the packages it shares in a folder of its own beside the versions, which is gone when
 * `use` has not moved it. What npm installed stays in the checkout.
 * @template T
 * @param {{ folder: string, name: string, version: string }} place
 * @param {(built: string) => Promise<T>} use
 */
export async function buildService({ folder, name, version }, use) {
  if (await isReleased({ folder, name, version })) throw releasedAlready(name, version);
  await mkdir(path.join(folder, name), { recursive: true });
  await sweep(path.join(folder, name));
  const work = await mkdtemp(path.join(folder, name, BUILDING));
  try {
    const packages = [...SHARED_PACKAGES, name];
    await buildServices({ packages, to: work });
    await linkPackages(work, name, packages, version);
    await copyShared(work);
    const contract = await readContractOfBuild({
      ...{ kind: 'service', name, dist: path.join(work, 'services', name, 'dist') },
      contracts: path.join(work, 'services/contracts/dist'),
      gatewayRoutes: gatewayTable.routes,
    });
    await writeFile(contractOf(work, name), JSON.stringify(contract));
    // Services may run as another account.
    await chmod(work, 0o755);
    return await use(work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Contract of a built service. @param {string} built @param {string} name */
export const contractOf = (built, name) => path.join(built, 'services', name, 'dist/contract.json');

/** Removes what builds left that were broken off. @param {string} folder */
async function sweep(folder) {
  for (const name of (await namesIn(folder)).filter((one) => one.startsWith(BUILDING))) {
    const left = path.join(folder, name);
    const since = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > LEFT_AFTER_MS) await rm(left, { recursive: true, force: true });
  }
}

/** What a service takes of deploy/ (the import rules let it take nothing else), with what that needs. @param {string} work */
async function copyShared(work) {
  for (const name of SHARED_PROGRAMS) {
    await cp(path.join(import.meta.dirname, name), path.join(work, 'deploy/release', name));
  }
}

/** @param {string} work @param {string} name @param {string[]} packages @param {string} version */
async function linkPackages(work, name, packages, version) {
  const services = path.join(work, 'services');
  await mkdir(path.join(services, 'node_modules/@pora'), { recursive: true });
  for (const one of packages) {
    const manifest = JSON.parse(await readFile(path.join(CHECKOUT, 'services', one, 'package.json'), 'utf8'));
    const own = one === name ? { ...manifest, version } : manifest;
    await writeFile(path.join(services, one, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
    await symlink(path.join('../..', one), path.join(services, 'node_modules', manifest.name));
    const nested = path.join(CHECKOUT, 'services', one, 'node_modules');
    if (existsSync(nested)) await symlink(nested, path.join(services, one, 'node_modules'));
  }
  await symlink(path.join(CHECKOUT, 'node_modules'), path.join(work, 'node_modules'));
}
