import { type PartRow } from './part-rows.js';
import { ReleaseCommand } from './release-command.js';
import { systemStrings } from './system.strings.js';

const t = systemStrings.rollback;

/** A service is switched where its processes are, by whoever may: here stand the commands of the ways there are. */
export function ServiceReleases({ row }: { row: Extract<PartRow, { kind: 'service' }> }) {
  const { name, former, newer = null } = row.service;
  return (
    <>
      {newer !== null && (
        <ReleaseCommand part={name} version={newer} why={t.forthServiceCommand(newer)} isNewer />
      )}
      {former !== null && <ReleaseCommand part={name} version={former} why={t.serviceCommand(former)} />}
    </>
  );
}
