import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { HOSTS } from '../compose/places.mjs';
import { faultsOf, type Expectations } from '../policy/container-rules.js';
import { CLUSTER_RULES, clusterFaults, named, specsOf, type ClusterRuleName } from './cluster-rules.js';
import { schemaFaults } from './cluster-schema.js';
import { kubernetesViews, workloadsOf } from './kubernetes-view.js';
import { applyOperations, buildKustomization, type Manifest } from './kustomization.js';
import { openWays, type End } from './network-ways.js';

const HERE = import.meta.dirname;
const PARTS = ['storage', 'prepare', 'app'];
const SERVICES = ['catalog', 'patients', 'plans', 'admin'];
/** What an operator makes by hand (README.md); the rest comes from secrets.mjs. */
const BY_HAND = ['pora-object-storage', 'pora-tls', 'told-backup'];
const EXPECTED: Expectations = {
  // A node bounds the number of processes of its pods.
  limits: ['cpu', 'memory'],
  secrets: Object.fromEntries(
    [...SERVICES, 'gateway', 'prepare', 'backup'].map((name) => [name, [`told-${name}`]]),
  ),
  doors: ['gateway'],
};

function build(overlay = 'overlays/production'): Manifest[] {
  return PARTS.flatMap((part) => buildKustomization(path.join(HERE, overlay, part)));
}

/** The manifests with changes in one object, as a JSON patch. */
function changed(kind: string, name: string, changes: Record<string, unknown>): Manifest[] {
  const objects = build();
  const object = objects.find((one) => one.kind === kind && one.metadata.name === name);
  if (!object) throw new Error(`no ${kind} ${name}`);
  const operations = Object.entries(changes).map(([pointer, value]) => ({ op: 'add', path: pointer, value }));
  applyOperations(object, operations);
  return objects;
}

const CONTAINER = '/spec/template/spec/containers/0';

describe('manifests', () => {
  it.each(['base', 'overlays/production'])('of %s keep the schemas of their kinds', (folder) => {
    expect(build(folder).flatMap(schemaFaults)).toEqual([]);
  });

  it.each<[string, string, string, Record<string, unknown>, string]>([
    [
      'a misspelt key',
      'Deployment',
      'plans',
      { '/spec/replica': 2 },
      '/spec/replica is no key of the schema',
    ],
    [
      'a misspelt key deep inside',
      'Deployment',
      'plans',
      { [`${CONTAINER}/readynessProbe`]: { httpGet: { path: '/ready', port: 1 } } },
      '/spec/template/spec/containers/0/readynessProbe is no key of the schema',
    ],
    ['a value of another kind', 'Service', 'plans', { '/spec/ports': '7300' }, 'ports'],
    ['a map for a number', 'PodDisruptionBudget', 'plans', { '/spec/maxUnavailable': {} }, 'maxUnavailable'],
    ['a misspelt key of an operator', 'Cluster', 'pora-db', { '/spec/instance': 3 }, 'instance'],
    [
      'a schedule of five fields',
      'ScheduledBackup',
      'pora-db-nightly',
      { '/spec/schedule': '0 2 * * *' },
      'schedule',
    ],
    ['a kind nobody knows', 'Job', 'prepare', { '/kind': 'Jobb' }, 'no schema for batch/v1 Jobb'],
  ])('with %s do not', (_what, kind, name, changes, text) => {
    expect(changed(kind, name, changes).flatMap(schemaFaults)).toContainEqual(expect.stringContaining(text));
  });

  it('stand in the namespace of the product', () => {
    expect(new Set(build().map(({ metadata }) => metadata.namespace))).toEqual(new Set(['pora']));
  });

  it('roll out one version', () => {
    const images = workloadsOf(build()).flatMap(({ pod }) => pod.containers.map(({ image }) => image));
    const { version } = JSON.parse(readFileSync(path.join(HERE, '..', '..', 'package.json'), 'utf8'));
    expect(new Set(images)).toEqual(
      new Set(['services', 'gateway'].map((name) => `registry.example.test/pora-${name}:${version}`)),
    );
  });

  it('give every part the name by which the others look for it', () => {
    const services = named<{ ports: { port: number }[] }>(build(), 'Service');
    const hosts = services.map(({ name, spec }) => `${name}:${spec.ports[0]?.port}`);
    expect(
      SERVICES.map((name) => HOSTS[name as keyof typeof HOSTS]).filter((host) => !hosts.includes(host)),
    ).toEqual([]);
  });
});

