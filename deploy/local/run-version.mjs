/** A running place goes over to another version of a service. */
import { releasesFolder, switchService } from '../release/services.mjs';
import { messageOf } from './errors.mjs';
import { StartError } from './start-error.mjs';

/**
 * Switches and starts the processes again, here and not in the command that wants it, so that one that is broken off leaves
 * nothing half done. A version that does not come back is taken back.
 * @param {{ values: import('./services.mjs').StackValues, renewal: import('./renewal.mjs').Renewal }} stack
 * @returns {(subject: string) => Promise<{ from: string, to: string }>} Takes the service and, unless it is the former one,
 *   the version.
 */
export function runVersion({ values, renewal }) {
  const folder = releasesFolder(values.settings.dataDir);
  return (subject) =>
    renewal.inTurn(async () => {
      const [name = '', version] = subject.split(' ');
      const place = { folder, name };
      const isServedMeanwhile = renewal.hasSeveral(name);
      const { from, to } = await switchService({ ...place, version });
      if (from === to) return { from, to };
      try {
        await renewal.beside(name);
      } catch (error) {
        await switchService({ ...place, version: from });
        if (!isServedMeanwhile) await renewal.beside(name);
        throw new StartError(`${name} ${to} did not come back, and ${from} runs again: ${messageOf(error)}`);
      }
      return { from, to };
    });
}
