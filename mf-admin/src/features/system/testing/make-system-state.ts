import {
  type ApplicationState,
  type ServiceState,
  type SystemState,
} from '@pora/contracts/admin/system.model';

type Instance = ServiceState['instances'][number];

/** An instance that works. */
export const makeInstance = (change: Partial<Instance> = {}): Instance => ({
  name: 'catalog-3f9a',
  state: 'up',
  version: '1.9.2',
  startedAt: '2026-11-19T09:58:00.000Z',
  seenAt: '2026-11-19T10:20:12.000Z',
  missing: [],
  ...change,
});

/** A service of two instances that work. */
export const makeService = (change: Partial<ServiceState> = {}): ServiceState => ({
  name: 'catalog',
  instances: [makeInstance(), makeInstance({ name: 'catalog-77b0' })],
  p95Ms: 44,
  errorsPerMinute: 0,
  former: null,
  newer: null,
  ...change,
});

/** A remote whose second release is served. */
export const makeApplication = (change: Partial<ApplicationState> = {}): ApplicationState => ({
  name: 'diets',
  version: '2.3.0',
  former: '2.2.4',
  releases: [
    { version: '2.3.0', releasedAt: '2026-11-19T09:40:00.000Z' },
    { version: '2.2.4', releasedAt: '2026-11-09T18:32:00.000Z' },
  ],
  ...change,
});

/** A system in which everything works. */
export const makeSystemState = (change: Partial<SystemState> = {}): SystemState => ({
  checkedAt: '2026-11-19T10:20:14.000Z',
  away: [],
  services: [makeService()],
  releases: { canSwitch: true, items: [makeApplication()] },
  queues: [{ service: 'admin', queue: 'backups', waiting: 5, active: 1, failed: 0 }],
  database: {
    sizeBytes: 412 * 1024 ** 2,
    connections: 38,
    maxConnections: 100,
    longestQueryMs: 84,
    replicas: 1,
    replicaLagMs: 200,
    archiveBytes: 31 * 1024 ** 2,
  },
  redis: { usedBytes: 61 * 1024 ** 2, maxBytes: 512 * 1024 ** 2 },
  disks: [
    { place: 'data', usedBytes: 18 * 1024 ** 3, totalBytes: 80 * 1024 ** 3 },
    { place: 'backups', usedBytes: null, totalBytes: null },
  ],
  ...change,
});