describe('containers of the cluster', () => {
  it('keep every rule', () => {
    expect(faultsOf(kubernetesViews(build()), EXPECTED)).toEqual([]);
  });

  it.each<[string, string, string, Record<string, unknown>, string]>([
    [
      'keep capabilities',
      'Deployment',
      'plans',
      { [`${CONTAINER}/securityContext/capabilities`]: {} },
      'plans does not drop ALL capabilities',
    ],
    [
      'can write',
      'Job',
      'prepare',
      { [`${CONTAINER}/securityContext/readOnlyRootFilesystem`]: false },
      'prepare can write to its root file system',
    ],
    [
      'may gain rights',
      'Deployment',
      'admin',
      { [`${CONTAINER}/securityContext/allowPrivilegeEscalation`]: true },
      'admin may gain new privileges',
    ],
    [
      'run as root',
      'Deployment',
      'admin',
      { '/spec/template/spec/securityContext/runAsUser': 0 },
      'admin may run as root',
    ],
    [
      'share the network of a node',
      'Deployment',
      'admin',
      { '/spec/template/spec/hostNetwork': true },
      'admin is privileged',
    ],
    [
      'have no probe',
      'Deployment',
      'catalog',
      { [`${CONTAINER}/livenessProbe`]: undefined },
      'catalog is never asked for its health',
    ],
    [
      'have no limit',
      'Deployment',
      'catalog',
      { [`${CONTAINER}/resources/limits`]: { cpu: '1' } },
      'catalog has no limit of memory',
    ],
    [
      'follow a moving tag',
      'Deployment',
      'catalog',
      { [`${CONTAINER}/image`]: 'pora-services:latest' },
      'catalog runs pora-services:latest, which is no exact version',
    ],
    [
      'read what others are told',
      'Deployment',
      'catalog',
      { [`${CONTAINER}/envFrom`]: [{ secretRef: { name: 'told-admin' } }] },
      'catalog is given told-admin, which it does not need',
    ],
    [
      'are open to the nodes',
      'Service',
      'plans',
      { '/spec/type': 'NodePort' },
      'plans publishes Service plans',
    ],
  ])('that %s are found', (_what, kind, name, changes, text) => {
    const faults = faultsOf(kubernetesViews(changed(kind, name, changes)), EXPECTED);
    expect(faults.map((fault) => fault.text)).toEqual([text]);
  });
});

