import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listApplications, publish, readContract, rollback, versionsInTabs, withdraw } from './switch.mjs';
import { manifestOf, releasedRemote } from './testing/released-remote.js';

describe('release of a remote', () => {
  const { build, folder, listed, manifest, minute, named, place, releases, served, versions, webRoot } =
    releasedRemote();
  const release = (version: string) => publish({ ...place(), dist: build(version) });

  it('serves the files, their compressed copies and the manifest, and lists the remote', async () => {
    await release('aaaaaaaa');
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
    expect(readFileSync(served('mf/patients/remoteEntry.aaaaaaaa.js.br'), 'utf8')).toBe('brotli');
    expect(existsSync(served('mf/patients/mf-stats.json'))).toBe(false);
    expect(existsSync(served('mf/patients/contract.json'))).toBe(false);
    expect(listed()).toEqual({
      mf_patients: {
        version: expect.stringMatching(/^build-[0-9a-f]{8}$/),
        manifest: '/mf/patients/mf-manifest.json',
        sections: [{ name: 'aaaaaaaa' }],
      },
    });
  });

  it('without sections is listed all the same, and no word of a remote ends the script it stands in', async () => {
    const dist = build('aaaaaaaa');
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{"metaData":{"sections":"</script><b>"}}');
    await publish({ name: 'patients', dist, webRoot: webRoot() });
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{}');
    await publish({ name: 'lab-results', dist, webRoot: webRoot() });
    expect(readFileSync(served('remotes.json'), 'utf8')).not.toContain('<');
    expect(listed()).toMatchObject({
      mf_lab_results: { manifest: '/mf/lab-results/mf-manifest.json', sections: [] },
      mf_patients: { manifest: '/mf/patients/mf-manifest.json', sections: '</script><b>' },
    });
  });

  it('keeps the old chunks, so that an open tab goes on working', async () => {
    await release('aaaaaaaa');
    await release('bbbbbbbb');
    expect(manifest()).toBe(manifestOf('bbbbbbbb'));
    expect(readdirSync(served('mf/patients/pages')).sort()).toEqual(['list.aaaaaaaa.js', 'list.bbbbbbbb.js']);
  });

  it('rolls back to the former manifest, and forward again', async () => {
    await release('aaaaaaaa');
    await release('bbbbbbbb');
    await rollback({ name: 'patients', webRoot: webRoot() });
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
    expect(listed()).toMatchObject({ mf_patients: { sections: [{ name: 'aaaaaaaa' }] } });
    await rollback({ name: 'patients', webRoot: webRoot() });
    expect(manifest()).toBe(manifestOf('bbbbbbbb'));
  });

  it('is listed with the version that is in service, also after the way back', async () => {
    const bring = (version: string, hash: string) =>
      publish({ name: 'patients', dist: build(hash), webRoot: webRoot(), version });
    await bring('2.3.0', 'aaaaaaaa');
    await bring('2.4.0', 'bbbbbbbb');
    expect(listed()).toMatchObject({ mf_patients: { version: '2.4.0' } });
    await rollback({ name: 'patients', webRoot: webRoot() });
    expect(listed()).toMatchObject({ mf_patients: { version: '2.3.0' } });
  });

  it('published twice changes nothing: the way back still leads to the former release', async () => {
    await release('aaaaaaaa');
    await release('bbbbbbbb');
    await expect(release('bbbbbbbb')).resolves.toBe(false);
    await rollback({ name: 'patients', webRoot: webRoot() });
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
  });

  it('has no way back from the first release', async () => {
    await release('aaaaaaaa');
    await expect(rollback({ name: 'patients', webRoot: webRoot() })).rejects.toThrow(
      'There is no former release: mf-patients.',
    );
  });

  it('of the host switches index.html and leaves the remotes alone', async () => {
    await release('aaaaaaaa');
    const dist = path.join(folder(), 'dist-shell');
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(path.join(dist, 'index.html'), 'host');
    writeFileSync(path.join(dist, 'assets', 'main.cccccccc.js'), 'main');
    await publish({ name: 'shell', dist, webRoot: webRoot() });
    expect(readFileSync(served('index.html'), 'utf8')).toBe('host');
    expect(readFileSync(served('assets/main.cccccccc.js'), 'utf8')).toBe('main');
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
  });

  it('is recorded with its version, time, commit, sums and contract', async () => {
    await named('1.0.0', minute(0));
    expect(await releases()).toEqual({
      name: 'patients',
      current: '1.0.0',
      former: null,
      releases: [
        {
          version: '1.0.0',
          releasedAt: '2026-01-01T00:00:00.000Z',
          commit: 'commit-of-1.0.0',
          entrySha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          files: {
            'pages/list.1.0.0.js': expect.stringMatching(/^[0-9a-f]{64}$/),
            'remoteEntry.1.0.0.js': expect.stringMatching(/^[0-9a-f]{64}$/),
            'remoteEntry.1.0.0.js.br': expect.stringMatching(/^[0-9a-f]{64}$/),
          },
        },
      ],
    });
    expect(await readContract({ name: 'patients', webRoot: webRoot(), version: '1.0.0' })).toBe(
      'contract of 1.0.0',
    );
    expect(await listApplications(webRoot())).toEqual(['patients']);
  });

  it('keeps the last five, any of which can be returned to by its version', async () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7]) await named(`1.0.${count}`, minute(count));
    expect(await versions()).toEqual(['1.0.7', '1.0.6', '1.0.5', '1.0.4', '1.0.3']);
    await expect(rollback({ name: 'patients', webRoot: webRoot(), version: '1.0.3' })).resolves.toEqual({
      from: '1.0.7',
      to: '1.0.3',
    });
    expect(manifest()).toBe(manifestOf('1.0.3'));
    await expect(rollback({ name: 'patients', webRoot: webRoot(), version: '1.0.2' })).rejects.toThrow(
      'mf-patients 1.0.2 is not among the kept releases: 1.0.7, 1.0.6, 1.0.5, 1.0.4, 1.0.3.',
    );
  });

  it('that is served is kept, however many newer ones there are', async () => {
    for (const count of [1, 2, 3, 4, 5]) await named(`1.0.${count}`, minute(count));
    await rollback({ name: 'patients', webRoot: webRoot(), version: '1.0.1' });
    await named('1.0.6', minute(6));
    expect(await versions()).toEqual(['1.0.6', '1.0.5', '1.0.4', '1.0.3', '1.0.1']);
    await rollback({ name: 'patients', webRoot: webRoot() });
    expect(manifest()).toBe(manifestOf('1.0.1'));
  });

  it('is returned to only from the release that was seen: of two at once one is told that there is another', async () => {
    for (const count of [1, 2, 3]) await named(`1.0.${count}`, minute(count));
    const from = (version: string) =>
      rollback({ name: 'patients', webRoot: webRoot(), version, seen: '1.0.3' });
    const [first, second] = await Promise.allSettled([from('1.0.2'), from('1.0.1')]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    const done = first.status === 'fulfilled' ? '1.0.2' : '1.0.1';
    expect(manifest()).toBe(manifestOf(done));
    expect((await releases()).former).toBe('1.0.3');
  });

  it('no longer kept loses its files and its contract only after a month, when no tab can be open any more', async () => {
    for (const count of [1, 2, 3, 4, 5, 6]) await named(`1.0.${count}`, minute(count));
    const contract = () => readContract({ ...place(), version: '1.0.1' });
    const inTabs = (now: Date) => versionsInTabs({ ...place(), now });
    expect(existsSync(served('mf/patients/pages/list.1.0.1.js'))).toBe(true);
    expect(await contract()).toBe('contract of 1.0.1');
    expect(await inTabs(minute(7))).toEqual(['1.0.1']);
    expect(await inTabs(new Date(Date.UTC(2026, 1, 1)))).toEqual([]);
    // Uploaded long ago, and still in use until it was retired a minute before.
    utimesSync(served('mf/patients/pages/list.1.0.1.js'), minute(0), minute(0));
    await named('1.0.7', minute(7));
    expect(existsSync(served('mf/patients/pages/list.1.0.1.js'))).toBe(true);
    await named('1.0.8', new Date(Date.UTC(2026, 1, 1)));
    expect(existsSync(served('mf/patients/pages/list.1.0.1.js'))).toBe(false);
    expect(await contract()).toBeUndefined();
  });

  it('of an older product, which recorded nothing, can be returned to', async () => {
    await release('aaaaaaaa');
    rmSync(served('mf/patients/.releases'), { recursive: true });
    await named('1.1.0');
    await rollback({ name: 'patients', webRoot: webRoot() });
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
    expect((await releases()).former).toBe('1.1.0');
  });

  it('by two at once ends in one whole state', async () => {
    await release('aaaaaaaa');
    await Promise.all([named('1.0.1'), named('1.0.2'), named('1.0.3')]);
    const { current, releases: kept } = await releases();
    expect(kept).toHaveLength(4);
    expect(manifest()).toBe(manifestOf(String(current)));
    expect(existsSync(served('.release-lock'))).toBe(false);
  });

  it('brought by a start stays rolled back at the next start, until the checkout has another build', async () => {
    const start = (version: string) =>
      publish({
        name: 'patients',
        dist: build(version),
        webRoot: webRoot(),
        label: '0.7.0',
        ofCheckout: 'start',
      });
    await start('aaaaaaaa');
    await start('bbbbbbbb');
    expect((await releases()).current).toMatch(/^0\.7\.0-[0-9a-f]{8}$/);
    await rollback({ name: 'patients', webRoot: webRoot() });
    await expect(start('bbbbbbbb')).resolves.toBe(false);
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
    await expect(start('cccccccc')).resolves.toBe(true);
    expect(manifest()).toBe(manifestOf('cccccccc'));
    // The checkout went back itself.
    await expect(start('aaaaaaaa')).resolves.toBe(true);
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
  });

  it('from another checkout stays when this place is started again', async () => {
    const start = () =>
      publish({ name: 'patients', dist: build('aaaaaaaa'), webRoot: webRoot(), ofCheckout: 'start' });
    await start();
    await named('1.1.0');
    await start();
    expect((await releases()).current).toBe('1.1.0');
  });

  it('taken out of the menu is no longer listed, keeps its files for open tabs, and comes back by a rollback', async () => {
    await named('1.0.0');
    await withdraw({ name: 'patients', webRoot: webRoot() });
    expect(listed()).toEqual({});
    expect(await listApplications(webRoot())).toEqual([]);
    expect(existsSync(served('mf/patients/remoteEntry.1.0.0.js'))).toBe(true);
    await expect(withdraw({ name: 'patients', webRoot: webRoot() })).rejects.toThrow(
      'mf-patients is no remote that is served.',
    );
    await rollback({ name: 'patients', webRoot: webRoot() });
    expect(manifest()).toBe(manifestOf('1.0.0'));
  });

  it('of a build that is not whole is refused, and what is served stays', async () => {
    await named('1.0.0');
    const dist = build('1.1.0');
    const release = () => publish({ name: 'patients', dist, webRoot: webRoot(), version: '1.1.0' });
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{"exposes":["pages/list.0a1b2c3d.js"]}');
    await expect(release()).rejects.toThrow('holds no whole build: pages/list.0a1b2c3d.js is not there');
    rmSync(path.join(dist, 'mf-manifest.json'));
    await expect(release()).rejects.toThrow('holds no whole build: mf-manifest.json is not there');
    expect(manifest()).toBe(manifestOf('1.0.0'));
    expect((await releases()).releases.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it('of another remote, or with a manifest that cannot be read, is refused, and what is served stays', async () => {
    await named('1.0.0');
    const dist = build('1.1.0');
    const release = () => publish({ name: 'patients', dist, webRoot: webRoot(), version: '1.1.0' });
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{"name":"mf_diets","metaData":{}}');
    await expect(release()).rejects.toThrow('holds a build of mf_diets, not of mf_patients');
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{"name":"mf_pat');
    await expect(release()).rejects.toThrow('holds no whole build: mf-manifest.json cannot be read');
    expect(manifest()).toBe(manifestOf('1.0.0'));
    expect(Object.keys(listed() as object)).toEqual(['mf_patients']);
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{"name":"mf_patients","metaData":{}}');
    await expect(release()).resolves.toBe(true);
  });

  it('whose files cannot all be written leaves none of them, and what is served stays', async () => {
    await named('1.0.0');
    const before = readdirSync(served('mf/patients'), { recursive: true }).sort();
    mkdirSync(served('mf/patients/pages/list.1.1.0.js'));
    await expect(named('1.1.0')).rejects.toThrow('EISDIR');
    rmSync(served('mf/patients/pages/list.1.1.0.js'), { recursive: true });
    expect(readdirSync(served('mf/patients'), { recursive: true }).sort()).toEqual(before);
    expect(manifest()).toBe(manifestOf('1.0.0'));
    await named('1.1.0');
    expect(manifest()).toBe(manifestOf('1.1.0'));
  });

  it('that was broken off between its two files is mended by the same command', async () => {
    await named('1.0.0');
    await named('1.1.0');
    rmSync(served('remotes.json'));
    const again = () =>
      publish({ name: 'patients', dist: build('1.1.0'), webRoot: webRoot(), version: '1.1.0' });
    await expect(again()).resolves.toBe(false);
    expect(Object.keys(listed() as object)).toEqual(['mf_patients']);
    rmSync(served('remotes.json'));
    await rollback({ name: 'patients', webRoot: webRoot(), version: '1.1.0' });
    expect(Object.keys(listed() as object)).toEqual(['mf_patients']);
  });

  it('that was broken off before it was served is no way back: that leads to the one before the served one', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await named(version);
    // As if 1.2.0 had never got as far as its switch.
    writeFileSync(served('mf/patients/mf-manifest.json'), manifestOf('1.1.0'));
    expect(await rollback({ name: 'patients', webRoot: webRoot() })).toEqual({ from: '1.1.0', to: '1.0.0' });
  });
});
