import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import { familyOf } from '../deploy/bench/families.mjs';
import { hasCode } from '../deploy/local/errors.mjs';
import { answerOf, answers, configureGateway, prepareGateway } from '../deploy/local/gateway.mjs';
import { TOOLS_FOLDER } from '../deploy/local/paths.mjs';
import { freePorts } from '../deploy/local/ports.mjs';
import { ensureTools } from '../deploy/local/tools.mjs';
import { GENERATION_PATH } from './render.mjs';

/** What an instance does with a call, beside noting it. */
type Behaviour = (response: http.ServerResponse) => void;

/** What Node hands to the system at once; nginx's buffers must not end where such a piece ends. */
const PIECE = 64 * 1024;

/** Whether a former worker finishes what it has, or is gone already. */
function isEnding(worker: number): boolean {
  try {
    const title = readFileSync(`/proc/${worker}/cmdline`, 'utf8');
    return title === '' || title.includes('is shutting down');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return true;
    throw error;
  }
}

const well: Behaviour = (response) => response.end('{}');

describe('a gateway before two instances of a service', () => {
  let folder = '';
  let nginx: ChildProcess;
  let port = 0;
  let door = 0;
  let hosts: string[] = [];
  const servers: http.Server[] = [];
  /** Who got which call, in order. */
  let seen: { instance: number; method: string | undefined; headers: http.IncomingHttpHeaders }[] = [];
  let behave: Behaviour[] = [well, well];

  const configure = (out: string[], generation: number) => ({
    folder,
    accessLog: path.join(folder, 'access.log'),
    settings: {
      publicUrl: `http://localhost:${port}`,
      listen: [`127.0.0.1:${port}`],
      upstreams: { patients: hosts },
      doors: { patients: `127.0.0.1:${door}` },
      rateLimits: false,
      workers: '1',
      out,
      generation,
    },
  });

  async function take(out: string[], generation: number): Promise<void> {
    configureGateway(configure(out, generation));
    nginx.kill('SIGHUP');
    await until(
      async () => (await answerOf(`http://127.0.0.1:${door}${GENERATION_PATH}`)) === `${generation}`,
    );
  }

  /** Over a connection of its own: a kept one is closed by a worker that ends, at times while a call is put on it. */
  async function ask(method: string, { at = port, headers = {} }: { at?: number; headers?: object } = {}) {
    const body = method === 'GET' ? undefined : '{}';
    const response = await fetch(`http://127.0.0.1:${at}/api/patients`, {
      method,
      body,
      headers: { host: `localhost:${port}`, connection: 'close', ...headers },
    });
    await response.arrayBuffer();
    return response.status;
  }

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pora-gateway-'));
    mkdirSync(path.join(folder, 'web'));
    writeFileSync(path.join(folder, 'web/remotes.json'), '{}');
    const ports = await freePorts(4);
    [port, door] = [ports[0], ports[1]!];
    hosts = ports.slice(2).map((one) => `127.0.0.1:${one}`);
    for (const [instance, one] of ports.slice(2).entries()) {
      const server = http.createServer((request, response) => {
        seen.push({ instance, method: request.method, headers: request.headers });
        request.resume().on('end', () => behave[instance]?.(response));
      });
      servers.push(server.listen(one, '127.0.0.1'));
      await once(server, 'listening');
    }
    const { nginx: tool } = await ensureTools({
      names: ['nginx'],
      folder: TOOLS_FOLDER,
      log: path.join(folder, 'tools.log'),
    });
    const { command, args, cwd, env } = prepareGateway({ tool: tool!, ...configure([], 1) });
    nginx = spawn(command, args, { cwd, env, stdio: 'inherit' });
    await until(() => answers(`http://127.0.0.1:${port}/remotes.json`));
  }, 60_000);

  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it('one that is taken out gets neither reads nor writes, at no door, until it is put back', async () => {
    for (const [generation, out] of [0, 1].entries()) {
      await take([hosts[out]!], 10 + generation);
      // The former workers may still have had the first of these.
      await until(async () => {
        seen = [];
        for (const at of [port, door]) for (const method of ['GET', 'POST']) await ask(method, { at });
        return seen.every(({ instance }) => instance !== out);
      });
      expect(seen).toHaveLength(4);
    }
    await take([], 20);
    await until(async () => {
      await ask('GET');
      return new Set(seen.map(({ instance }) => instance)).size === 2;
    });
  });

  it('an answer that is on its way while a new configuration is taken over arrives whole', async () => {
    const whole = 3 * PIECE;
    let sendRest: () => void = () => undefined;
    const sending: Behaviour = (response) => {
      const head = `HTTP/1.1 200 OK\r\nContent-Length: ${whole}\r\n\r\n`;
      response.socket!.write(head + 'x'.repeat(PIECE - head.length));
      sendRest = () => response.socket!.end('x'.repeat(whole - PIECE + head.length));
    };
    behave = [sending, sending];
    const answer = await fetch(`http://127.0.0.1:${port}/api/patients`, {
      headers: { host: `localhost:${port}` },
    });
    const [former] = familyOf(nginx.pid!).filter((pid) => pid !== nginx.pid);
    await take([], 30);
    await until(() => isEnding(former!));
    sendRest();
    expect((await answer.arrayBuffer()).byteLength).toBe(whole);
    behave = [well, well];
  });

  it('a read moves to the other one when its instance breaks off, a write that was sent never does', async () => {
    behave = [(response) => response.destroy(), (response) => response.destroy()];
    seen = [];
    expect(await ask('POST')).toBe(503);
    expect(seen).toHaveLength(1);
    const [broken] = seen.map(({ instance }) => instance);
    behave[1 - broken!] = well;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await ask('GET'));
    expect(new Set(statuses)).toEqual(new Set([200]));
    behave = [well, well];
  });

  it('a refusal for the moment is an answer: it is not asked of the other one, and nobody counts as away', async () => {
    behave = [
      (response) => response.writeHead(503).end('{}'),
      (response) => response.writeHead(503).end('{}'),
    ];
    seen = [];
    for (const method of ['GET', 'GET', 'POST', 'POST']) expect(await ask(method)).toBe(503);
    expect(seen).toHaveLength(4);
    behave = [well, well];
    for (const method of ['GET', 'GET', 'POST', 'POST']) expect(await ask(method)).toBe(200);
  });

  it('the door between services passes their secret on, which the outside cannot forge', async () => {
    const headers = { 'x-internal-secret': 'secret' };
    seen = [];
    await ask('GET', { at: door, headers });
    await ask('GET', { headers });
    expect(seen.map(({ headers: got }) => got['x-internal-secret'])).toEqual(['secret', undefined]);
  });
});
