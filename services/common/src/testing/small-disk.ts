import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provisionDatabase } from '../../../../deploy/local/database.mjs';
import { freePorts } from '../../../../deploy/local/ports.mjs';
import { postgresAnswers, preparePostgres } from '../../../../deploy/local/postgres.mjs';
import { testEnvironment, type TestEnvironment } from './environment.js';
import { until } from './until.js';

const READY_WITHIN_MS = 30_000;
const MEGABYTE = Buffer.alloc(1024 * 1024);

// A disk of memory that only this process tree sees, so it takes no right on the machine: an ordinary user is its own
// root in a name space of users and its own self in the next. Postgres starts again whenever it ends, as the
// product's supervisor does it, until the file `stopped` lies beside the disk.
const RUN_ON_DISK = `
  set -e
  mount -t tmpfs -o "size=$1m,mode=0755" tmpfs "$2/disk"
  cp -a "$3" "$2/disk/cluster"
  stopped="$2/stopped"; as=$4
  shift 4
  trap '' INT
  while [ ! -e "$stopped" ]; do $as "$@" || sleep 0.2; done`;

/** A Postgres whose disk can be filled to the last byte. */
export interface SmallDisk {
  /** Where test apps find it: the same Redis, another Postgres. */
  readonly environment: TestEnvironment;
  /** Takes all room that is left. */
  fill(): void;
  /** Gives it back. */
  empty(): void;
  stop(): Promise<void>;
}

/** Starts Postgres with the product's own settings on a disk of that size. @throws Error when this machine gives no such disk */
export async function startOnSmallDisk(megabytes: number): Promise<SmallDisk> {
  const home = mkdtempSync(path.join(tmpdir(), 'pora-disk-'));
  chmodSync(home, 0o711);
  mkdirSync(path.join(home, 'disk'), { mode: 0o711 });
  const password = secret();
  const [port] = await freePorts(1);
  const server = await preparePostgres({
    dataDir: home,
    instance: path.basename(home),
    password,
    port: port as number,
    log: path.join(home, 'postgres.log'),
  });
  const child = startServer(home, megabytes, server);
  const filler = path.join(`/proc/${child.pid}/root`, home, 'disk', 'filler');
  await answering(child, server.ownerUrl, home);
  return {
    environment: await environmentOn(server.ownerUrl),
    fill: () => fillUp(filler),
    empty: () => rmSync(filler, { force: true }),
    stop: async () => {
      rmSync(filler, { force: true });
      writeFileSync(path.join(home, 'stopped'), '');
      const ended = once(child, 'exit');
      if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Prepared = Awaited<ReturnType<typeof preparePostgres>>;

function startServer(home: string, megabytes: number, { command, args, uid, gid }: Prepared): ChildProcess {
  const cluster = args[args.indexOf('-D') + 1] as string;
  const onDisk = args.map((arg) => (arg === cluster ? path.join(home, 'disk', 'cluster') : arg));
  const isRoot = process.getuid?.() === 0;
  const as = isRoot
    ? `setpriv --reuid=${uid} --regid=${gid} --clear-groups`
    : `unshare -U --map-user=${process.getuid?.()} --map-group=${process.getgid?.()}`;
  const settings = [String(megabytes), home, cluster, as];
  const log = openSync(path.join(home, 'disk.log'), 'a');
  const child = spawn(
    'unshare',
    [isRoot ? '-m' : '-Urm', 'sh', '-c', RUN_ON_DISK, 'sh', ...settings, command, ...onDisk],
    { stdio: ['ignore', log, log], detached: true, cwd: home },
  );
  closeSync(log);
  process.once('exit', () => child.exitCode === null && process.kill(-(child.pid as number), 'SIGKILL'));
  return child;
}

/** A machine without such a disk fails the test: a full disk that was not tried is not proven. */
async function answering(child: ChildProcess, url: string, home: string): Promise<void> {
  try {
    await until(async () => child.exitCode !== null || (await postgresAnswers(url)), READY_WITHIN_MS);
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`);
  } catch (cause) {
    const said = readFileSync(path.join(home, 'disk.log'), 'utf8').slice(-2_000);
    throw new Error(`no Postgres on a small disk, which needs unshare and tmpfs of Linux: ${said}`, {
      cause,
    });
  }
}

async function environmentOn(maintenanceUrl: string): Promise<TestEnvironment> {
  const names = [
    'migratorPassword',
    'patientsPassword',
    'plansPassword',
    'catalogPassword',
    'adminPassword',
    'backupPassword',
    'restorePassword',
  ] as const;
  const secrets = Object.fromEntries(names.map((name) => [name, secret()])) as Record<
    (typeof names)[number],
    string
  >;
  const urls = await provisionDatabase({ ownerUrl: maintenanceUrl, ownDatabase: true, secrets });
  const { owner: ownerUrl, migrator: migratorUrl, backup: backupUrl, restore: restoreUrl } = urls;
  const roles = { ownerUrl, migratorUrl, backupUrl, restoreUrl, serviceUrls: urls.services };
  return { ...testEnvironment(), maintenanceUrl, ...roles };
}

/** Makes a file larger until its disk takes not one more byte. */
export function fillUp(file: string): void {
  const open = openSync(file, 'a');
  let piece = MEGABYTE;
  try {
    while (piece.length > 0)
      piece = piece.subarray(0, writeSome(open, piece) ? piece.length : piece.length >> 1);
  } finally {
    closeSync(open);
  }
}

function writeSome(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) > 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

const secret = () => randomBytes(18).toString('hex');
