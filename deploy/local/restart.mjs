// `npm run restart -- plans`: starts the instances of a service again, one at a time; without a name those of all services.
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { hasName, messageOf } from './errors.mjs';
import { giveOrder } from './orders.mjs';
import { CHECKOUT, SERVICES } from './paths.mjs';
import { dataDirOf } from './settings.mjs';

const wanted = process.argv.slice(2);
const env = { ...readEnvFile(path.join(CHECKOUT, '.env')), ...process.env };
try {
  for (const service of wanted.length > 0 ? wanted : SERVICES) {
    await giveOrder(path.join(dataDirOf(env, CHECKOUT), 'run'), { verb: 'restart', subject: service });
    console.log(`Started again: ${service}.`);
  }
} catch (error) {
  console.error(hasName(error, 'StartError') ? messageOf(error) : error);
  process.exitCode = 1;
}
