import type { INestApplicationContext, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import 'reflect-metadata';
import { SERVICE_CONFIG, type CommonConfig, type ServiceConfig } from './config.js';
import { CoreModule } from './core.module.js';
import { Drain } from './http/drain.js';
import { ErrorFilter } from './http/error-filter.js';
import { PoraAdapter } from './http/pora-adapter.js';
import { requestScope } from './http/request-scope.js';
import { Log } from './logging.js';
import { Metrics } from './metrics.js';
import type { ServiceDefinition } from './service.js';
import type { SettingsShape } from './settings.js';

const KEEP_ALIVE_MS = 75_000;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** Nest application of a service, ready to listen. */
export interface HttpApp {
  readonly app: NestExpressApplication;
  readonly drain: Drain;
}

/** Builds the HTTP application of a service; the same for production and tests. */
export async function createHttpApp<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  config: ServiceConfig<S>,
  logger: LoggerService,
): Promise<HttpApp> {
  const app = await NestFactory.create<NestExpressApplication>(
    CoreModule.forService(definition, config),
    new PoraAdapter(config),
    { bodyParser: false, logger, abortOnError: false },
  );
  return { app, drain: prepareHttp(app) };
}

/** Puts the middleware, error filter and limits of every service on a Nest application. */
export function prepareHttp(app: NestExpressApplication): Drain {
  const drain = new Drain();
  const log = app.get(Log);
  app.set('trust proxy', 'loopback');
  app.set('etag', false);
  app.set('query parser', false);
  app.disable('x-powered-by');
  const metrics = app.get(Metrics);
  app.use(drain.middleware, requestScope(log, metrics));
  const { checksAnswers } = app.get<CommonConfig>(SERVICE_CONFIG);
  app.useGlobalFilters(new ErrorFilter(log, metrics, checksAnswers));
  const server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  return drain;
}

/** The service without HTTP, for programs such as seeding. */
export async function createContext<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  config: ServiceConfig<S>,
  logger: LoggerService,
): Promise<INestApplicationContext> {
  const module = CoreModule.forService(definition, config, { jobs: false });
  return NestFactory.createApplicationContext(module, { logger, abortOnError: false });
}
