import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '@pora/common/config';
import { adminSettings } from '../../services/admin/src/config.js';
import { catalogSettings } from '../../services/catalog/src/config.js';
import { patientsSettings } from '../../services/patients/src/config.js';
import { plansSettings } from '../../services/plans/src/config.js';
import { loadSecrets } from '../local/secrets.mjs';
import { readSettings } from '../local/settings.mjs';
import { allValues, backupPart, partsOf, tellAll } from './told.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pora-told-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const REAL_PROVIDER = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pora.example.test',
  OIDC_ISSUER: 'https://accounts.example.test',
  OIDC_CLIENT_ID: 'pora',
  OIDC_CLIENT_SECRET: 'a client secret of the provider',
  ALLOWED_EMAILS: 'anna@pora.example.test',
  ADMIN_EMAIL: 'anna@pora.example.test',
  SESSION_SECRET: 'a session secret of more than 32 characters',
};

function valuesOf(env: Record<string, string>) {
  return allValues(readSettings(env, folder), loadSecrets(folder), { postgres: 'postgres', redis: 'redis' });
}

/** Which of these words each part holds. */
function holders(values: ReturnType<typeof valuesOf>, words: Record<string, string>) {
  const parts = Object.entries(partsOf(values)).map(([name, part]) => [name, JSON.stringify(part)] as const);
  return Object.fromEntries(
    Object.entries(words).map(([what, word]) => [
      what,
      parts.filter(([, text]) => text.includes(word)).map(([name]) => name),
    ]),
  );
}

