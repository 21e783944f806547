// Puts the built host and remotes where the gateway serves them: `node publish-pages.mjs <folder>`.
import { publishPages } from '../local/pages.mjs';

const [, , folder] = process.argv;
if (!folder) {
  console.error('Usage: publish-pages.mjs <folder>');
  process.exit(2);
}
await publishPages(folder);
