import { describe, expect, test } from '@jest/globals';
import { ConfigError, readConfig, textSetting } from '@pora/common/config';
import { refuseStoreSettings, storeOf, storeSettings } from './store-settings.js';

const NEEDED = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.test',
  BACKUP_S3_BUCKET: 'pora',
  BACKUP_S3_ACCESS_KEY_ID: 'name',
  BACKUP_S3_SECRET_ACCESS_KEY: 'a very secret word',
};
const environment = {
  SERVICE_PORT: '3000',
  DATABASE_URL: 'postgres://pora_admin:x@127.0.0.1:5432/pora',
  REDIS_URL: 'redis://127.0.0.1:6379',
  PUBLIC_URL: 'http://localhost:8080',
  SESSION_SECRET: 's'.repeat(32),
  INTERNAL_SECRET: 'i'.repeat(32),
  ALLOWED_EMAILS: 'ewa@poradnia.pl',
  ADMIN_EMAIL: 'ewa@poradnia.pl',
};
const known = { ...storeSettings, BACKUP_KEY: textSetting({ min: 32 }).optional() };
const admin = { name: 'admin' as const, settings: known, refuse: refuseStoreSettings };
const read = (values: Record<string, string>) => readConfig(admin, { ...environment, ...values });

function refusalOf(values: Record<string, string>): string {
  try {
    read(values);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

describe('settings of a store in the cloud', () => {
  test('none of them: backups stay in their folder', () => {
    expect(storeOf(read({}).settings)).toBeUndefined();
  });

  test('all that is needed: the bucket stands in the path, and every key is its own', () => {
    expect(storeOf(read(NEEDED).settings)).toEqual({
      endpoint: 'https://s3.example.test',
      bucket: 'pora',
      accessKeyId: 'name',
      secretAccessKey: 'a very secret word',
      region: 'us-east-1',
      prefix: '',
      isPathStyle: true,
    });
  });

  test.each(['pora/kopie', '/pora/kopie/', 'pora/kopie/'])('%s is a folder within the bucket', (prefix) => {
    const { settings } = read({ ...NEEDED, BACKUP_S3_PREFIX: prefix, BACKUP_S3_PATH_STYLE: 'off' });
    expect(storeOf(settings)).toMatchObject({ prefix: 'pora/kopie/', isPathStyle: false });
  });

  test.each(Object.keys(NEEDED))('without %s alone the service does not start', (name) => {
    const refusal = refusalOf({ ...NEEDED, [name]: '' });
    expect(refusal).toMatch(
      new RegExp(`^Usługa admin nie wystartuje: popraw ustawienia ${name} \\(brak wartości`),
    );
    expect(refusal).not.toContain(NEEDED.BACKUP_S3_SECRET_ACCESS_KEY);
  });

  test('a region or a folder alone is half a store', () => {
    expect(refusalOf({ BACKUP_S3_REGION: 'eu-central-1' })).toContain('BACKUP_S3_REGION jest ustawione');
    expect(refusalOf({ BACKUP_S3_PREFIX: 'pora' })).toContain('BACKUP_S3_PREFIX jest ustawione');
  });

  test('files that anybody could read do not travel openly', () => {
    const open = { ...NEEDED, BACKUP_S3_ENDPOINT: 'http://store.local:9000' };
    expect(refusalOf(open)).toContain('BACKUP_S3_ENDPOINT (bez BACKUP_KEY potrzebny jest adres https://)');
    expect(storeOf(read({ ...open, BACKUP_KEY: 'k'.repeat(32) }).settings)).toBeDefined();
    expect(storeOf(read({ ...open, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9000' }).settings)).toBeDefined();
  });
});
