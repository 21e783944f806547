// Puts the built host and remotes where the gateway serves them, and beside them which releases they are, for services that
// do not see the folder: `node publish-pages.mjs <folder>`.
import path from 'node:path';
import { RELEASES_FILE } from '../../gateway/render.mjs';
import { publishPages } from '../local/pages.mjs';
import { replace } from '../release/files.mjs';
import { listReleases } from '../release/switch.mjs';

const [, , folder] = process.argv;
if (!folder) {
  console.error('Usage: publish-pages.mjs <folder>');
  process.exit(2);
}
await publishPages(folder);
await replace(path.join(folder, RELEASES_FILE), JSON.stringify(await listReleases(folder)));
