import { describe, expect, it } from '@jest/globals';
import { instanceNames, instancesOf } from './instances.mjs';
import { placeNames, placesOf } from './serving.mjs';

const ONE = { catalog: 1, patients: 1, plans: 1, admin: 1 };

describe('instances of the services', () => {
  it.each([
    [undefined, ONE],
    ['1', ONE],
    ['2', { catalog: 2, patients: 2, plans: 2, admin: 2 }],
    ['plans=3', { ...ONE, plans: 3 }],
    ['plans = 3, catalog=2', { ...ONE, plans: 3, catalog: 2 }],
  ])('INSTANCES %j', (text, counts) => {
    expect(instancesOf(text)).toEqual(counts);
  });

  it.each(['0', '9', '10', '-1', 'two', '2,3', 'plans', 'plans=0', 'meals=2', 'plans=2,3', ''])(
    'INSTANCES %j is refused with what can be set',
    (text) => {
      expect(() => instancesOf(text)).toThrow(
        `INSTANCES is "${text}": set a number from 1 to 8, or services with numbers, for example INSTANCES=plans=3,catalog=2.`,
      );
    },
  );

  it('the first is called like its service, so that one alone has the names it always had', () => {
    expect(instanceNames('plans', 1)).toEqual(['plans']);
    expect(instanceNames('plans', 3)).toEqual(['plans', 'plans-2', 'plans-3']);
  });

  it('others find a service at its own place while there is one instance, and at a door in front of several', () => {
    const counts = { ...ONE, plans: 2 };
    const names = placeNames(counts);
    expect(names).toEqual([
      ...['catalog', 'patients', 'plans', 'plans-2', 'admin'],
      'plans-door',
      'identity-provider',
    ]);
    const ports = Object.fromEntries(names.map((name, index) => [name, 20_000 + index]));
    const { hosts, instances } = placesOf(counts, ports);
    expect([hosts.catalog, hosts.plans]).toEqual(['127.0.0.1:20000', '127.0.0.1:20005']);
    expect(instances.plans).toEqual([
      { name: 'plans', host: '127.0.0.1:20002' },
      { name: 'plans-2', host: '127.0.0.1:20003' },
    ]);
  });
});