describe('the cluster', () => {
  it('keeps every rule', () => {
    expect(clusterFaults(build())).toEqual([]);
  });

  const BAD: Record<ClusterRuleName, [() => Manifest[], string]> = {
    'runs everything twice': [
      () => changed('HorizontalPodAutoscaler', 'plans', { '/spec/minReplicas': 1 }),
      'plans may run once: its autoscaler has no minimum of 2',
    ],
    'leaves the number of pods to the autoscaler': [
      () => changed('Deployment', 'plans', { '/spec/replicas': 2 }),
      'plans sets replicas, which undoes the autoscaler at each apply',
    ],
    'loses one pod at a time': [
      () =>
        changed('PodDisruptionBudget', 'plans', {
          '/spec/selector/matchLabels': { 'app.kubernetes.io/name': 'plan' },
        }),
      'plans has no disruption budget of one pod',
    ],
    'asks for /live and /ready': [
      () => changed('Deployment', 'plans', { [`${CONTAINER}/readinessProbe/httpGet/path`]: '/live' }),
      'plans is asked for /live /live, not /live /ready',
    ],
    'asks for what it needs': [
      () => changed('Deployment', 'plans', { [`${CONTAINER}/resources/requests`]: { cpu: '1' } }),
      'plans requests no cpu or memory',
    ],
    'has no word to the cluster': [
      () => changed('Job', 'prepare', { '/spec/template/spec/automountServiceAccountToken': true }),
      'prepare holds a token of the cluster',
    ],
    'is found by its Service': [
      () => changed('Service', 'plans', { '/spec/selector': { app: 'plans' } }),
      'the Service plans leads nowhere',
    ],
    'keeps secrets out of the manifests': [
      () => [...build(), { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'told-plans' } }],
      'told-plans is a Secret with its values',
    ],
  };

  it('has a bad example of every rule', () => {
    expect(Object.keys(BAD).sort()).toEqual(Object.keys(CLUSTER_RULES).sort());
  });

  it.each(Object.entries(BAD).map(([rule, [make, text]]) => ({ rule, make, text })))(
    '"$rule" says that $text',
    ({ rule, make, text }) => {
      expect(clusterFaults(make())).toEqual([{ rule, text }]);
    },
  );

  it('opens the ways that are needed and no other', () => {
    const ours = workloadsOf(build()).map(({ name, labels }): End => ({ name, labels }));
    const ends: End[] = [
      ...ours,
      { name: 'postgres', labels: { 'cnpg.io/cluster': 'pora-db' } },
      { name: 'redis', labels: { 'pora/role': 'redis' } },
      { name: 'ingress', labels: {}, namespace: 'traefik' },
      { name: 'internet', labels: {}, namespace: 'outside' },
      { name: 'neighbour', labels: {}, namespace: 'another' },
    ];
    const stores = [...SERVICES, 'backup', 'prepare'].flatMap((name) => [
      `${name} > postgres:5432`,
      `${name} > redis:6379`,
    ]);
    const others = ['ingress', 'internet', 'neighbour'];
    const ways = openWays(build(), ends, [443, 5432, 6379, 7300, 8080]).filter(
      (way) => !(others.includes(way.split(' ')[0] ?? '') && others.includes(way.split(/[ :]/)[2] ?? '')),
    );
    expect(ways.sort()).toEqual(
      [
        'ingress > gateway:8080',
        ...SERVICES.map((name) => `gateway > ${name}:7300`),
        'catalog > plans:7300',
        'patients > plans:7300',
        'plans > patients:7300',
        'plans > catalog:7300',
        'admin > patients:7300',
        'admin > internet:443',
        ...stores,
        'postgres > postgres:5432',
        'redis > redis:6379',
        // Object storage and the server of the cluster: wherever they are.
        ...others.map((name) => `postgres > ${name}:443`),
      ].sort(),
    );
  });

  it('keeps the database three times, one copy ahead of every acknowledgement, and its history elsewhere', () => {
    const [cluster] = specsOf<Record<string, unknown>>(build(), 'Cluster');
    const [store] = named(build(), 'ObjectStore');
    expect(cluster).toMatchObject({
      instances: 3,
      postgresql: { synchronous: { method: 'any', number: 1 } },
      plugins: [{ isWALArchiver: true, parameters: { barmanObjectName: store?.name } }],
    });
    expect(specsOf(build(), 'ScheduledBackup')).toMatchObject([
      { cluster: { name: 'pora-db' }, method: 'plugin' },
    ]);
  });

  it('keeps Redis three times, with three who say which one writes', () => {
    expect(specsOf(build(), 'RedisReplication')).toMatchObject([{ clusterSize: 3, sentinel: { size: 3 } }]);
  });

  it('does not run a backup whose command does not exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(HERE, '..', '..', 'package.json'), 'utf8'));
    const jobs = specsOf<{ suspend?: boolean }>(build(), 'CronJob');
    expect(jobs.filter(({ suspend }) => suspend !== true && !('backup' in scripts))).toEqual([]);
  });
});

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
  const print = (env: Record<string, string>) =>
    spawnSync(process.execPath, [path.join(HERE, 'secrets.mjs'), folder], {
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