describe('what containers are told', () => {
  it('[core §7] the container of admin has what a backup and a restore by command need', () => {
    const { env } = partsOf(valuesOf({ BACKUP_DIR: '/backups' })).admin;
    expect(env).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/[a-z_]+:[^@]+@postgres:5432\/pora$/),
      BACKUP_DATABASE_URL: expect.stringContaining('@postgres:5432/pora'),
      RESTORE_DATABASE_URL: expect.stringContaining('@postgres:5432/pora'),
      BACKUP_DIR: '/backups',
    });
  });

  it.each([
    ['with the local provider', {}],
    ['in production', REAL_PROVIDER],
  ])('every program takes what it is told, also the backup by the clock: %s', (_where, env) => {
    const values = valuesOf(env);
    const { catalog, patients, plans, admin } = partsOf(values);
    const configs = [
      readConfig({ name: 'catalog', settings: catalogSettings }, catalog.env),
      readConfig({ name: 'patients', settings: patientsSettings }, patients.env),
      readConfig({ name: 'plans', settings: plansSettings }, plans.env),
      readConfig({ name: 'admin', settings: adminSettings }, admin.env),
      readConfig({ name: 'admin', settings: adminSettings }, backupPart(values).env),
    ];
    expect(configs.map(({ publicUrl }) => publicUrl)).toEqual(configs.map(() => values.publicUrl));
  });

  it('[core §1] each service knows its own password and no other', () => {
    const values = valuesOf({});
    const { secrets } = values;
    expect(
      holders(values, {
        owner: secrets.ownerPassword,
        migrator: secrets.migratorPassword,
        catalog: secrets.catalogPassword,
        patients: secrets.patientsPassword,
        plans: secrets.plansPassword,
        admin: secrets.adminPassword,
        redis: secrets.redisPassword,
      }),
    ).toEqual({
      owner: ['prepare', 'demo'],
      migrator: ['prepare'],
      catalog: ['catalog', 'prepare'],
      patients: ['patients', 'prepare'],
      plans: ['plans', 'prepare', 'demo'],
      admin: ['admin', 'prepare'],
      redis: ['catalog', 'patients', 'plans', 'admin', 'demo'],
    });
  });

  it('[core §1] the secret of the identity provider stays with those who sign people in', () => {
    const values = valuesOf(REAL_PROVIDER);
    const words = { client: REAL_PROVIDER.OIDC_CLIENT_SECRET, session: REAL_PROVIDER.SESSION_SECRET };
    expect(holders(values, words)).toEqual({
      client: ['admin'],
      session: ['catalog', 'patients', 'plans', 'admin', 'demo'],
    });
  });

  it('[core §1] the key and the store of backups stay with the one who makes them', () => {
    const words = { key: 'a key of more than thirty-two characters', store: 'a word of the store' };
    const values = valuesOf({
      BACKUP_KEY: words.key,
      BACKUP_S3_ENDPOINT: 'https://s3.example.test',
      BACKUP_S3_BUCKET: 'pora',
      BACKUP_S3_ACCESS_KEY_ID: 'name',
      BACKUP_S3_SECRET_ACCESS_KEY: words.store,
    });
    expect(holders(values, words)).toEqual({ key: ['admin'], store: ['admin'] });
  });

  it('the gateway is told nothing secret', () => {
    expect(partsOf(valuesOf({})).gateway).toEqual({
      publicUrl: 'http://localhost:8080',
      listen: ['8080', '[::]:8080'],
      releasesDoor: ['8090', '[::]:8090'],
      upstreams: {
        catalog: ['catalog:7300'],
        patients: ['patients:7300'],
        plans: ['plans:7300'],
        admin: ['admin:7300'],
        'identity-provider': ['identity-provider:7301'],
      },
      oidcIssuer: undefined,
      rateLimits: true,
      workers: '2',
    });
  });

  it('of the services the administration alone is told where the gateway says which releases it serves', () => {
    const words = { releases: 'http://gateway:8090/releases.json' };
    expect(holders(valuesOf({}), words)).toEqual({ releases: ['admin', 'prepare', 'demo'] });
  });

  it('the local provider is reached under the address of the browser, a real one under its own', () => {
    const door = { at: 'http://localhost:9000', to: 'identity-provider:7301' };
    expect(partsOf(valuesOf({ PORT: '9000' })).admin).toMatchObject({ door });
    const real = partsOf(valuesOf(REAL_PROVIDER));
    expect([real.admin, real['identity-provider']]).toEqual([expect.not.objectContaining({ door }), null]);
  });

  it('storage of your own takes the place of the containers', () => {
    const values = valuesOf({
      DATABASE_URL: 'postgres://boss:secret@db.example.test:5433/practice',
      REDIS_URL: 'rediss://:word@redis.example.test:6380',
    });
    expect(values.database.owner).toBe('postgres://boss:secret@db.example.test:5433/practice');
    expect(partsOf(values).catalog.env).toMatchObject({
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/pora_catalog:\w+@db\.example\.test:5433\/practice$/),
      REDIS_URL: 'rediss://:word@redis.example.test:6380',
    });
  });

  it('the list of who may sign in is named to every service', () => {
    const { allowedEmailsFile, ...rest } = readSettings({}, folder);
    const settings = { ...rest, allowedEmails: [], allowedEmailsFile: '/allowed-emails' };
    const values = allValues(settings, loadSecrets(folder), { postgres: 'postgres', redis: 'redis' });
    expect(allowedEmailsFile).toBeUndefined();
    expect(partsOf(values).plans.env).toMatchObject({ ALLOWED_EMAILS_FILE: '/allowed-emails' });
  });

  it('programs get no path, home or language of the one that tells them', () => {
    const { env } = partsOf(valuesOf({})).catalog;
    expect(Object.keys(env).filter((name) => ['PATH', 'HOME', 'LANG', 'TZ'].includes(name))).toEqual([]);
  });

  it('are written a second time over the first, readable for those alone who need them', () => {
    const names = [...Object.keys(partsOf(valuesOf({}))), 'postgres', 'redis'];
    names.forEach((name) => mkdirSync(path.join(folder, 'told', name), { recursive: true }));
    tellAll(path.join(folder, 'told'), valuesOf({}));
    tellAll(path.join(folder, 'told'), valuesOf({ PORT: '9000' }));
    const rights = (name: string, file: string) =>
      statSync(path.join(folder, 'told', name, file)).mode & 0o777;
    expect(rights('plans', 'told.json')).toBe(0o400);
    expect(readdirSync(path.join(folder, 'told', 'redis'))).toEqual(['redis-password', 'redis.conf']);
    const gateway = JSON.parse(readFileSync(path.join(folder, 'told', 'gateway', 'told.json'), 'utf8'));
    expect(gateway).toMatchObject({ publicUrl: 'http://localhost:9000' });
  });
});
