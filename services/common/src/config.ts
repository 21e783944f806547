import { z } from 'zod';
import type { ServiceName } from './service-name.js';
import {
  connectionSetting,
  emailListSetting,
  emailSetting,
  integerSetting,
  onOffSetting,
  textSetting,
  urlSetting,
  type SettingsShape,
} from './settings.js';

export {
  emailListSetting,
  emailSetting,
  integerSetting,
  onOffSetting,
  textSetting,
  urlSetting,
} from './settings.js';

/** Injection token of the checked configuration of the running service. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');

const commonSettings = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'dozwolone są wartości development, test i production',
    })
    .default('development'),
  SERVICE_PORT: integerSetting({ min: 0, max: 65_535 }),
  HOST: textSetting().default('127.0.0.1'),
  DATABASE_URL: connectionSetting(['postgres:', 'postgresql:']),
  REDIS_URL: connectionSetting(['redis:', 'rediss:']),
  PUBLIC_URL: urlSetting(),
  SESSION_SECRET: textSetting({ min: 32 }),
  INTERNAL_SECRET: textSetting({ min: 32 }),
  ALLOWED_EMAILS: emailListSetting(),
  ALLOWED_EMAILS_FILE: textSetting().optional(),
  ADMIN_EMAIL: emailSetting(),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'], {
      error: 'dozwolone są wartości silent, fatal, error, warn, info i debug',
    })
    .default('info'),
  RATE_LIMITS: onOffSetting('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting().optional(),
} satisfies SettingsShape;

/** Checked configuration every service has. */
export interface CommonConfig {
  readonly serviceName: ServiceName;
  readonly isProduction: boolean;
  /** Whether every answer is held against the contract of its route: in tests only, because it costs time. */
  readonly checksAnswers: boolean;
  /** TCP port; 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Address people open, without a trailing slash. */
  readonly publicUrl: string;
  readonly sessionSecret: string;
  readonly internalSecret: string;
  /** Addresses allowed to sign in, lower case. */
  readonly allowedEmails: readonly string[];
  /** File with further allowed addresses, read again whenever it changes. */
  readonly allowedEmailsFile: string | undefined;
  readonly adminEmail: string;
  readonly logLevel: string;
  readonly rateLimits: boolean;
  /** Receiver of traces (OTLP over HTTP); undefined: none are made. */
  readonly traceEndpoint: string | undefined;
}

/** Configuration of a service: the common part plus its own `settings`. */
export type ServiceConfig<S extends SettingsShape = SettingsShape> = CommonConfig & {
  readonly settings: SettingsOf<S>;
};

/** Checked values of a service's own settings. */
export type SettingsOf<S extends SettingsShape> = { readonly [K in keyof S]: z.output<S[K]> };

/** A setting that cannot stay as it is, and why, in Polish. */
export interface SettingProblem {
  readonly name: string;
  readonly why: string;
}

/** A variable is missing or wrong; `message` is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Environment as Node gives it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment of a service. @throws ConfigError naming every bad variable in one sentence. */
export function readConfig<S extends SettingsShape>(
  definition: {
    readonly name: ServiceName;
    readonly settings?: S;
    refuse?(settings: SettingsOf<S>): SettingProblem | undefined;
  },
  environment: Environment,
): ServiceConfig<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const common = z.object(commonSettings).safeParse(given);
  const own = z.object(definition.settings ?? {}).safeParse(given);
  const problems = [...(common.error?.issues ?? []), ...(own.error?.issues ?? [])];
  if (!common.success || !own.success) throw new ConfigError(sentenceOf(definition.name, problems));
  const config = toConfig(definition.name, common.data);
  refuseUnsafe(config);
  const settings = own.data as SettingsOf<S>;
  const problem = definition.refuse?.(settings);
  if (problem) refuse(config, problem);
  return { ...config, settings };
}

type CommonValues = z.output<z.ZodObject<typeof commonSettings>>;

function toConfig(serviceName: ServiceName, values: CommonValues): CommonConfig {
  return {
    serviceName,
    isProduction: values.NODE_ENV === 'production',
    checksAnswers: values.NODE_ENV === 'test',
    port: values.SERVICE_PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    publicUrl: values.PUBLIC_URL,
    sessionSecret: values.SESSION_SECRET,
    internalSecret: values.INTERNAL_SECRET,
    allowedEmails: values.ALLOWED_EMAILS,
    allowedEmailsFile: values.ALLOWED_EMAILS_FILE,
    adminEmail: values.ADMIN_EMAIL,
    logLevel: values.LOG_LEVEL,
    rateLimits: values.RATE_LIMITS,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

function refuse(config: CommonConfig, { name, why }: SettingProblem): never {
  throw new ConfigError(sentenceOf(config.serviceName, [{ path: [name], message: why }]));
}

function refuseUnsafe(config: CommonConfig): void {
  const fail = (name: string, why: string) => refuse(config, { name, why });
  if (!config.allowedEmails.length && !config.allowedEmailsFile) {
    fail('ALLOWED_EMAILS', 'podaj co najmniej jeden adres albo plik ALLOWED_EMAILS_FILE');
  }
  if (config.sessionSecret === config.internalSecret) {
    fail('INTERNAL_SECRET', 'musi być inny niż SESSION_SECRET');
  }
  const url = new URL(config.publicUrl);
  if (config.isProduction && url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    fail('PUBLIC_URL', 'w produkcji potrzebny jest adres https://');
  }
}

/** Whether a host name means this very machine. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]', '::1'].includes(hostname);
}

function sentenceOf(
  service: string,
  problems: readonly { path: readonly PropertyKey[]; message: string }[],
): string {
  const list = problems.map(({ path, message }) => `${path.map(String).join('.')} (${message})`).join(', ');
  return `Usługa ${service} nie wystartuje: popraw ustawienia ${list}.`;
}
