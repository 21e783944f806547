// Health of a container: `healthy.mjs <url>` ends with 0 when the address answers.
import { answers } from '../local/gateway.mjs';

const [, , url = ''] = process.argv;
process.exit(URL.canParse(url) && (await answers(url, [200], 4000)) ? 0 : 1);
