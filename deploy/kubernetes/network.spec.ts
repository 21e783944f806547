import { describe, expect, it } from '@jest/globals';
import { build, SERVICES } from './example-place.js';
import { workloadsOf } from './kubernetes-view.js';
import { openWays, type End } from './network-ways.js';

describe('the network of the cluster', () => {
  it('opens the ways that are needed and no other', () => {
    const ours = workloadsOf(build()).map(({ name, labels }): End => ({ name, labels }));
    const ends: End[] = [
      ...ours,
      { name: 'postgres', labels: { 'cnpg.io/cluster': 'pora-db' } },
      { name: 'redis', labels: { 'pora/role': 'redis' } },
      { name: 'ingress', labels: {}, namespace: 'traefik' },
      { name: 'internet', labels: {}, namespace: 'outside' },
      { name: 'neighbour', labels: {}, namespace: 'another' },
      { name: 'prometheus', labels: { 'app.kubernetes.io/name': 'prometheus' }, namespace: 'monitoring' },
      { name: 'grafana', labels: { 'app.kubernetes.io/name': 'grafana' }, namespace: 'monitoring' },
    ];
    const stores = [
      ...[...SERVICES, 'backup', 'prepare'].map((name) => `${name} > postgres:5432`),
      ...SERVICES.map((name) => `${name} > redis:6379`),
    ];
    const others = ['ingress', 'internet', 'neighbour', 'prometheus', 'grafana'];
    const ways = openWays(build(), ends, [443, 5432, 6379, 7300, 8080, 8090]).filter(
      (way) => !(others.includes(way.split(' ')[0] ?? '') && others.includes(way.split(/[ :]/)[2] ?? '')),
    );
    expect(ways.sort()).toEqual(
      [
        'ingress > gateway:8080',
        ...SERVICES.map((name) => `gateway > ${name}:7300`),
        ...SERVICES.map((name) => `prometheus > ${name}:7300`),
        'catalog > plans:7300',
        'patients > plans:7300',
        'plans > patients:7300',
        'plans > catalog:7300',
        'admin > catalog:7300',
        'admin > patients:7300',
        'admin > plans:7300',
        'admin > gateway:8090',
        'admin > internet:443',
        ...stores,
        'postgres > postgres:5432',
        'redis > redis:6379',
        // Object storage and the server of the cluster: wherever they are.
        ...others.map((name) => `postgres > ${name}:443`),
      ].sort(),
    );
  });

  it('opens the same ways for a database that a moment is brought back to', () => {
    const ours = workloadsOf(build()).map(({ name, labels }): End => ({ name, labels }));
    const waysOf = (cluster: string) =>
      openWays(
        build(),
        [
          ...ours,
          { name: 'database', labels: { 'cnpg.io/cluster': cluster } },
          { name: 'operator', labels: {}, namespace: 'cnpg-system' },
          { name: 'internet', labels: {}, namespace: 'outside' },
        ],
        [443, 5432, 6443, 8000],
      );
    expect(waysOf('pora-db')).toContain('database > internet:443');
    expect(waysOf('pora-db-recovered')).toEqual(waysOf('pora-db'));
  });

  it('leads copies of backups out by the administration alone: who makes one by the clock reaches no store', () => {
    const jobs = workloadsOf(build()).map(({ name, labels }): End => ({ name, labels }));
    const outside: End = { name: 'internet', labels: {}, namespace: 'outside' };
    const ways = openWays(build(), [...jobs, outside], [443]).filter((way) => !way.startsWith('internet'));
    expect(ways).toEqual(['admin > internet:443']);
  });
});
