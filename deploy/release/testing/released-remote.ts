import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { publish, readReleases } from '../switch.mjs';

/** Manifest of a build that {@link releasedRemote} makes. */
export const manifestOf = (version: string) =>
  JSON.stringify({ metaData: { sections: [{ name: version }] } });

/** Minutes after midnight of the first day of 2026. */
const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count));

/** A folder of its own for each test, in which builds of a remote are made and released. */
export function releasedRemote() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'pora-release-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const webRoot = () => path.join(root, 'web');
  const served = (name: string) => path.join(webRoot(), name);
  const place = () => ({ name: 'patients', webRoot: webRoot() });
  const releases = () => readReleases(place());

  function build(version: string): string {
    const dist = path.join(root, `dist-${version}`);
    mkdirSync(path.join(dist, 'pages'), { recursive: true });
    writeFileSync(path.join(dist, 'mf-manifest.json'), manifestOf(version));
    writeFileSync(path.join(dist, 'mf-stats.json'), '{}');
    writeFileSync(path.join(dist, 'contract.json'), `contract of ${version}`);
    writeFileSync(path.join(dist, `remoteEntry.${version}.js`), version);
    writeFileSync(path.join(dist, `remoteEntry.${version}.js.br`), 'brotli');
    writeFileSync(path.join(dist, 'pages', `list.${version}.js`), version);
    return dist;
  }

  return {
    build,
    minute,
    place,
    releases,
    served,
    webRoot,
    folder: () => root,
    listed: () => JSON.parse(readFileSync(served('remotes.json'), 'utf8')) as unknown,
    manifest: () => readFileSync(served('mf/patients/mf-manifest.json'), 'utf8'),
    named: (version: string, now = new Date()) =>
      publish({ ...place(), dist: build(version), version, commit: `commit-of-${version}`, now }),
    versions: async () => (await releases()).releases.map(({ version }) => version),
  };
}
