import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { ApplicationState, SystemState } from '@pora/contracts/admin/system.model';
import { CHECKOUT } from '../../../../deploy/local/paths.mjs';
import { addServiceRelease, packagesOf, switchService } from '../../../../deploy/release/services.mjs';
import { listReleases, publish } from '../../../../deploy/release/switch.mjs';
import { adminService } from '../service.js';
import { ADMIN_SETTINGS } from '../testing/admin-settings.js';
import { CHANGED_MEANWHILE } from './system.strings.js';

describe('releases of the pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-pages-'));
  const webRoot = path.join(folder, 'web');
  let app: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await release('diets', 'mf-manifest.json', version);
      await release('shell', 'index.html', version);
    }
    app = await createTestApp(adminService, {
      env: { ...ADMIN_SETTINGS, RELEASES_DIR: webRoot, DATA_DIR: folder },
    });
    admin = await app.signIn('admin');
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  async function release(name: string, entry: string, version: string): Promise<void> {
    const dist = path.join(folder, `${name}-${version}`);
    mkdirSync(dist, { recursive: true });
    writeFileSync(path.join(dist, entry), JSON.stringify({ metaData: { sections: [] }, version }));
    writeFileSync(path.join(dist, `main.${version}.js`), version);
    await publish({ name, dist, webRoot, version });
  }

  const read = async (): Promise<SystemState> => (await admin.get('/api/admin/system').expect(200)).body;
  async function applicationOf(name: string): Promise<ApplicationState | undefined> {
    return (await read()).releases?.items.find((item) => item.name === name);
  }
  const served = () => JSON.parse(readFileSync(path.join(webRoot, 'mf/diets/mf-manifest.json'), 'utf8'));
  const roll = (name: string, version: string, from: string | null) =>
    admin.post(`/api/admin/releases/${name}/rollback`, { version, from });
  const auditLines = () =>
    app.query(
      `SELECT actor, entity_id, fields FROM audit_entries WHERE action = 'releases.rollback' ORDER BY id`,
    );

  test('shell and remotes are told with what is served and what can be returned to', async () => {
    const state = await read();
    expect(state.away).toEqual([]);
    expect(state.releases?.canSwitch).toBe(true);
    expect(await applicationOf('diets')).toEqual({
      name: 'diets',
      version: '1.1.0',
      former: '1.0.0',
      releases: ['1.1.0', '1.0.0'].map((version) => ({ version, releasedAt: expect.any(String) })),
    });
    expect(await applicationOf('shell')).toMatchObject({ version: '1.1.0', former: '1.0.0' });
  });

  test('the administrator goes back to a release and forth again, and the trail says from which to which', async () => {
    const back = await roll('diets', '1.0.0', '1.1.0').expect(200);
    expect(back.body).toEqual({ from: '1.1.0', to: '1.0.0' });
    expect(served().version).toBe('1.0.0');
    expect(await applicationOf('diets')).toMatchObject({ version: '1.0.0', former: '1.1.0' });
    await roll('diets', '1.1.0', '1.0.0').expect(200);
    expect(served().version).toBe('1.1.0');
    const { email: actor } = admin;
    expect(await auditLines()).toEqual([
      { actor, entity_id: 'diets', fields: ['from 1.1.0', 'to 1.0.0'] },
      { actor, entity_id: 'diets', fields: ['from 1.0.0', 'to 1.1.0'] },
    ]);
  });

  test.each([
    ['another release is served than the person saw', 'diets', '1.0.0', '0.9.0', 409, 'conflict'],
    ['the release is not kept', 'diets', '0.1.0', '1.1.0', 409, 'conflict'],
    ['there is no such application', 'recipes', '1.0.0', null, 404, 'not_found'],
    ['the name is a path', '..%2Fdiets', '1.0.0', null, 400, 'invalid_input'],
    ['the version is a path', 'diets', '../1.0.0', '1.1.0', 400, 'invalid_input'],
  ])('is refused and nothing is switched: %s', async (_case, name, version, from, status, code) => {
    const { body } = await roll(name, version, from).expect(status);
    expect(body.code).toBe(code);
    expect(served().version).toBe('1.1.0');
    expect(await auditLines()).toHaveLength(2);
  });

  test('a release that comes while the switch waits for its turn is not undone by somebody who never saw it', async () => {
    const turn = path.join(webRoot, '.release-lock');
    mkdirSync(turn);
    const asked = roll('diets', '1.0.0', '1.1.0').then((answer) => answer);
    const isWaiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`;
    await until(async () => (await app.query(isWaiting)).length > 0);
    const manifest = path.join(webRoot, 'mf/diets/mf-manifest.json');
    const before = readFileSync(manifest);
    // As a release by the command would leave it, which had the turn.
    writeFileSync(manifest, readFileSync(path.join(webRoot, 'mf/diets/.releases/1.0.0/mf-manifest.json')));
    rmSync(turn, { recursive: true });
    const { status, body } = await asked;
    expect({ status, error: body.error }).toEqual({ status: 409, error: CHANGED_MEANWHILE });
    expect(await auditLines()).toHaveLength(2);
    writeFileSync(manifest, before);
  });

  test('of each service the versions are told that its command leads to, back and forth, and none where there is none', async () => {
    const at = { folder: path.join(folder, 'releases'), name: 'plans' };
    const releasedAt = '2026-11-19T10:00:00.000Z';
    for (const version of ['1.0.0', '1.1.0']) {
      const built = path.join(at.folder, 'plans', `building-${version}`);
      mkdirSync(built, { recursive: true });
      symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(built, 'node_modules'));
      const packages = await packagesOf(CHECKOUT);
      await addServiceRelease({ ...at, built, release: { version, releasedAt, commit: null, packages } });
      await switchService({ ...at, version });
    }
    const ways = async () =>
      Object.fromEntries((await read()).services.map(({ name, former, newer }) => [name, [former, newer]]));
    const others = { admin: [null, null], catalog: [null, null], patients: [null, null] };
    expect(await ways()).toEqual({ ...others, plans: ['1.0.0', null] });
    await switchService({ ...at, version: '1.0.0' });
    expect(await ways()).toEqual({ ...others, plans: ['checkout', '1.1.0'] });
  });

  test('where the pages lie in another container the gateway is asked, and nothing can be switched', async () => {
    let answer = JSON.stringify(await listReleases(webRoot));
    const gateway = http.createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const { port } = gateway.address() as AddressInfo;
    const there = await createTestApp(adminService, {
      env: { ...ADMIN_SETTINGS, RELEASES_URL: `http://127.0.0.1:${port}/releases.json` },
    });
    try {
      const person = await there.signIn('admin');
      const state = async (): Promise<SystemState> =>
        (await person.get('/api/admin/system').expect(200)).body;
      const { away, releases, services } = await state();
      expect({ away, canSwitch: releases?.canSwitch }).toEqual({ away: [], canSwitch: false });
      expect(releases?.items.map(({ name, version }) => [name, version])).toEqual([
        ['diets', '1.1.0'],
        ['shell', '1.1.0'],
      ]);
      expect(services.map(({ former, newer }) => [former, newer])).toEqual(services.map(() => [null, null]));
      const body = { version: '1.0.0', from: '1.1.0' };
      await person.post('/api/admin/releases/diets/rollback', body).expect(409);
      answer = '{"name":"of another release of the product"}';
      expect(await state()).toMatchObject({ away: ['releases'], releases: null });
    } finally {
      await there.stop();
      gateway.close();
      gateway.closeAllConnections();
    }
  });

  test('a folder of pages that is gone is away, and the rest is told', async () => {
    rmSync(webRoot, { recursive: true });
    const state = await read();
    expect(state).toMatchObject({ away: ['releases'], releases: null });
    expect(state.database?.sizeBytes).toBeGreaterThan(0);
  });
});
