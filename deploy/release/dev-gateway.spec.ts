import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createDevGateway } from './dev-gateway.mjs';

describe('the door of a team in front of a running product', () => {
  let dist = '';
  let origin = '';
  let product: http.Server;
  let door: ReturnType<typeof createDevGateway>;

  const portOf = (server: http.Server) => (server.address() as AddressInfo).port;
  const ask = async (address: string) => {
    const answer = await fetch(`${origin}${address}`);
    return { status: answer.status, text: await answer.text() };
  };

  beforeEach(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'pora-door-'));
    product = http.createServer((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end('{"mf_patients":{}}');
    });
    await once(product.listen(0, '127.0.0.1'), 'listening');
    door = createDevGateway({ product: `http://127.0.0.1:${portOf(product)}`, name: 'diets', dist });
    await once(door.server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${portOf(door.server)}`;
  });
  afterEach(() => {
    door.close();
    product.close();
    product.closeAllConnections();
    rmSync(dist, { recursive: true, force: true });
  });

  it('leaves the list as it is before the first build, and has the own remote in it afterwards', async () => {
    expect(JSON.parse((await ask('/remotes.json')).text)).toEqual({ mf_patients: {} });
    writeFileSync(path.join(dist, 'mf-manifest.json'), '{"metaData":{"sections":[{"name":"diets"}]}}');
    expect(JSON.parse((await ask('/remotes.json')).text)).toEqual({
      mf_patients: {},
      mf_diets: { manifest: '/mf/diets/mf-manifest.json', sections: [{ name: 'diets' }] },
    });
  });

  it('gives files of the own build, and says 404 of those that are not there alone', async () => {
    writeFileSync(path.join(dist, 'main.js'), 'own');
    expect(await ask('/mf/diets/main.js')).toEqual({ status: 200, text: 'own' });
    expect((await ask('/mf/diets/gone.js')).status).toBe(404);
    mkdirSync(path.join(dist, 'unreadable.js'));
    const unreadable = await ask('/mf/diets/unreadable.js');
    expect([unreadable.status, unreadable.text]).toEqual([500, expect.stringContaining('EISDIR')]);
  });

  it('tells a build that cannot be read instead of hiding the remote', async () => {
    mkdirSync(path.join(dist, 'mf-manifest.json'));
    expect(await ask('/remotes.json')).toEqual({ status: 500, text: expect.stringContaining('EISDIR') });
  });

  it('says that the product is away when it is', async () => {
    product.close();
    product.closeAllConnections();
    const answer = await ask('/api/patients');
    expect([answer.status, answer.text]).toEqual([
      502,
      expect.stringMatching(/^The product does not answer/),
    ]);
  });
});
