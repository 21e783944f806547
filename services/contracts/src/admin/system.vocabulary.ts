/** The services, in the order in which they are shown. */
export const SYSTEM_SERVICES = ['patients', 'plans', 'catalog', 'admin'] as const;

/** One of {@link SYSTEM_SERVICES}. */
export type SystemService = (typeof SYSTEM_SERVICES)[number];

/**
 * How an instance is: it works; it answers, but does without something it needs or is about to end; it was there in the
 * last hour and went without a word.
 */
export const INSTANCE_STATES = ['up', 'not_ready', 'gone'] as const;

/** Parts that the state is asked of; one that did not answer in time is away. */
export const SYSTEM_PARTS = ['redis', 'database', 'releases'] as const;

/** One of {@link SYSTEM_PARTS}. */
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** The queues of jobs: whose they are and how they are called there. */
export const SYSTEM_QUEUES = [
  { service: 'admin', queue: 'backups' },
  { service: 'admin', queue: 'backup-uploads' },
  { service: 'admin', queue: 'restores' },
  { service: 'patients', queue: 'patient-exports' },
  { service: 'catalog', queue: 'library-imports' },
] as const satisfies readonly { service: SystemService; queue: string }[];

/** Name of one of {@link SYSTEM_QUEUES}. */
export type SystemQueue = (typeof SYSTEM_QUEUES)[number]['queue'];

/** Places on a disk that the administration may see. */
export const DISK_PLACES = ['data', 'backups'] as const;

/** One of {@link DISK_PLACES}. */
export type DiskPlace = (typeof DISK_PLACES)[number];

/** How often the screen asks by itself, in milliseconds. */
export const SYSTEM_REFRESH_MS = 10_000;
