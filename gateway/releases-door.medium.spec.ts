import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@pora/common/testing/until';
import { answers, prepareGateway } from '../deploy/local/gateway.mjs';
import { TOOLS_FOLDER } from '../deploy/local/paths.mjs';
import { freePorts } from '../deploy/local/ports.mjs';
import { ensureTools } from '../deploy/local/tools.mjs';
import { RELEASES_FILE, RELEASES_PATH } from './render.mjs';

const TOLD = '[{"name":"shell"}]';

describe('a gateway whose pages no service sees', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-gateway-'));
  let nginx: ChildProcess;
  let port = 0;
  let door = 0;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'web'));
    writeFileSync(path.join(folder, 'web/remotes.json'), '{}');
    writeFileSync(path.join(folder, 'web/index.html'), '<!doctype html>');
    writeFileSync(path.join(folder, 'web', RELEASES_FILE), TOLD);
    [port, door = 0] = await freePorts(2);
    const { nginx: tool } = await ensureTools({
      names: ['nginx'],
      folder: TOOLS_FOLDER,
      log: path.join(folder, 'tools.log'),
    });
    const { command, args, cwd, env } = prepareGateway({
      tool: tool!,
      folder,
      accessLog: path.join(folder, 'access.log'),
      settings: {
        publicUrl: `http://localhost:${port}`,
        listen: [`127.0.0.1:${port}`],
        releasesDoor: [`127.0.0.1:${door}`],
        upstreams: {},
        rateLimits: false,
        workers: '1',
      },
    });
    nginx = spawn(command, args, { cwd, env, stdio: 'inherit' });
    await until(() => answers(`http://127.0.0.1:${port}/remotes.json`));
  }, 60_000);

  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it('tells them which releases it serves, at a door of its own, and nothing else there', async () => {
    const told = await fetch(`http://127.0.0.1:${door}${RELEASES_PATH}`);
    expect([told.status, told.headers.get('content-type'), await told.text()]).toEqual([
      200,
      'application/json',
      TOLD,
    ]);
    for (const other of ['/', '/index.html', '/remotes.json', `/${RELEASES_FILE}`])
      expect((await fetch(`http://127.0.0.1:${door}${other}`)).status).toBe(404);
  });

  it('says nothing of them to the outside', async () => {
    for (const address of [RELEASES_PATH, `/${RELEASES_FILE}`]) {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { host: `localhost:${port}` },
      });
      expect(await answer.text()).not.toContain('"shell"');
    }
  });
});
