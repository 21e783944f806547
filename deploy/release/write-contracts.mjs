/** Puts `contract.json` beside every build: what this build says about the calls of the product (contract.mjs). */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gatewayTable } from '../../gateway/render.mjs';
import { buildServices } from '../tooling/build-services.mjs';
import { readContractOfBuild } from './contract.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Inside the checkout, where the contracts find their one package. */
const CACHE = path.join(ROOT, 'node_modules/.cache/pora');

/**
 * @typedef {{ kind: 'service' | 'pages', name: string, dist: string }} Build
 *
 * @param {readonly Build[]} builds
 */
export async function writeContracts(builds) {
  await mkdir(CACHE, { recursive: true });
  // Not those in the checkout: a service may run from there.
  const folder = await mkdtemp(path.join(CACHE, 'contracts-'));
  try {
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    await buildServices({ packages: ['contracts'], to: folder });
    const contracts = path.join(folder, 'services/contracts/dist');
    for (const build of builds) {
      const contract = await readContractOfBuild({ ...build, contracts, gatewayRoutes: gatewayTable.routes });
      await writeFile(path.join(build.dist, 'contract.json'), JSON.stringify(contract));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
