import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.mjs';

const read = (env: Record<string, string>) => readSettings(env, '/checkout');

const GOOGLE = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
  ALLOWED_EMAILS: 'Anna@Gabinet.example, jan@gabinet.example',
  ADMIN_EMAIL: 'anna@gabinet.example',
};
const STORE = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.test',
  BACKUP_S3_BUCKET: 'pora',
  BACKUP_S3_ACCESS_KEY_ID: 'name',
  BACKUP_S3_SECRET_ACCESS_KEY: 'a very secret word',
};
const PRODUCTION = {
  ...GOOGLE,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pora.example',
  SESSION_SECRET: 'x'.repeat(40),
};

describe('settings of the local start', () => {
  it('need nothing: the two ready accounts, demo data and port 8080', () => {
    expect(read({})).toMatchObject({
      nodeEnv: 'development',
      port: 8080,
      dataDir: '/checkout/.pora',
      seed: 'demo',
      oidcIssuer: undefined,
      allowedEmails: ['alicja@gabinet.example', 'admin@gabinet.example'],
      adminEmail: 'admin@gabinet.example',
      backupDir: '/checkout/.pora/backups',
      docxArchive: 'on',
      rateLimits: 'on',
    });
  });

  it('take a real identity provider, with addresses compared in lower case', () => {
    expect(read(GOOGLE)).toMatchObject({
      oidcIssuer: 'https://accounts.google.com',
      allowedEmails: ['anna@gabinet.example', 'jan@gabinet.example'],
    });
  });

  it('take a store for backups, with what it may have besides', () => {
    expect(read({}).backupStore).toEqual({});
    const store = { ...STORE, BACKUP_S3_REGION: 'eu-central-1', BACKUP_S3_PATH_STYLE: 'off' };
    expect(read({ ...store, BACKUP_S3_PREFIX: ' ' }).backupStore).toEqual(store);
    expect(read({ ...STORE, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9000' }).backupStore).toMatchObject({
      BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9000',
    });
  });

  it.each([
    [
      { BACKUP_S3_BUCKET: 'pora' },
      'BACKUP_S3_BUCKET names a store for backups: set BACKUP_S3_ENDPOINT as well.',
    ],
    [
      { ...STORE, BACKUP_S3_SECRET_ACCESS_KEY: '' },
      'BACKUP_S3_ENDPOINT names a store for backups: set BACKUP_S3_SECRET_ACCESS_KEY as well.',
    ],
    [
      { BACKUP_S3_REGION: 'eu-central-1' },
      'BACKUP_S3_REGION names a store for backups: set BACKUP_S3_ENDPOINT as well.',
    ],
    [
      { ...STORE, BACKUP_S3_ENDPOINT: 'http://store.local:9000' },
      'BACKUP_S3_ENDPOINT uses http: give an address that starts with https://, or set BACKUP_KEY so that backups are encrypted.',
    ],
    [{ ...STORE, BACKUP_S3_PATH_STYLE: 'yes' }, 'BACKUP_S3_PATH_STYLE is "yes": set one of on, off.'],
  ])('refuse half a store: %j', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });

  it('treat the address of the local provider as the local provider', () => {
    expect(read({ OIDC_ISSUER: 'http://localhost:8080/dev-idp/' }).oidcIssuer).toBeUndefined();
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": set a number from 0 to 65535, for example PORT=8080.'],
    [{ PORT: '70000' }, 'PORT is "70000": set a number from 0 to 65535, for example PORT=8080.'],
    [{ SEED: 'all' }, 'SEED is "all": set one of none, starter, demo.'],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS is "yes": set one of on, off.'],
    [
      { PUBLIC_URL: 'http://localhost:8080/app' },
      'PUBLIC_URL is "http://localhost:8080/app": give the address alone, without a path, for example http://localhost:8080.',
    ],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL is not an address: give a full one that starts with postgres:// or postgresql://.',
    ],
    [{ ALLOWED_EMAILS: 'anna' }, 'ALLOWED_EMAILS holds "anna": give e-mail addresses separated by commas.'],
    [{ ADMIN_EMAIL: 'a b' }, 'ADMIN_EMAIL is "a b": give one e-mail address.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET is too short: give at least 32 random characters.'],
    [
      { OIDC_ISSUER: 'https://accounts.google.com' },
      'OIDC_ISSUER names an identity provider: set OIDC_CLIENT_ID as well.',
    ],
    [
      { ...GOOGLE, OIDC_ISSUER: 'http://idp.example' },
      'OIDC_ISSUER uses http: give the address of the identity provider that starts with https://.',
    ],
    [
      { NODE_ENV: 'production' },
      'NODE_ENV=production has no defaults for secrets and addresses: set PUBLIC_URL.',
    ],
    [
      { ...PRODUCTION, SESSION_SECRET: '' },
      'NODE_ENV=production has no defaults for secrets and addresses: set SESSION_SECRET.',
    ],
    [
      { ...PRODUCTION, OIDC_ISSUER: 'https://pora.example/dev-idp' },
      'The local identity provider does not run with NODE_ENV=production: set OIDC_ISSUER to a real provider.',
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: 'http://pora.example' },
      'With NODE_ENV=production, PUBLIC_URL has to start with https://.',
    ],
  ])('a bad value stops the start with one sentence: %j', (env, sentence) => {
    expect(() => read(env as Record<string, string>)).toThrow(sentence);
  });

  const NO_PASSWORD =
    'but the local identity provider asks for no password and serves only this machine (localhost): set OIDC_ISSUER to a real provider.';

  it.each([
    'https://pora.example.test',
    'https://127.0.0.1.example.test',
    'https://10.0.0.7:8443',
    'https://0.0.0.0',
  ])(
    '[core §1] an address that others reach (%s) never comes with the provider that asks for no password',
    (url) => {
      expect(() => read({ PUBLIC_URL: url })).toThrow(`PUBLIC_URL is "${url}", ${NO_PASSWORD}`);
      expect(() => read({ PUBLIC_URL: url, OIDC_ISSUER: `${url}/dev-idp` })).toThrow(
        `PUBLIC_URL is "${url}"`,
      );
      expect(read({ ...GOOGLE, PUBLIC_URL: url }).publicUrl).toBe(url);
    },
  );

  it.each(['http://localhost:9000', 'https://localhost', 'http://127.3.4.5', 'http://[::1]:8080'])(
    '[core §1] the local provider serves an address of this machine (%s)',
    (url) => {
      expect(read({ PUBLIC_URL: url })).toMatchObject({ publicUrl: url, oidcIssuer: undefined });
    },
  );

  it.each([{}, GOOGLE])('[core §1] http with a foreign name is refused, whoever signs people in', (env) => {
    expect(() => read({ ...env, PUBLIC_URL: 'http://pora.example.test' })).toThrow(
      'PUBLIC_URL is "http://pora.example.test": http serves this machine only (localhost), so give an address that starts with https://.',
    );
  });

  it('hold in production when everything is given', () => {
    expect(read(PRODUCTION)).toMatchObject({ nodeEnv: 'production', publicUrl: 'https://pora.example' });
  });
});
