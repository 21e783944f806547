import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '@pora/common/config';
import { storeOf } from '../../services/admin/src/backups/cloud/store-settings.js';
import { adminSettings } from '../../services/admin/src/config.js';
import { loadSecrets } from '../local/secrets.mjs';
import { toldFaults } from '../policy/told-rules.js';
import { named, specsOf } from './cluster-rules.js';
import { build } from './example-place.js';
import { workloadsOf } from './kubernetes-view.js';
import { buildKustomization, type Manifest } from './kustomization.js';

const HERE = import.meta.dirname;
/** What an operator makes by hand (README.md); the rest comes from secrets.mjs. */
const BY_HAND = ['pora-object-storage', 'pora-tls'];

describe('secrets of a cluster', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-cluster-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const REAL = {
    PUBLIC_URL: 'https://pora.example.test',
    OIDC_ISSUER: 'https://accounts.example.test',
    OIDC_CLIENT_ID: 'pora',
    OIDC_CLIENT_SECRET: 'a client secret of the provider',
    ALLOWED_EMAILS: 'anna@pora.example.test',
    ADMIN_EMAIL: 'anna@pora.example.test',
    SESSION_SECRET: 'a session secret of more than 32 characters',
    // Over whatever .env of this checkout says.
    SEED: 'starter',
    ALLOWED_EMAILS_FILE: '',
  };
  const print = (env: Record<string, string>, ...database: string[]) =>
    spawnSync(process.execPath, [path.join(HERE, 'secrets.mjs'), folder, ...database], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });

  it('are all those that the manifests name, but for those made by hand', () => {
    const { items } = JSON.parse(print(REAL).stdout);
    const made: string[] = items.map(({ metadata }: Manifest) => metadata.name);
    const used = [
      ...JSON.stringify(build()).matchAll(/"(?:secretName|name)":"((?:told|pora)-[a-z-]+)"/g),
    ].map(([, name]) => name ?? '');
    const objects = new Set(build().map(({ metadata }) => metadata.name));
    const missing = new Set(
      used.filter((name) => !objects.has(name) && ![...made, ...BY_HAND].includes(name)),
    );
    expect([...missing]).toEqual([]);
    expect(made.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('stay the same when they are printed again', () => {
    expect(print(REAL).stdout).toBe(print(REAL).stdout);
  });

  it('lead the services to the storage of the cluster', () => {
    const { items } = JSON.parse(print(REAL).stdout);
    const plans = items.find(({ metadata }: Manifest) => metadata.name === 'told-plans');
    const { env } = JSON.parse(plans.stringData['told.json']);
    expect([env.DATABASE_URL, env.REDIS_URL, env.CATALOG_URL]).toEqual([
      expect.stringMatching(/^postgres:\/\/pora_plans:\w+@pora-db-rw:5432\/pora$/),
      expect.stringMatching(/^redis:\/\/:\w+@pora-redis-master:6379$/),
      'http://catalog:7300',
    ]);
  });

  it('lead everybody to the database that a moment was brought back to', () => {
    const recovered = buildKustomization(path.join(HERE, 'overlays/production/recovery'));
    const [{ name } = { name: '' }] = named(recovered, 'Cluster');
    const { stdout } = print(REAL, name);
    const servers = [...stdout.matchAll(/postgres:\/\/[^@"]+@([^:]+):/g)].map(([, server]) => server);
    expect(new Set(servers)).toEqual(new Set([`${name}-rw`]));
    expect(stdout.replaceAll(`${name}-rw`, 'pora-db-rw')).toBe(print(REAL).stdout);
  });

  it('[core §1] are known to those who need them alone: who makes the roles signs nobody in, who backs up restores nothing', () => {
    const words = {
      key: 'a key of more than thirty-two characters',
      name: 'name in the store',
      store: 'word of the store',
    };
    const store = {
      BACKUP_KEY: words.key,
      BACKUP_S3_ENDPOINT: 'https://s3.example.test',
      BACKUP_S3_BUCKET: 'pora',
      BACKUP_S3_ACCESS_KEY_ID: words.name,
      BACKUP_S3_SECRET_ACCESS_KEY: words.store,
    };
    const { items } = JSON.parse(print({ ...REAL, ...store }).stdout);
    const told = items.flatMap(
      ({ metadata, stringData }: Manifest & { stringData: Record<string, string> }) =>
        stringData['told.json'] ? [[metadata.name.replace('told-', ''), stringData['told.json']]] : [],
    );
    const made = loadSecrets(folder);
    const services = ['catalog', 'patients', 'plans', 'admin'];
    const secret = (word: string, ...neededBy: string[]) => ({ word, neededBy });
    expect(
      toldFaults(Object.fromEntries(told), {
        'the password of the owner': secret(made.ownerPassword, 'prepare'),
        'the password of the migrations': secret(made.migratorPassword, 'prepare'),
        'the password of backups': secret(made.backupPassword, 'prepare', 'admin', 'backup'),
        'the password of restores': secret(made.restorePassword, 'prepare', 'admin'),
        'the password of catalog': secret(made.catalogPassword, 'prepare', 'catalog'),
        'the password of patients': secret(made.patientsPassword, 'prepare', 'patients'),
        'the password of plans': secret(made.plansPassword, 'prepare', 'plans'),
        'the password of admin': secret(made.adminPassword, 'prepare', 'admin', 'backup'),
        'the password of Redis': secret(made.redisPassword, ...services),
        'the key of sessions': secret(REAL.SESSION_SECRET, ...services),
        'the key of sessions that was made': secret(made.sessionSecret),
        'the key between services': secret(made.internalSecret, ...services),
        'the secret at the identity provider': secret(REAL.OIDC_CLIENT_SECRET, 'admin'),
        'the secret of a local provider': secret(made.oidcClientSecret),
        'the name of the place of secrets': secret(made.instance),
        'the key of backups': secret(words.key, 'admin', 'backup'),
        'the name at the store': secret(words.name, 'admin'),
        'the secret of the store': secret(words.store, 'admin'),
      }),
    ).toEqual([]);
  });

  it('let the backup by the clock note that its copy waits, though it reaches no store', () => {
    const store = {
      BACKUP_S3_ENDPOINT: 'https://s3.example.test',
      BACKUP_S3_BUCKET: 'pora',
      BACKUP_S3_ACCESS_KEY_ID: 'name',
      BACKUP_S3_SECRET_ACCESS_KEY: 'word',
    };
    const storeIn = (env: Record<string, string>) => {
      const { items } = JSON.parse(print({ ...REAL, ...env }).stdout);
      const backup = items.find(({ metadata }: Manifest) => metadata.name === 'told-backup');
      const told = JSON.parse(backup.stringData['told.json']);
      return storeOf(readConfig({ name: 'admin', settings: adminSettings }, told.env).settings);
    };
    expect(storeIn(store)).toMatchObject({ endpoint: 'https://s3.example.test', bucket: 'pora' });
    expect(storeIn({})).toBeUndefined();
  });

  it('lead backups to the volume that every pod of administration has', () => {
    const { items } = JSON.parse(print({ ...REAL, BACKUP_DIR: '/home/operator/backups' }).stdout);
    const admin = items.find(({ metadata }: Manifest) => metadata.name === 'told-admin');
    const { env } = JSON.parse(admin.stringData['told.json']);
    const [pod] = workloadsOf(build()).filter(({ name }) => name === 'admin');
    expect(pod?.pod.containers[0]?.volumeMounts).toContainEqual({
      name: 'backups',
      mountPath: env.BACKUP_DIR,
    });
    const [claim] = specsOf<{ accessModes: string[] }>(build(), 'PersistentVolumeClaim');
    expect(claim?.accessModes).toEqual(['ReadWriteMany']);
  });

  it.each([
    [{ ...REAL, SEED: 'demo' }, 'SEED is "demo": a cluster serves a practice, so set starter or none.\n'],
    [
      { ...REAL, PUBLIC_URL: '' },
      'NODE_ENV=production has no defaults for secrets and addresses: set PUBLIC_URL.\n',
    ],
  ])('are refused with one sentence for a setting that does not fit', (env, sentence) => {
    const { status, stdout, stderr } = print(env as Record<string, string>);
    expect([status, stdout, stderr]).toEqual([1, '', sentence]);
  });
});
