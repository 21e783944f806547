import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
