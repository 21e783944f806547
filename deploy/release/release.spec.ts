import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publish, rollback } from './release.mjs';

describe('release of a remote', () => {
  let root = '';
  const webRoot = () => path.join(root, 'web');
  const served = (name: string) => path.join(webRoot(), name);
  const manifest = () => readFileSync(served('mf/patients/mf-manifest.json'), 'utf8');

  const manifestOf = (version: string) => JSON.stringify({ metaData: { sections: [{ name: version }] } });
  const listed = () => JSON.parse(readFileSync(served('remotes.json'), 'utf8')) as unknown;

  function build(version: string): string {
    const dist = path.join(root, `dist-${version}`);
    mkdirSync(path.join(dist, 'pages'), { recursive: true });
    writeFileSync(path.join(dist, 'mf-manifest.json'), manifestOf(version));
    writeFileSync(path.join(dist, 'mf-stats.json'), '{}');
    writeFileSync(path.join(dist, `remoteEntry.${version}.js`), version);
    writeFileSync(path.join(dist, `remoteEntry.${version}.js.br`), 'brotli');
    writeFileSync(path.join(dist, 'pages', `list.${version}.js`), version);
    return dist;
  }

  const release = (version: string) =>
    publish({ name: 'patients', dist: build(version), webRoot: webRoot() });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-release-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('serves the files, their compressed copies and the manifest, and lists the remote', async () => {
    await release('aaaaaaaa');
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
    expect(readFileSync(served('mf/patients/remoteEntry.aaaaaaaa.js.br'), 'utf8')).toBe('brotli');
    expect(existsSync(served('mf/patients/mf-stats.json'))).toBe(false);
    expect(listed()).toEqual({
      mf_patients: { manifest: '/mf/patients/mf-manifest.json', sections: [{ name: 'aaaaaaaa' }] },
    });
  });

  it('without sections is listed all the same, and no word of a remote ends the script it stands in', async () => {
    const dist = build('aaaaaaaa');
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{"metaData":{"sections":"</script><b>"}}');
    await publish({ name: 'patients', dist, webRoot: webRoot() });
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{}');
    await publish({ name: 'lab-results', dist, webRoot: webRoot() });
    expect(readFileSync(served('remotes.json'), 'utf8')).not.toContain('<');
    expect(listed()).toEqual({
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
      'There is no former release: patients.',
    );
  });

  it('of the host switches index.html and leaves the remotes alone', async () => {
    await release('aaaaaaaa');
    const dist = path.join(root, 'dist-shell');
    mkdirSync(path.join(dist, 'assets'), { recursive: true });
    writeFileSync(path.join(dist, 'index.html'), 'host');
    writeFileSync(path.join(dist, 'assets', 'main.cccccccc.js'), 'main');
    await publish({ name: 'shell', dist, webRoot: webRoot() });
    expect(readFileSync(served('index.html'), 'utf8')).toBe('host');
    expect(readFileSync(served('assets/main.cccccccc.js'), 'utf8')).toBe('main');
    expect(manifest()).toBe(manifestOf('aaaaaaaa'));
  });
});
