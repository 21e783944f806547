import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { until } from '@pora/common/testing/until';
import type { BackupRecord } from '@pora/contracts/admin/backup.model';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';
import { startS3Server, type S3Server } from '../../testing/s3-server.js';

const WITHIN_MS = 60_000;
const MB = 1024 * 1024;
const LARGE_BYTES = 500 * MB;
/** What the service, the store and the reader in one process may hold at once, with what the system keeps between them. */
const ON_THE_WAY_BYTES = 100 * MB;
/** Leaving at once meets another moment of the service each time. */
const LEAVES = 12;
const TABLE = 'patients.patients.csv.gz';

describe('a large backup that only the store in the cloud has', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pora-backups-'));
  let s3: S3Server;
  let wire: Wire;
  let app: TestApp;
  let admin: SignedIn;
  let id: string;

  beforeAll(async () => {
    s3 = await startS3Server();
    wire = await countedWire(s3.url);
    const env = {
      ...ADMIN_SETTINGS,
      BACKUP_DIR: folder,
      ...s3.settings(wire.url),
    };
    app = await createTestApp(adminService, { env });
    admin = await app.signIn('admin');
    await app.query('CREATE TABLE patients.patients (id text PRIMARY KEY)');
    await app.query('GRANT SELECT ON ALL TABLES IN SCHEMA patients TO pora_backup');
    id = (await admin.post('/api/admin/backups', { tables: ['patients'] }).expect(201)).body.backupId;
    await until(async () => (await record()).awsStatus === 'COMPLETED', WITHIN_MS);
    rmSync(path.join(folder, id), { recursive: true });
    grow(s3.fileOf(`pora/kopie/${id}/${TABLE}`), s3.fileOf(`pora/kopie/${id}/manifest.json`));
  });
  afterAll(async () => {
    await app.stop();
    await wire.close();
    await s3.stop();
    rmSync(folder, { recursive: true });
  });

  const record = async (): Promise<BackupRecord> =>
    (await admin.get('/api/admin/backups').expect(200)).body.items[0];
  const download = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { cookie: admin.cookie };
      get(`${app.url}/api/admin/backups/${id}/file`, { headers }, resolve).on('error', reject);
    });

  test('[core §7] is handed on while it is read: memory stays as it is, and the TAR says how long it is', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const answer = await download();
    let [bytes, most] = [0, 0];
    for await (const part of answer) {
      bytes += (part as Buffer).length;
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    expect(bytes).toBeGreaterThan(LARGE_BYTES);
    expect(bytes).toBe(Number(answer.headers['content-length']));
    expect(most).toBeLessThan(ON_THE_WAY_BYTES);
  });

  test('[core §7] waits for a slow reader, and one who leaves is not read for any longer', async () => {
    const before = wire.fromStore();
    const answer = await download();
    answer.once('data', () => answer.pause());
    let seen = -1;
    await until(() => {
      const isStill = wire.fromStore() === seen && seen > before;
      seen = wire.fromStore();
      return isStill;
    });
    expect(seen - before).toBeLessThan(ON_THE_WAY_BYTES);
    answer.destroy();
    await until(() => wire.busy() === 0);
    expect(wire.fromStore() - before).toBeLessThan(ON_THE_WAY_BYTES);
  });

  test('[core §7] one who leaves before anything came lets the store go as well', async () => {
    for (let time = 0; time < LEAVES; time++) (await download()).destroy();
    await until(() => wire.open() === 0);
  });
});

/** Makes the copy of a table large without writing so much: its file has a hole, and the description fits it. */
function grow(file: string, description: string): void {
  truncateSync(file, LARGE_BYTES);
  const manifest = JSON.parse(readFileSync(description, 'utf8'));
  manifest.files[0].fileBytes = LARGE_BYTES;
  writeFileSync(description, JSON.stringify(manifest));
}

/** The way to the store; whoever reads slowly is sent slowly. */
interface Wire {
  readonly url: string;
  /** Bytes that came from the store. */
  fromStore(): number;
  /** Connections over which a large answer is on its way. */
  busy(): number;
  /** Connections there are; the store closes those over which nothing is on its way. */
  open(): number;
  close(): Promise<void>;
}

async function countedWire(to: string): Promise<Wire> {
  const { port, hostname } = new URL(to);
  const open = new Set<Socket>();
  let over = 0;
  const server: Server = createServer((inside) => {
    const outside = connect(Number(port), hostname);
    open.add(outside);
    inside.pipe(outside).pipe(inside);
    outside.on('close', () => {
      over += outside.bytesRead;
      open.delete(outside);
      inside.destroy();
    });
    inside.on('close', () => outside.destroy());
    for (const socket of [inside, outside]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fromStore: () => [...open].reduce((sum, { bytesRead }) => sum + bytesRead, over),
    busy: () => [...open].filter(({ bytesRead }) => bytesRead > MB).length,
    open: () => open.size,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
