import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { S3Objects } from '../backups/cloud/s3-objects.js';
import { startS3Server, type S3Server } from './s3-server.js';

const LENGTH = 300_000;
const WRITES = 40;

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

test('the store of the tests is one: an object written anew is whole for whoever reads it, and there once it was taken', async () => {
  const settings = s3.settings();
  const access = {
    ...{ endpoint: s3.url, region: 'us-east-1', bucket: settings['BACKUP_S3_BUCKET'] ?? '', prefix: '' },
    accessKeyId: settings['BACKUP_S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: settings['BACKUP_S3_SECRET_ACCESS_KEY'] ?? '',
    isPathStyle: true,
  };
  const [objects, goesOn] = [new S3Objects(access), new AbortController().signal];
  const contents = ['a', 'b'].map((letter) => letter.repeat(LENGTH));
  await objects.put('one', contents[0] ?? '', goesOn);
  const seen: string[] = [];
  let isWriting = true;
  const reading = (async () => {
    while (isWriting) seen.push(await text(await objects.get('one')));
  })();
  for (let i = 0; i < WRITES; i += 1) await objects.put('one', contents[i % 2] ?? '', goesOn);
  isWriting = false;
  await reading;
  expect(seen.filter((one) => !contents.includes(one)).map(({ length }) => length)).toEqual([]);
  expect(seen.length).toBeGreaterThan(0);
}, 60_000);
