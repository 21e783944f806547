/** A version of a service shows that it starts, before anybody is served by it. */
import { releasesFolder, versionFolder } from '../release/services.mjs';
import { serviceAccount } from './accounts.mjs';
import { migrateService } from './data.mjs';
import { SERVICES } from './paths.mjs';
import { freePorts } from './ports.mjs';
import { programIn, serviceComponent } from './services.mjs';
import { StartError } from './start-error.mjs';

const READY_WITHIN_MS = 30_000;

/**
 * Brings the tables to what the version needs and starts one process of it beside those that run.
 * @param {{ values: import('./services.mjs').StackValues, supervisor: import('./supervisor.mjs').Supervisor, logs: string }} stack
 * @returns {(subject: string) => Promise<void>} Takes service and version, or the folder it was built in; rejects when it does not get ready.
 */
export function tryVersion({ values, supervisor, logs }) {
  return async (subject) => {
    const [wanted, version = ''] = subject.split(' ');
    const service = SERVICES.find((name) => name === wanted);
    if (!service) throw new StartError(`There is no service ${wanted}: ${SERVICES.join(', ')}.`);
    const folder = releasesFolder(values.settings.dataDir);
    const root = versionFolder({ folder, name: service, version });
    await migrateService(service, values, logs, { root });
    const [port] = await freePorts(1);
    const log = `${service}-trial`;
    // Two may be tried at the same time.
    const name = `${log}-${port}`;
    const component = {
      ...serviceComponent(service, { name, host: `127.0.0.1:${port}` }, values),
      log,
      ...serviceAccount(values.settings.allowedEmailsFile),
      atSpawn: () => programIn(root, service),
    };
    try {
      await supervisor.start(component, READY_WITHIN_MS);
    } finally {
      await supervisor.remove(name);
    }
  };
}
