import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import type { ServiceConfig, SettingProblem, SettingsOf } from './config.js';
import type { ServiceName } from './service-name.js';
import type { SettingsShape } from './settings.js';

export type { ServiceName } from './service-name.js';

/** Class of a TypeORM entity. */
export type EntityClass<E extends object = object> = abstract new () => E;

/** Everything that makes one service; used by its main, migrate and seed programs and by its tests. */
export interface ServiceDefinition<S extends SettingsShape = SettingsShape> {
  readonly name: ServiceName;
  /** Version of its package, see `readVersion`; a service of the tests may have none. */
  readonly version?: string;
  /** Nest module with the features. */
  readonly module: Type;
  /** Environment variables beyond the common ones. */
  readonly settings?: S;
  /** What is wrong with settings that are right each for itself: a name and why, as the sentence of the refusal has it. */
  refuse?(settings: SettingsOf<S>): SettingProblem | undefined;
  readonly entities: readonly EntityClass[];
  /** In order; each class name ends in a 13-digit number of at least 1700000001000. */
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Longest time of one SQL statement in milliseconds; default 2000, so that a hung database is a 503 within 3 s. */
  readonly statementTimeoutMs?: number;
  /** Largest number of database connections; default 10. */
  readonly poolSize?: number;
}

/** Declares a service; exists for the type of its settings. */
export function defineService<S extends SettingsShape = Record<never, never>>(
  definition: ServiceDefinition<S>,
): ServiceDefinition<S> {
  return definition;
}

/** Type of the configuration injected by `SERVICE_CONFIG` for a definition. */
export type ServiceConfigOf<D> = D extends ServiceDefinition<infer S> ? ServiceConfig<S> : never;
