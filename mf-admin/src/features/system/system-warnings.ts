import { type ServiceState, type SystemState } from '@pora/contracts/admin/system.model';
import { type SystemPart } from '@pora/contracts/admin/system.vocabulary';
import { formatClock } from '../../shared/clock.js';
import { healthOf, instancesOf } from './service-health.js';
import { systemStrings } from './system.strings.js';

const t = systemStrings.warnings;

/** Something an operator has to look at: what it is, and what it means. */
export interface SystemWarning {
  readonly tone: 'amber' | 'danger';
  readonly title: string;
  readonly text: string;
}

/** From so many per cent a disk, memory or connections are nearly full. */
const NEARLY_FULL = 85;
const FULL = 95;

const AWAY: Record<SystemPart, SystemWarning> = {
  database: { tone: 'danger', title: t.databaseAway, text: t.databaseAwayMore },
  redis: { tone: 'danger', title: t.redisAway, text: t.redisAwayMore },
  releases: { tone: 'amber', title: t.releasesAway, text: t.releasesAwayMore },
};

/** What is wrong, the worst on top. */
export function warningsOf(state: SystemState): SystemWarning[] {
  const warnings = [
    ...state.away.map((part) => AWAY[part]),
    ...state.services.flatMap(ofService),
    ...state.disks.flatMap(ofDisk),
    ...ofMemory(state),
    ...ofConnections(state),
    ...(state.queues ?? []).flatMap(ofQueue),
  ];
  return warnings.sort((a, b) => Number(b.tone === 'danger') - Number(a.tone === 'danger'));
}

function ofService(service: ServiceState): SystemWarning[] {
  const { name, instances } = service;
  const { up, all } = instancesOf(service);
  const missing = [...new Set(instances.flatMap((instance) => instance.missing))];
  const seen = formatClock(
    instances
      .map(({ seenAt }) => seenAt)
      .sort()
      .at(-1),
  );
  switch (healthOf(service)) {
    case 'away':
      return [{ tone: 'danger', title: t.serviceAway(name), text: t.since(seen) }];
    case 'not_ready':
      return [{ tone: 'danger', title: t.notReady(name), text: t.noneSees(missing) }];
    case 'one':
      return [{ tone: 'amber', title: t.oneInstance(name), text: otherOf(service, missing) }];
    case 'some':
      return [{ tone: 'amber', title: t.someInstances(name, up, all), text: otherOf(service, missing) }];
    default:
      return [];
  }
}

/** What became of the instance that does not work. */
function otherOf({ instances }: ServiceState, missing: readonly string[]): string {
  const gone = instances.find(({ state }) => state === 'gone');
  return gone ? t.lost(formatClock(gone.seenAt)) : t.without(missing);
}

function ofDisk({ place, usedBytes, totalBytes }: SystemState['disks'][number]): SystemWarning[] {
  return nearlyFull(usedBytes, totalBytes, (percent) => [t.diskFull(place, percent), t.diskFullMore]);
}

function ofMemory({ redis }: SystemState): SystemWarning[] {
  return nearlyFull(redis?.usedBytes, redis?.maxBytes, (percent) => [t.memory(percent), t.memoryMore]);
}

function ofConnections({ database }: SystemState): SystemWarning[] {
  return nearlyFull(database?.connections, database?.maxConnections, (percent) => [
    t.connections(percent),
    t.connectionsMore,
  ]);
}

function nearlyFull(
  used: number | null | undefined,
  all: number | null | undefined,
  words: (percent: number) => [title: string, text: string],
): SystemWarning[] {
  const percent = percentOf(used, all);
  if (percent === null || percent < NEARLY_FULL) return [];
  const [title, text] = words(percent);
  return [{ tone: percent >= FULL ? 'danger' : 'amber', title, text }];
}

function ofQueue({ queue, failed }: NonNullable<SystemState['queues']>[number]): SystemWarning[] {
  return failed ? [{ tone: 'amber', title: t.queue(queue, failed), text: t.queueMore }] : [];
}

/** How full something is, in whole per cent; null where that is not known. */
export function percentOf(used: number | null | undefined, all: number | null | undefined): number | null {
  return used == null || !all ? null : Math.round((used / all) * 100);
}

/** Whether so many per cent are worth a warning. */
export const isNearlyFull = (percent: number | null) => percent !== null && percent >= NEARLY_FULL;
