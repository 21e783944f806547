import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createHttpApp, type HttpApp } from './app.js';
import { ConfigError, readConfig, type Environment, type ServiceConfig } from './config.js';
import { HealthRegistry } from './health.js';
import { frameworkLogger, Log } from './logging.js';
import { withinTime } from './redis.js';
import type { ServiceDefinition } from './service.js';
import type { SettingsShape } from './settings.js';
import { startTracing, stopTracing } from './tracing.js';

/** A service that answers. */
export interface RunningService {
  /** Its own address, e.g. `http://127.0.0.1:3001`. */
  readonly url: string;
  /** Finishes open requests and closes everything, within 10 s. */
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 9_500;
/** A service starts without database and Redis as well, only so much later. */
const FIRST_READY_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 20;
/** Time for saying goodbye to Postgres, Redis and the queues. */
const CLOSE_WITHIN_MS = 3_000;

/**
 * Program of `node dist/main.js`: reads the environment, listens, and stops in order on SIGTERM and SIGINT. A bad
 * value or a port in use ends the process with 1 and one sentence on stderr; so does a fault nobody handled.
 */
export async function startService<S extends SettingsShape>(definition: ServiceDefinition<S>): Promise<void> {
  try {
    const config = readConfig(definition, process.env);
    const log = new Log(config);
    endOnUnhandled(log);
    const { serviceName, traceEndpoint } = config;
    if (traceEndpoint !== undefined) await startTracing({ serviceName, endpoint: traceEndpoint });
    const service = await listen(definition, config, log);
    stopOnSignal(service, log);
    endStart();
  } catch (error) {
    process.stderr.write(`${sentenceOf(definition.name, error, process.env)}\n`);
    process.exit(1);
  }
}

/** The first minutes of a service that nobody asks anything are the same as its start. */
const AT_REST_AFTER_MS = 5_000;
const ONCE_AT_REST = ['expose-gc', 'stress-flush-code', 'compact-on-every-full-gc'];

/**
 * What only the start needed is given back once, while nobody waits yet: without it a service that rests holds that memory
 * until it has worked enough for V8 to look. Code that ran for the start alone goes as well, and what remains is moved
 * together (measured: 15 to 20 MB of 115). From now on code is compiled for speed, see `unoptimized-start.ts`.
 */
function endStart(): void {
  setTimeout(() => {
    for (const flag of ONCE_AT_REST) setFlagsFromString(`--${flag}`);
    const collect: unknown = runInNewContext('gc');
    if (typeof collect === 'function') collect();
    for (const flag of ONCE_AT_REST) setFlagsFromString(`--no-${flag}`);
    setFlagsFromString('--opt');
  }, AT_REST_AFTER_MS).unref();
}

/** Starts a service with a checked configuration. */
export async function listen<S extends SettingsShape>(
  definition: ServiceDefinition<S>,
  config: ServiceConfig<S>,
  log = new Log(config),
): Promise<RunningService> {
  const http = await createHttpApp(definition, config, frameworkLogger(log));
  await http.app.init();
  // Beside another instance that works, nobody should be sent to one that has to refuse everybody.
  await readyOrLate(http.app.get(HealthRegistry));
  await http.app.listen(config.port, config.host);
  const { port } = http.app.getHttpServer().address() as AddressInfo;
  log.info('service.started', { port });
  return { url: `http://${config.host}:${port}`, stop: () => stop(http, log) };
}

async function readyOrLate(health: HealthRegistry): Promise<void> {
  const end = performance.now() + FIRST_READY_WITHIN_MS;
  while (performance.now() < end && !(await health.check()).ready) await wait(LOOK_EVERY_MS);
}

async function stop({ app, drain }: HttpApp, log: Log): Promise<void> {
  app.get(HealthRegistry).startDraining();
  await drain.stop(app.getHttpServer());
  try {
    await withinTime(app.close(), CLOSE_WITHIN_MS);
  } catch (error) {
    // Every request is answered; a database or queue that hangs must not hold the process.
    log.error('service.closed-hard', error);
  }
  await stopTracing();
}

function stopOnSignal(service: RunningService, log: Log): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info('service.stopping', { signal });
    withinTime(service.stop(), STOP_WITHIN_MS).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('service.stopped-late', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function endOnUnhandled(log: Log): void {
  const end = (event: string) => (error: unknown) => {
    log.error(event, error);
    process.exit(1);
  };
  process.on('unhandledRejection', end('process.unhandled-rejection'));
  process.on('uncaughtException', end('process.uncaught-exception'));
}

function sentenceOf(name: string, error: unknown, environment: Environment): string {
  if (error instanceof ConfigError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Usługa ${name} nie wystartuje: port ${environment['SERVICE_PORT']} jest już zajęty.`;
  }
  return `Usługa ${name} nie wystartuje: ${error instanceof Error ? error.message : String(error)}`;
}
