import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { prepareRedis } from './redis.mjs';

let root = '';
const at = (...names: string[]) => path.join(root, ...names);
const prepare = () =>
  prepareRedis({
    tool: { command: '/usr/bin/redis-server', env: {} },
    ...{ dataDir: at('data'), port: 6379, password: 'secret' },
  });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pora-redis-'));
  // A start as root gives the folder away only where another account can reach it.
  chmodSync(root, 0o755);
  for (const folder of ['data', 'elsewhere']) mkdirSync(at(folder));
  writeFileSync(at('elsewhere/file'), 'of somebody else');
});
afterEach(() => rmSync(root, { recursive: true }));

test('all of the folder belongs to the account Redis runs as, also what a start adds later', async () => {
  const { uid = process.getuid?.() } = await prepare();
  writeFileSync(at('data/redis/appendonly.aof'), '');
  await prepare();
  expect(
    ['redis', 'redis/redis.conf', 'redis/appendonly.aof'].map((name) => statSync(at('data', name)).uid),
  ).toEqual([uid, uid, uid]);
  expect(readFileSync(at('data/redis/redis.conf'), 'utf8')).toContain('requirepass secret');
});

test('a link the account of Redis put there changes neither content nor owner of what lies elsewhere', async () => {
  await prepare();
  rmSync(at('data/redis/redis.conf'));
  symlinkSync(at('elsewhere/file'), at('data/redis/redis.conf'));
  symlinkSync(at('elsewhere'), at('data/redis/folder'));
  const before = statSync(at('elsewhere/file')).uid;
  await prepare();
  expect(readFileSync(at('elsewhere/file'), 'utf8')).toBe('of somebody else');
  expect([statSync(at('elsewhere')).uid, statSync(at('elsewhere/file')).uid]).toEqual([before, before]);
  expect(readFileSync(at('data/redis/redis.conf'), 'utf8')).toContain('requirepass secret');
});
