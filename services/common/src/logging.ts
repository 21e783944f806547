import { types } from 'node:util';
import { Inject, Injectable, type LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { LogOutput } from './log-output.js';
import { currentRequestId } from './request-context.js';

/** The only fields a log line may carry: ids, codes, counts and durations – never names, bodies or health data. */
export interface LogFields {
  method?: string;
  /** Route pattern, e.g. `/api/patients/:id`. */
  route?: string;
  status?: number;
  code?: string;
  durationMs?: number;
  component?: string;
  job?: string;
  queue?: string;
  action?: string;
  entity?: string;
  entityId?: string;
  planId?: string;
  patientId?: string;
  count?: number;
  attempt?: number;
  port?: number;
  signal?: string;
  reason?: string;
}

const ALLOWED: readonly (keyof LogFields)[] = [
  ...(['method', 'route', 'status', 'code', 'durationMs', 'component', 'job', 'queue', 'action'] as const),
  ...(['entity', 'entityId', 'planId', 'patientId', 'count', 'attempt', 'port', 'signal', 'reason'] as const),
];

/** Structured JSON log of a service; every line carries the service, the event and the request id. */
@Injectable()
export class Log {
  private readonly logger: Logger;

  constructor(@Inject(SERVICE_CONFIG) config: Pick<CommonConfig, 'serviceName' | 'logLevel'>) {
    const output = new LogOutput((count) => droppedLine(config.serviceName, count));
    const options = {
      level: config.logLevel,
      base: { service: config.serviceName },
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level: string) => ({ level }) },
    };
    this.logger = pino(options, output);
  }

  /** Something that belongs to normal operation. */
  info(event: string, fields: LogFields = {}): void {
    if (this.logger.isLevelEnabled('info')) this.logger.info(this.line(fields), event);
  }

  /** Something that heals by itself but should be known. */
  warn(event: string, fields: LogFields = {}): void {
    if (this.logger.isLevelEnabled('warn')) this.logger.warn(this.line(fields), event);
  }

  /** A fault of ours; of the error only class, code and stack frames are kept, never its message. */
  error(event: string, error?: unknown, fields: LogFields = {}): void {
    this.logger.error({ ...this.line(fields), ...describeError(error) }, event);
  }

  private line(fields: LogFields): Record<string, unknown> {
    const line: Record<string, unknown> = { requestId: currentRequestId() };
    for (const name of ALLOWED) if (fields[name] !== undefined) line[name] = fields[name];
    return line;
  }
}

/** The only line that no logger writes: it stands before the first one that could be written again. */
function droppedLine(service: string, count: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 'warn', time, service, count, event: 'log.lines-dropped' })}\n`;
}

/** Class, code and stack frames of an error; messages are dropped because drivers put values into them. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!types.isNativeError(error)) return error === undefined ? {} : { errorName: nameOf(error) };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    errorName: error.name,
    errorCode: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    stack: frames.slice(0, 8).map((line) => line.trim()),
  };
}

/** Errors of the platform (an aborted fetch) are no native ones, but they have a name; other objects have a class. */
function nameOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return typeof thrown;
  if ('name' in thrown && typeof thrown.name === 'string') return thrown.name;
  return thrown.constructor?.name ?? 'object';
}

/** Lets the framework speak through the service's log: warnings and errors only, as boot messages. */
export function frameworkLogger(log: Log): LoggerService {
  const silent = () => undefined;
  return {
    log: silent,
    debug: silent,
    verbose: silent,
    warn: () => log.warn('framework.warning'),
    error: (message: unknown) => log.error('framework.error', message),
    fatal: (message: unknown) => log.error('framework.fatal', message),
  };
}
