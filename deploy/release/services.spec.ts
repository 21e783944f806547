import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addServiceRelease,
  currentVersion,
  packagesOf,
  programRoot,
  readServiceReleases,
  startedFrom,
  switchService,
  takeCheckoutIfNew,
  versionFolder,
} from './services.mjs';

describe('versions of a service', () => {
  let root = '';
  const at = () => ({ folder: path.join(root, 'releases'), name: 'plans' });
  const checkout = () => path.join(root, 'checkout');
  const program = () => programRoot({ ...at(), checkout: checkout() });
  const versions = async () => (await readServiceReleases(at())).releases.map(({ version }) => version);

  async function release(version: string): Promise<void> {
    await add(version);
    await switchService({ ...at(), version });
  }
  async function add(version: string, build = version): Promise<void> {
    const built = path.join(at().folder, 'plans', `building-${build}`);
    mkdirSync(built, { recursive: true });
    symlinkSync(path.join(checkout(), 'node_modules'), path.join(built, 'node_modules'));
    const packages = await packagesOf(checkout());
    const release = { version, releasedAt: '2026-01-01T00:00:00.000Z', commit: null, packages };
    await addServiceRelease({ ...at(), built, release });
  }
  const start = (build: string) =>
    takeCheckoutIfNew({ folder: at().folder, names: ['plans'], checkout: checkout(), build });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-services-'));
    mkdirSync(path.join(checkout(), 'node_modules'), { recursive: true });
    writeFileSync(path.join(checkout(), 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('begin with the checkout, run the last release, and go back to what ran before', async () => {
    expect(program()).toBe(checkout());
    await expect(switchService(at())).rejects.toThrow('There is no former release: plans.');
    await release('1.1.0');
    expect(program()).toBe(versionFolder({ ...at(), version: '1.1.0' }));
    await release('1.2.0');
    expect(await switchService(at())).toEqual({ from: '1.2.0', to: '1.1.0' });
    expect(await switchService(at())).toEqual({ from: '1.1.0', to: '1.2.0' });
    expect(await switchService({ ...at(), version: 'checkout' })).toEqual({ from: '1.2.0', to: 'checkout' });
    expect(program()).toBe(checkout());
  });

  it('are kept five, with the one that ran until now, and no other can be returned to', async () => {
    for (const minor of [1, 2, 3, 4, 5]) await release(`1.${minor}.0`);
    await switchService({ ...at(), version: '1.1.0' });
    await release('1.6.0');
    expect(await versions()).toEqual(['1.6.0', '1.5.0', '1.4.0', '1.3.0', '1.1.0']);
    expect(readdirSync(path.join(at().folder, 'plans'))).not.toContain('1.2.0');
    await expect(switchService({ ...at(), version: '1.2.0' })).rejects.toThrow(
      'plans 1.2.0 is not among the kept releases: 1.6.0, 1.5.0, 1.4.0, 1.3.0, 1.1.0, checkout.',
    );
  });

  it('that are no longer kept lend their name to no other build', async () => {
    for (const minor of [1, 2, 3, 4, 5, 6]) await release(`1.${minor}.0`);
    expect(await versions()).not.toContain('1.1.0');
    await expect(add('1.1.0')).rejects.toThrow(
      'plans 1.1.0 is released already: give this build a version of its own.',
    );
  });

  it('built with other npm packages than there are now are not returned to', async () => {
    await release('1.1.0');
    await release('1.2.0');
    writeFileSync(path.join(checkout(), 'package-lock.json'), '{"other":true}');
    await expect(switchService(at())).rejects.toThrow('plans 1.1.0 was built with other npm packages');
    expect(currentVersion(at())).toBe('1.2.0');
  });

  it('stay at the next start; a checkout with another build takes their place and can be left again', async () => {
    await start('a');
    expect(await startedFrom(at().folder)).toBe(checkout());
    await release('1.1.0');
    await start('a');
    expect(currentVersion(at())).toBe('1.1.0');
    await start('b');
    expect(currentVersion(at())).toBe('checkout');
    expect(await switchService(at())).toEqual({ from: 'checkout', to: '1.1.0' });
  });

  it('that ran until a checkout with another build took their place are what the way back leads to', async () => {
    await start('a');
    await release('1.1.0');
    await release('1.2.0');
    await start('b');
    expect(await switchService(at())).toEqual({ from: 'checkout', to: '1.2.0' });
    await switchService({ ...at(), version: '1.1.0' });
    await start('c');
    expect(await switchService(at())).toEqual({ from: 'checkout', to: '1.1.0' });
  });

  it('whose folder is gone do not keep the service from starting, and are not returned to', async () => {
    await release('1.1.0');
    rmSync(versionFolder({ ...at(), version: '1.1.0' }), { recursive: true });
    expect(program()).toBe(checkout());
    await expect(switchService({ ...at(), version: '1.1.0' })).rejects.toThrow(
      'The files of plans 1.1.0 are gone: release it anew from its commit.',
    );
  });

  it('are not returned to when the checkout with their npm packages is gone', async () => {
    await release('1.1.0');
    await release('1.2.0');
    rmSync(checkout(), { recursive: true });
    await expect(switchService(at())).rejects.toThrow('plans 1.1.0 was built with other npm packages');
  });

  it('of one name are there once: of two releases at the same time one is refused, and nothing of it runs', async () => {
    const both = await Promise.allSettled([add('1.1.0'), add('1.1.0', 'other')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await versions()).toEqual(['1.1.0']);
    expect(program()).toBe(checkout());
  });

  it('what a release that was broken off left of a version is no version, and the next one takes its name', async () => {
    const left = versionFolder({ ...at(), version: '1.1.0' });
    mkdirSync(path.join(left, 'half'), { recursive: true });
    await expect(switchService({ ...at(), version: '1.1.0' })).rejects.toThrow(
      'is not among the kept releases',
    );
    await release('1.1.0');
    expect(program()).toBe(left);
    expect(readdirSync(left)).toEqual(['node_modules']);
  });

  it('after a switch that was broken off the way back leads to the version before the one that runs', async () => {
    await release('1.1.0');
    await release('1.2.0');
    await add('1.3.0');
    const file = path.join(at().folder, 'plans/record.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), former: '1.2.0' }));
    expect(await switchService(at())).toEqual({ from: '1.2.0', to: '1.1.0' });
  });
});
