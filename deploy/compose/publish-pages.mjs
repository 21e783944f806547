// Puts the built host and remotes where the gateway serves them: `node publish-pages.mjs <folder>`.
import { publishPages } from '../local/pages.mjs';

await publishPages(process.argv[2]);
