import type { Instance, LostInstance } from '@pora/common/instances/instance-record';
import type { KnownInstances } from '@pora/common/instances/instances';
import type { ServiceState } from '@pora/contracts/admin/system.model';
import { SYSTEM_SERVICES } from '@pora/contracts/admin/system.vocabulary';
import type { ServiceWays } from './service-ways.js';

/** Versions that services can be switched to, by the name of the service. */
export type WaysOfServices = ReadonlyMap<string, ServiceWays>;

/** Where nobody told which versions there are. */
const UNKNOWN: ServiceWays = { former: null, newer: null };

/** Every service with its instances: first those that live, the oldest first. Null while nobody can be asked. */
export function presentServices(known: KnownInstances | null, ways: WaysOfServices | null): ServiceState[] {
  return SYSTEM_SERVICES.map((name) => {
    const alive = (known?.alive ?? [])
      .filter(({ service }) => service === name)
      .sort((a, b) => a.startedAt - b.startedAt);
    const lost = (known?.lost ?? []).filter(({ service }) => service === name);
    return {
      name,
      instances: [...alive.map(presentAlive), ...lost.map(presentLost)],
      p95Ms: slowest(alive),
      errorsPerMinute: alive.length === 0 ? null : sum(alive.map(({ errorsPerMinute }) => errorsPerMinute)),
      ...(ways?.get(name) ?? UNKNOWN),
    };
  });
}

function presentAlive({ name, version, startedAt, seenAt, ready, missing }: Instance) {
  return {
    name,
    state: ready ? ('up' as const) : ('not_ready' as const),
    version,
    startedAt: new Date(startedAt).toISOString(),
    seenAt: new Date(seenAt).toISOString(),
    missing: [...missing],
  };
}

function presentLost({ name, seenAt }: LostInstance) {
  return {
    name,
    state: 'gone' as const,
    version: null,
    startedAt: null,
    seenAt: new Date(seenAt).toISOString(),
    missing: [],
  };
}

function slowest(alive: readonly Instance[]): number | null {
  const known = alive.flatMap(({ p95Ms }) => p95Ms ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

const sum = (values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * 10) / 10;
