import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from '../release/switch.mjs';
import { CHECKOUT, REMOTES } from './paths.mjs';

/**
 * Releases the built host and all remotes of this checkout.
 * @param {string} webRoot Folder the gateway serves.
 */
export async function publishPages(webRoot) {
  const { version: label } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8'));
  const common = { webRoot, label, ofCheckout: /** @type {const} */ ('start') };
  // The host goes last: its page never names a remote that is not there yet.
  for (const name of REMOTES)
    await publish({ ...common, name, dist: path.join(CHECKOUT, `mf-${name}`, 'dist') });
  await publish({ ...common, name: 'shell', dist: path.join(CHECKOUT, 'shell', 'dist') });
}
