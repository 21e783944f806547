import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { publish } from './switch.mjs';
import { manifestOf, releasedRemote } from './testing/released-remote.js';

describe('release of a remote', () => {
  const { build, manifest, minute, named, place, served, versions, webRoot } = releasedRemote();

  it('under a version that another build has is refused, and nothing changes', async () => {
    await named('1.0.0');
    const dist = build('2.0.0');
    await expect(publish({ name: 'patients', dist, webRoot: webRoot(), version: '1.0.0' })).rejects.toThrow(
      'mf-patients 1.0.0 is released already: give this build a version of its own.',
    );
    expect(manifest()).toBe(manifestOf('1.0.0'));
  });

  it('under a version that another build had once is refused for ever, also where it got another version since', async () => {
    for (const count of [1, 2, 3, 4, 5, 6]) await named(`1.0.${count}`, minute(count));
    const later = new Date(Date.UTC(2026, 5, 1));
    await publish({ ...place(), dist: build('1.0.6'), version: '1.1.0', now: later });
    await named('1.2.0', later);
    expect(await versions()).not.toContain('1.0.6');
    for (const version of ['1.0.1', '1.0.6'])
      await expect(publish({ ...place(), dist: build('2.0.0'), version, now: later })).rejects.toThrow(
        `mf-patients ${version} is released already: give this build a version of its own.`,
      );
    expect(manifest()).toBe(manifestOf('1.2.0'));
    // The same build may come again.
    await named('1.0.1', later);
    expect(manifest()).toBe(manifestOf('1.0.1'));
  });

  it('under a version that an older product retired is refused, as nobody remembers its build', async () => {
    await named('1.0.0');
    const file = served('mf/patients/.releases/record.json');
    const { builds: _, ...record } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const retired = [{ version: '0.9.0', retiredAt: new Date().toISOString(), files: [] }];
    writeFileSync(file, JSON.stringify({ ...record, retired }));
    await expect(named('0.9.0')).rejects.toThrow('mf-patients 0.9.0 is released already');
    await named('1.1.0');
    await expect(publish({ ...place(), dist: build('2.0.0'), version: '1.0.0' })).rejects.toThrow(
      'mf-patients 1.0.0 is released already',
    );
  });

  it.each(['../evil', '', '.hidden', 'a/b', 'x'.repeat(65)])(
    'has a version that can be the name of a folder: not %j',
    async (version) => {
      await expect(
        publish({ name: 'patients', dist: build('1.0.0'), webRoot: webRoot(), version }),
      ).rejects.toThrow('is no version');
      expect(existsSync(served('mf/patients/mf-manifest.json'))).toBe(false);
    },
  );

  it.each(['checkout', 'current', 'record.json', 'building-x', '../1.0.0', '.hidden', ''])(
    'is never called "%s"',
    async (version) => {
      const place = { name: 'patients', dist: build('1.0.0'), webRoot: webRoot() };
      await expect(publish({ ...place, version })).rejects.toThrow('give the version a number');
      expect(existsSync(served('mf/patients/mf-manifest.json'))).toBe(false);
    },
  );
});
