import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openDoor } from './door.mjs';

const open: { close: () => unknown }[] = [];
afterEach(() => open.splice(0).forEach((one) => one.close()));

async function listening(server: http.Server) {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('door to the local identity provider', () => {
  it('gives the provider what was asked under the name of the browser', async () => {
    const provider = await listening(
      http.createServer((request, response) => response.end(`${request.headers.host} ${request.url}`)),
    );
    const door = openDoor('http://127.0.0.1:0', `127.0.0.1:${provider}`);
    open.push(door);
    await once(door, 'listening');
    const { port } = door.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/dev-idp/.well-known/openid-configuration`);
    expect(await answer.text()).toBe(`127.0.0.1:${port} /dev-idp/.well-known/openid-configuration`);
  });

  it('survives a provider that is away', async () => {
    const gone = http.createServer();
    const port = await listening(gone);
    gone.close();
    await once(gone, 'close');
    const door = openDoor('http://127.0.0.1:0', `127.0.0.1:${port}`);
    open.push(door);
    await once(door, 'listening');
    const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}/`;
    await expect(fetch(address)).rejects.toThrow('fetch failed');
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});
