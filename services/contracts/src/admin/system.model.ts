import { z } from 'zod';
import { text } from '../text/text.model.js';
import {
  DISK_PLACES,
  INSTANCE_STATES,
  SYSTEM_PARTS,
  SYSTEM_QUEUES,
  SYSTEM_SERVICES,
} from './system.vocabulary.js';

/** Names of applications and versions are parts of paths, so they hold nothing else. */
const applicationName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'Nieprawidłowa nazwa części');
const version = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/, 'Nieprawidłowa wersja');

/** One process of a service, by a name that it made up at its start. Moments are ISO 8601 in UTC. */
const instanceSchema = z.object({
  name: z.string(),
  state: z.enum(INSTANCE_STATES),
  /** Null where it is not known. */
  version: z.string().nullable(),
  startedAt: z.string().nullable(),
  seenAt: z.string(),
  /** Components it does without at the moment. */
  missing: z.array(z.string()),
});

/** A service by its instances, those that went without a word included; none is known while Redis is away. */
const serviceStateSchema = z.object({
  name: z.enum(SYSTEM_SERVICES),
  instances: z.array(instanceSchema),
  /** Milliseconds in which 95 of 100 answers of the slowest instance were given in the last 5 minutes. */
  p95Ms: z.number().nullable(),
  /** Answers of all instances that were errors of the service, per minute of the last 5; null where nobody is there. */
  errorsPerMinute: z.number().nullable(),
  /** Older version that a rollback returns to; null without one, or where nobody told which there are. */
  former: z.string().nullable(),
  /** A kept version that is newer than the present one, because that was returned to; null without one; an earlier release does not tell. */
  newer: z.string().nullable().optional(),
});
export type ServiceState = z.output<typeof serviceStateSchema>;

/** A version of the shell or of a remote that can be returned to. */
const releaseSchema = z.object({ version: z.string(), releasedAt: z.string() });

/** What is served of the shell (`shell`) or of a remote, and what can be served instead. */
export const applicationStateSchema = z.object({
  name: z.string(),
  /** Null where what is served is not among the kept releases. */
  version: z.string().nullable(),
  /** Version that was served before. */
  former: z.string().nullable(),
  /** The newest first; the one that is served is among them. */
  releases: z.array(releaseSchema),
});
export type ApplicationState = z.output<typeof applicationStateSchema>;

const releasesStateSchema = z.object({
  /** Whether this service may switch releases; else it is done where the pages lie. */
  canSwitch: z.boolean(),
  items: z.array(applicationStateSchema),
});

const queueStateSchema = z.object({
  service: z.enum(SYSTEM_SERVICES),
  queue: z.enum(SYSTEM_QUEUES.map(({ queue }) => queue)),
  waiting: z.number(),
  active: z.number(),
  /** Jobs of the last 24 hours that were given up; null where it is not known. */
  failed: z.number().nullable(),
});

const databaseStateSchema = z.object({
  sizeBytes: z.number(),
  connections: z.number().nullable(),
  maxConnections: z.number(),
  /** Statement that has been running longest now; null without one, or where the account may not see it. */
  longestQueryMs: z.number().nullable(),
  /** Null where the account may not see it. */
  replicas: z.number().nullable(),
  /** Of the replica that is furthest behind. */
  replicaLagMs: z.number().nullable(),
  /** Archive of exported documents, which lies in the database; null where it is not there. */
  archiveBytes: z.number().nullable(),
});

const redisStateSchema = z.object({
  usedBytes: z.number(),
  /** Null without a limit. */
  maxBytes: z.number().nullable(),
});

const diskStateSchema = z.object({
  place: z.enum(DISK_PLACES),
  /** Null where this service cannot see the place. */
  usedBytes: z.number().nullable(),
  totalBytes: z.number().nullable(),
});

/** How the whole system is; what did not answer is null and named by `away`, what nobody told is null. */
export const systemStateSchema = z.object({
  checkedAt: z.string(),
  away: z.array(z.enum(SYSTEM_PARTS)),
  services: z.array(serviceStateSchema),
  releases: releasesStateSchema.nullable(),
  queues: z.array(queueStateSchema).nullable(),
  database: databaseStateSchema.nullable(),
  redis: redisStateSchema.nullable(),
  disks: z.array(diskStateSchema),
});

/** How the whole system is. */
export type SystemState = z.output<typeof systemStateSchema>;

/** Which application a release is switched of. */
export const applicationParams = z.object({ name: applicationName });

/** The release to serve; `from` is what the person saw being served. */
export const rollbackRequestSchema = z.object({
  version,
  from: text(64).nullable(),
});
