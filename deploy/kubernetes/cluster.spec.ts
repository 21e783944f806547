import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { faultsOf, type Expectations } from '../policy/container-rules.js';
import { CLUSTER_RULES, clusterFaults, named, specsOf, type ClusterRuleName } from './cluster-rules.js';
import { schemaFaults } from './cluster-schema.js';
import { build, changed, CONTAINER, SERVICES } from './example-place.js';
import { kubernetesViews } from './kubernetes-view.js';
import { buildKustomization, type Manifest } from './kustomization.js';

const HERE = import.meta.dirname;

/** What the tests read of a Cluster. */
interface Database {
  bootstrap: { initdb?: Record<string, unknown>; recovery?: Record<string, unknown> };
  externalClusters?: unknown;
}

const EXPECTED: Expectations = {
  // A node bounds the number of processes of its pods.
  limits: ['cpu', 'memory'],
  secrets: Object.fromEntries(
    [...SERVICES, 'gateway', 'prepare', 'backup'].map((name) => [name, [`told-${name}`]]),
  ),
  doors: ['gateway'],
};

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
    'has a connection to the database for everybody': [
      () => changed('HorizontalPodAutoscaler', 'plans', { '/spec/maxReplicas': 9 }),
      'the database allows 240 connections, and 270 may be asked for',
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

  it('brings a moment back into a second database, from where the first one keeps its history, which it leaves alone', () => {
    const recovered = buildKustomization(path.join(HERE, 'overlays/production/recovery'));
    expect(recovered.flatMap(schemaFaults)).toEqual([]);
    const [first] = named<Database>(build(), 'Cluster');
    const [second] = named<Database>(recovered, 'Cluster');
    const { bootstrap, externalClusters, ...rest } = second?.spec ?? {};
    const { bootstrap: made, ...firstRest } = first?.spec ?? {};
    expect(rest).toEqual(firstRest);
    expect(second?.name).not.toBe(first?.name);
    const { database, owner, secret } = made?.initdb ?? {};
    const recoveryTarget = { targetTime: expect.any(String) };
    expect(bootstrap).toEqual({
      recovery: { source: first?.name, database, owner, secret, recoveryTarget },
    });
    expect(externalClusters).toMatchObject([
      { name: first?.name, plugin: { parameters: { serverName: first?.name } } },
    ]);
    expect(named(recovered, 'ScheduledBackup')).toMatchObject([
      { name: `${second?.name}-nightly`, spec: { cluster: { name: second?.name } } },
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
