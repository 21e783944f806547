import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, test } from '@jest/globals';
import type { AdminConfig } from '../../config.js';
import { STORE_DIFFERS } from '../backups.strings.js';
import type { Manifest } from '../dump/manifest.js';
import { nowhere } from '../dump/measured.js';
import { CloudStore } from './cloud-store.service.js';
import { S3Objects } from './s3-objects.js';
import { StoreProblem } from './store-problem.js';

/** Larger than one part, so that a store that is away leaves some of it unread. */
const PIECES = 40;
const PIECE = Buffer.alloc(1024 * 1024, 7);
const never = new AbortController().signal;
let server: Server | undefined;

afterEach(() => void server?.close());

/** Answers its address. */
async function storeThat(answers: RequestListener): Promise<string> {
  const store = createServer(answers);
  server = store;
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
}

const objectsAt = (endpoint: string) =>
  new S3Objects({
    ...{ endpoint, region: 'us-east-1', bucket: 'kopie', prefix: '', isPathStyle: true },
    ...{ accessKeyId: 'x', secretAccessKey: 'x' },
  });

test('[core §4] a file whose copy failed is let go of, however often it is tried', async () => {
  const body = Readable.from(Array.from({ length: PIECES }, () => PIECE));
  await expect(objectsAt('http://127.0.0.1:1').put('large', body, never)).rejects.toThrow(StoreProblem);
  expect(body.destroyed).toBe(true);
});

test('[core §4] a store that ends in the middle of a file has a problem, and the file is not called damaged', async () => {
  const url = await storeThat((_request, answer) => {
    answer.writeHead(200, { 'content-length': String(2 * PIECE.length) });
    answer.write(PIECE, () => answer.destroy());
  });
  const reading = objectsAt(url)
    .get('cut-off')
    .then((bytes) => pipeline(bytes, nowhere()));
  await expect(reading).rejects.toThrow(StoreProblem);
});

test('[core §4] a store that keeps less than it took has no copy of the backup', async () => {
  const url = await storeThat((request, answer) => {
    request.resume();
    request.on('end', () => answer.end(request.method === 'GET' ? PIECE.subarray(1) : undefined));
  });
  const settings = {
    ...{ BACKUP_S3_ENDPOINT: url, BACKUP_S3_BUCKET: 'kopie', BACKUP_S3_PATH_STYLE: true },
    ...{ BACKUP_S3_ACCESS_KEY_ID: 'x', BACKUP_S3_SECRET_ACCESS_KEY: 'x' },
  };
  const file = { file: 'a.csv.gz', fileBytes: PIECE.length, fileSha256: 'x' };
  const backup = {
    manifest: { files: [file] } as unknown as Manifest,
    source: { read: () => Promise.resolve(Readable.from([PIECE])) },
  };
  const store = new CloudStore({ settings } as unknown as AdminConfig);
  await expect(store.save('backup-1', backup, never)).rejects.toThrow(STORE_DIFFERS);
});
