import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

/** The one account of {@link startS3Server}. */
const ACCOUNT = { name: 'S3RVER', secret: 'S3RVER' };
const BUCKET = 'kopie';

/** A store that speaks S3, on this machine; of a signature it looks at the name of the key alone. */
export interface S3Server {
  readonly url: string;
  /** Settings of a service that uses it, through another address where one is given. */
  settings(url?: string): Record<string, string>;
  /** Names of the files it keeps below a folder of its bucket. */
  objects(folder: string): string[];
  /** Where the bytes of an object lie. */
  fileOf(key: string): string;
  stop(): Promise<void>;
}

/** Starts a store with one empty bucket on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'pora-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  replaceAtOnce(storeOf(server), directory);
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}`;
  const fileOf = (key: string) => path.join(directory, BUCKET, `${key}._S3rver_object`);
  return {
    url,
    settings: (endpoint = url) => ({
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: BUCKET,
      BACKUP_S3_PREFIX: 'pora/kopie',
      BACKUP_S3_ACCESS_KEY_ID: ACCOUNT.name,
      BACKUP_S3_SECRET_ACCESS_KEY: ACCOUNT.secret,
    }),
    objects: (folder) => {
      const below = path.join(directory, BUCKET, folder);
      return filesIn(below)
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => path.relative(below, name).replace('._S3rver_object', ''))
        .sort();
    },
    fileOf,
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}

interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: NodeJS.ReadableStream;
  readonly metadata: object;
}

/** What is used of the server's files; its types say nothing of them. */
interface ObjectStore {
  putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  getObject(...of: unknown[]): Promise<unknown>;
  getResourcePath(bucket: string, key: string, resource: string): string;
}

const storeOf = (server: S3rver) => (server as S3rver & { readonly store: ObjectStore }).store;

/**
 * A store answers a write when it has the object, and replaces one as a whole: whoever reads meanwhile gets the former or
 * the new one. This server answers before its file is written, and writes into the file that others read.
 */
function replaceAtOnce(store: ObjectStore, directory: string): void {
  let last: Promise<unknown> = Promise.resolve();
  /** One after another: an object lies in three files. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    // Whoever asked hears of the error by `done`; the next in the row only waits.
    last = done.catch(() => undefined);
    return done;
  };
  const get = store.getObject.bind(store);
  store.getObject = (...of) => inTurn(() => get(...of));
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const incoming = path.join(directory, randomUUID());
    await writeFile(incoming, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    return inTurn(async () => {
      const file = store.getResourcePath(bucket, key, 'object');
      await mkdir(path.dirname(file), { recursive: true });
      await rename(incoming, file);
      await store.putMetadata(bucket, key, metadata, md5);
      return { size: bytes.length, md5 };
    });
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
