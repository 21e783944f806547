import { describe, expect, test } from '@jest/globals';
import { ConfigError, integerSetting, onOffSetting, readConfig, urlSetting } from './config.js';

const environment = {
  SERVICE_PORT: '3000',
  DATABASE_URL: 'postgres://pora_plans:x@127.0.0.1:5432/pora',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PUBLIC_URL: 'http://localhost:8080/',
  SESSION_SECRET: 's'.repeat(32),
  INTERNAL_SECRET: 'i'.repeat(32),
  ALLOWED_EMAILS: 'Anna@Poradnia.pl, ewa@poradnia.pl',
  ADMIN_EMAIL: 'Ewa@poradnia.pl',
};
const plans = {
  name: 'plans' as const,
  settings: { CATALOG_URL: urlSetting(), DOCX_ARCHIVE: onOffSetting('on') },
};
const withCatalog = { ...environment, CATALOG_URL: 'http://127.0.0.1:4000' };

function refusalOf(values: Record<string, string | undefined>): string {
  try {
    readConfig(plans, values);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

describe('settings of a service', () => {
  test('good values are read into their types, addresses in lower case', () => {
    expect(readConfig(plans, withCatalog)).toEqual({
      serviceName: 'plans',
      isProduction: false,
      checksAnswers: false,
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: environment.DATABASE_URL,
      redisUrl: environment.REDIS_URL,
      publicUrl: 'http://localhost:8080',
      sessionSecret: environment.SESSION_SECRET,
      internalSecret: environment.INTERNAL_SECRET,
      allowedEmails: ['anna@poradnia.pl', 'ewa@poradnia.pl'],
      allowedEmailsFile: undefined,
      adminEmail: 'ewa@poradnia.pl',
      logLevel: 'info',
      rateLimits: true,
      settings: { CATALOG_URL: 'http://127.0.0.1:4000', DOCX_ARCHIVE: true },
    });
  });

  test('all missing and wrong values are named in one sentence', () => {
    const sentence = refusalOf({
      ...withCatalog,
      SESSION_SECRET: 'krótki',
      DATABASE_URL: '',
      CATALOG_URL: 'ftp://x',
    });
    expect(sentence).toBe(
      'Usługa plans nie wystartuje: popraw ustawienia DATABASE_URL (brak wartości), ' +
        'SESSION_SECRET (potrzeba co najmniej 32 znaków), CATALOG_URL (potrzebny jest adres http:// albo https://).',
    );
  });

  test.each([
    ['a secret has no default', { SESSION_SECRET: undefined }, 'SESSION_SECRET'],
    ['both secrets must differ', { INTERNAL_SECRET: 's'.repeat(32) }, 'INTERNAL_SECRET'],
    ['somebody must be allowed in', { ALLOWED_EMAILS: '' }, 'ALLOWED_EMAILS'],
    ['an address must look like one', { ALLOWED_EMAILS: 'anna' }, 'ALLOWED_EMAILS'],
    ['a port is a number', { SERVICE_PORT: 'http' }, 'SERVICE_PORT'],
    ['a port ends at 65535', { SERVICE_PORT: '65536' }, 'SERVICE_PORT'],
    ['limits are on or off', { RATE_LIMITS: 'yes' }, 'RATE_LIMITS'],
    ['Redis needs a redis address', { REDIS_URL: 'http://127.0.0.1' }, 'REDIS_URL'],
    [
      'production needs https',
      { NODE_ENV: 'production', PUBLIC_URL: 'http://pora.example.pl' },
      'PUBLIC_URL',
    ],
  ])('%s', (_rule, change, name) => {
    expect(refusalOf({ ...withCatalog, ...change })).toContain(`popraw ustawienia ${name} (`);
  });

  test('a file of addresses may replace the list', () => {
    const values = { ...withCatalog, ALLOWED_EMAILS: '', ALLOWED_EMAILS_FILE: '/etc/pora/emails' };
    expect(readConfig(plans, values).allowedEmailsFile).toBe('/etc/pora/emails');
  });

  test('a number without a fallback must be given, with one it need not', () => {
    expect(integerSetting({ min: 1, max: 9 }).safeParse(undefined).success).toBe(false);
    expect(integerSetting({ fallback: 4, min: 1, max: 9 }).parse(undefined)).toBe(4);
  });
});
