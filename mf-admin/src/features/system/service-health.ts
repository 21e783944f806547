import { type ServiceState } from '@pora/contracts/admin/system.model';

/** How a service is, from what its instances say. */
export type ServiceHealth = 'up' | 'one' | 'some' | 'not_ready' | 'away' | 'unknown';

/** How many instances work, of how many that were there. */
export function instancesOf({ instances }: Pick<ServiceState, 'instances'>) {
  return { up: instances.filter(({ state }) => state === 'up').length, all: instances.length };
}

/** A service nobody has heard of is not called away: it may be that nobody can be asked. */
export function healthOf(service: Pick<ServiceState, 'instances'>): ServiceHealth {
  const { up, all } = instancesOf(service);
  if (all === 0) return 'unknown';
  if (up === all) return 'up';
  if (up > 0) return up === 1 ? 'one' : 'some';
  return service.instances.some(({ state }) => state === 'not_ready') ? 'not_ready' : 'away';
}
