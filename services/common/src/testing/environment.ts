import { z } from 'zod';
import type { ServiceName } from '../service.js';

const environmentSchema = z.object({
  maintenanceUrl: z.string(),
  baseDatabase: z.string(),
  ownerUrl: z.string(),
  migratorUrl: z.string(),
  backupUrl: z.string(),
  restoreUrl: z.string(),
  serviceUrls: z.record(z.string(), z.string()),
  redisUrls: z.array(z.string()).min(1),
  redisDatabases: z.number(),
});

/** Servers of this run of the medium tests. */
export type TestEnvironment = z.infer<typeof environmentSchema>;

/** What jest's global set-up started. @throws Error when the test was started without it */
export function testEnvironment(): TestEnvironment {
  const text = process.env['PORA_TEST_ENVIRONMENT'];
  if (!text) throw new Error('medium tests need globalSetup services/common/src/testing/medium-setup.mjs');
  return environmentSchema.parse(JSON.parse(text));
}

/** The same connection to another database. */
export function onDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Role a service logs in with during tests. */
export function roleUrl(environment: TestEnvironment, service: ServiceName): string {
  const url = environment.serviceUrls[service];
  if (!url) throw new Error(`no test role for ${service}`);
  return url;
}

/**
 * The Redis of this worker: its channels are heard by every database of one server, so files that run side by side
 * must not share one.
 */
export function ownRedisUrl(): string {
  const { redisUrls } = testEnvironment();
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1);
  const url = redisUrls[worker - 1];
  if (!url) throw new Error(`worker ${worker} has no Redis: there are ${redisUrls.length}`);
  return url;
}
