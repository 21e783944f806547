import { expect, it } from '@jest/globals';
import { otherReleases, partRows, readyVersion } from './part-rows.js';
import { makeApplication, makeService, makeSystemState } from './testing/make-system-state.js';

const releases = ['1.3', '1.2', '1.1'].map((version) => ({
  version,
  releasedAt: '2026-11-19T10:00:00.000Z',
}));

const waysOf = (application: Parameters<typeof otherReleases>[0]) => {
  const { newer, older } = otherReleases(application);
  return { newer: newer.map(({ version }) => version), older: older.map(({ version }) => version) };
};

it('najpierw proponuje to, co działało wcześniej, i wie, co jest nowsze', () => {
  const application = makeApplication({ version: '1.2', former: '1.1', releases });
  expect(waysOf(application)).toEqual({ newer: ['1.3'], older: ['1.1'] });
  const twice = makeApplication({ version: '1.1', former: '1.2', releases });
  expect(waysOf(twice)).toEqual({ newer: ['1.2', '1.3'], older: [] });
});

it('gotowe jest to, na co można przejść do przodu', () => {
  const items = [makeApplication({ version: '1.2', former: '1.3', releases })];
  const services = [makeService({ newer: '2.0' }), makeService({ name: 'plans' })];
  const rows = partRows(makeSystemState({ services, releases: { canSwitch: true, items } }));
  expect(rows.map(readyVersion)).toEqual(['2.0', undefined, '1.3']);
});

it('gdy nie wiadomo, co jest serwowane, każde zachowane wydanie jest powrotem', () => {
  const application = makeApplication({ version: null, former: null, releases });
  expect(waysOf(application)).toEqual({ newer: [], older: ['1.3', '1.2', '1.1'] });
});

it('po usługach stoi powłoka, a po niej moduły', () => {
  const items = [makeApplication(), makeApplication({ name: 'shell' })];
  const rows = partRows(makeSystemState({ releases: { canSwitch: true, items } }));
  expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'service catalog',
    'shell shell',
    'remote mf-diets',
  ]);
});
