import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from './audit.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.js';
import { AuditTrail } from './audit-trail.js';
import { AllowList } from './auth/allow-list.js';
import { SessionReader } from './auth/session-reader.js';
import { InternalHttp } from './clients.js';
import { SERVICE_CONFIG, type ServiceConfig } from './config.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { Database } from './database/database.js';
import { DatabaseConnection } from './database/database-connection.js';
import { HealthController, HealthRegistry } from './health.js';
import { DenyByDefault } from './http/deny-by-default.js';
import { EndpointGuard } from './http/endpoint-guard.js';
import { Idempotency } from './idempotency.js';
import { InstanceBeat, PROGRAM_VERSION } from './instances/instance-beat.js';
import { Log } from './logging.js';
import { HouseKeeping } from './maintenance/house-keeping.js';
import { PurgeRegistry } from './maintenance/purge-registry.js';
import { Metrics } from './metrics.js';
import { DOES_JOBS, JobQueues } from './queues/job-queues.js';
import { RateLimiter } from './rate-limit.js';
import { RedisConnection } from './redis.js';
import type { ServiceDefinition } from './service.js';
import type { SettingsShape } from './settings.js';
import { Transactions } from './transactions.js';

const shared = [
  ...[Log, Metrics, RedisConnection, AllowList, SessionReader, RateLimiter, InternalHttp],
  JobQueues,
  ...[
    DatabaseConnection,
    Database,
    Transactions,
    Audit,
    AuditTrail,
    AuditLog,
    Idempotency,
    PurgeRegistry,
    HealthRegistry,
  ],
];

/** Global module with everything a feature may inject; the features' module is imported beside it. */
@Module({})
export class CoreModule implements OnModuleInit {
  constructor(
    private readonly health: HealthRegistry,
    private readonly connection: DatabaseConnection,
    private readonly redis: RedisConnection,
    private readonly metrics: Metrics,
  ) {}

  /** Root module of a service with its checked configuration; a program that ends after its work takes no `jobs`. */
  static forService<S extends SettingsShape>(
    definition: ServiceDefinition<S>,
    config: ServiceConfig<S>,
    { jobs = true }: { jobs?: boolean } = {},
  ): DynamicModule {
    const settings = { provide: SERVICE_CONFIG, useValue: config };
    return {
      module: CoreModule,
      global: true,
      imports: [DiscoveryModule, databaseModule(definition, config), definition.module],
      controllers: [HealthController, AuditController],
      providers: [
        settings,
        ...shared,
        { provide: DOES_JOBS, useValue: jobs },
        { provide: PROGRAM_VERSION, useValue: definition.version ?? null },
        ...(jobs ? [HouseKeeping, InstanceBeat] : []),
        DenyByDefault,
        { provide: APP_GUARD, useClass: EndpointGuard },
      ],
      exports: [settings, ...shared],
    };
  }

  onModuleInit(): void {
    this.health.register('database', () => this.connection.ask());
    this.health.register('redis', async () => void (await this.redis.run((client) => client.ping())));
    this.metrics.onScrape(async () => {
      const { components } = await this.health.check();
      for (const [component, state] of Object.entries(components)) {
        this.metrics.set('pora_component_up', { component }, state === 'up' ? 1 : 0);
      }
    });
  }
}

function databaseModule<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  config: ServiceConfig<S>,
): DynamicModule {
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...dataSourceOptions(definition, {
        url: config.databaseUrl,
        statementTimeoutMs: definition.statementTimeoutMs,
        poolSize: definition.poolSize,
      }),
      // DatabaseConnection connects: the service starts while Postgres is away.
      manualInitialization: true,
      retryAttempts: 0,
    }),
  });
}
