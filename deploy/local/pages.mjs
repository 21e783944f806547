import path from 'node:path';
import { publish } from '../release/release.mjs';
import { CHECKOUT, REMOTES } from './paths.mjs';

/**
 * Releases the built host and all remotes of this checkout.
 * @param {string} webRoot Folder the gateway serves.
 */
export async function publishPages(webRoot) {
  // The host goes last: its page never names a remote that is not there yet.
  for (const name of REMOTES)
    await publish({ name, dist: path.join(CHECKOUT, `mf-${name}`, 'dist'), webRoot });
  await publish({ name: 'shell', dist: path.join(CHECKOUT, 'shell', 'dist'), webRoot });
}
