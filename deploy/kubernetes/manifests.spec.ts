import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { HOSTS } from '../compose/places.mjs';
import { watchObjects } from '../observability/kubernetes.mjs';
import { named, specsOf } from './cluster-rules.js';
import { schemaFaults } from './cluster-schema.js';
import { build, changed, CONTAINER, SERVICES } from './example-place.js';
import { workloadsOf } from './kubernetes-view.js';
import type { Manifest } from './kustomization.js';

const HERE = import.meta.dirname;

describe('manifests', () => {
  it.each(['base', 'overlays/production'])('of %s keep the schemas of their kinds', (folder) => {
    expect(build(folder).flatMap(schemaFaults)).toEqual([]);
  });

  it('that watch the product keep the schemas of their kinds and find every service', () => {
    const objects = watchObjects() as unknown as Manifest[];
    expect(objects.flatMap(schemaFaults)).toEqual([]);
    const [{ selector, podMetricsEndpoints } = { selector: { matchLabels: {} }, podMetricsEndpoints: [] }] =
      specsOf<{ selector: { matchLabels: Record<string, string> }; podMetricsEndpoints: { port: string }[] }>(
        objects,
        'PodMonitor',
      );
    const found = workloadsOf(build()).filter(({ labels }) =>
      Object.entries(selector.matchLabels).every(([name, value]) => labels[name] === value),
    );
    expect(found.map(({ name }) => name).sort()).toEqual([...SERVICES].sort());
    for (const { pod } of found) {
      expect(pod.containers[0]?.ports?.map(({ name }) => name)).toContain(podMetricsEndpoints[0]?.port);
    }
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
