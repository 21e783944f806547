import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillUp } from './small-disk.js';
import { until } from './until.js';

/** A folder that can be made to take hardly anything more. */
export interface SmallFolder {
  readonly path: string;
  /** What the system says when it takes no more. */
  readonly refusal: 'ENOSPC' | 'EFBIG';
  /** Leaves room for so many bytes. */
  fill(room: number): void;
  /** Gives the room back. */
  empty(): void;
  stop(): Promise<void>;
}

/**
 * A folder on a disk of its own, made of memory; where nobody may mount one, a folder of this machine whose files may not grow
 * beyond the room that is left. Either way it is the system that refuses.
 */
export async function startSmallFolder(megabytes: number): Promise<SmallFolder> {
  const home = mkdtempSync(path.join(tmpdir(), 'pora-small-'));
  const folder = path.join(home, 'disk');
  mkdirSync(folder, { mode: 0o700 });
  const disk = await mountedBy(folder, megabytes);
  const stop = async (child?: ChildProcess) => {
    if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    rmSync(home, { recursive: true, force: true });
  };
  return disk ? onDisk(disk, folder, () => stop(disk)) : withLimit(folder, () => stop());
}

// Only this process and those it starts see that disk, so it takes no right on the machine.
const MOUNT = 'mount -t tmpfs -o "size=$1m,mode=0700" tmpfs "$2" && exec sleep infinity';

/** The process that keeps a disk at that place; undefined where the machine allows none. */
async function mountedBy(folder: string, megabytes: number): Promise<ChildProcess | undefined> {
  const names = process.getuid?.() === 0 ? '-m' : '-Urm';
  const child = spawn('unshare', [names, 'sh', '-c', MOUNT, 'sh', String(megabytes), folder], {
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit').catch(() => undefined);
  const isThere = () => readFileSync(`/proc/${child.pid}/mounts`, 'utf8').includes(folder);
  const isOver = await Promise.race([
    ended.then(() => true),
    until(isThere).then(
      () => false,
      () => true,
    ),
  ]);
  return isOver ? undefined : child;
}

function onDisk({ pid }: ChildProcess, folder: string, stop: () => Promise<void>): SmallFolder {
  const seen = path.join(`/proc/${pid}/root`, folder);
  const filler = path.join(seen, '..filler');
  return {
    ...{ path: path.join(seen, 'files'), refusal: 'ENOSPC', stop },
    fill: (room) => {
      fillUp(filler);
      truncateSync(filler, Math.max(0, statSync(filler).size - room));
    },
    empty: () => rmSync(filler, { force: true }),
  };
}

/** Node gets an error and no signal when it writes beyond the limit. */
function withLimit(folder: string, stop: () => Promise<void>): SmallFolder {
  const limit = (bytes: number | 'unlimited') =>
    void execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
  return {
    ...{ path: path.join(folder, 'files'), refusal: 'EFBIG' },
    fill: limit,
    empty: () => limit('unlimited'),
    stop: async () => {
      limit('unlimited');
      await stop();
    },
  };
}
