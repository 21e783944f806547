import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { errorCode } from '../dump/error-code.js';
import type { StoreAccess } from './store-settings.js';
import { storeProblem } from './store-problem.js';

const CONNECT_TIMEOUT_MS = 3_000;
/** So long nothing may come: a store that hangs is one that is away. */
const SILENCE_TIMEOUT_MS = 30_000;
/** The job tries again by itself, and a person does not wait long. */
const ATTEMPTS = 2;
/** Part of a large file: the store takes at most 10,000 of them. */
const PART_BYTES = 16 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Codes of a file that cannot be read: no problem of the store. */
const DISK_FAULTS: ReadonlySet<string> = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR']);

/**
 * Objects of one bucket. The only file that knows the client, which is large: it is loaded when a store is used.
 * Everything it throws is a {@link storeProblem}.
 */
export class S3Objects {
  private readonly client: S3Client;

  constructor(private readonly store: StoreAccess) {
    const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle } = store;
    this.client = new S3Client({
      ...{ endpoint, region, forcePathStyle: isPathStyle },
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
      // Sums of our own are compared; many stores do not know those of this client.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Writes an object; one that is there already is replaced. */
  async put(name: string, body: Readable | string, signal: AbortSignal): Promise<void> {
    const upload = new Upload({
      client: this.client,
      params: { ...this.at(name), Body: body },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    });
    const abort = () => void upload.abort();
    signal.throwIfAborted();
    signal.addEventListener('abort', abort);
    try {
      await upload.done();
    } catch (error) {
      throw DISK_FAULTS.has(errorCode(error)) ? error : storeProblem(error);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  /** Bytes of an object, as they come. */
  async get(name: string, signal?: AbortSignal): Promise<Readable> {
    try {
      const options = signal ? { abortSignal: signal } : {};
      const { Body } = await this.client.send(new GetObjectCommand(this.at(name)), options);
      const body = Body as Readable;
      // A generator that was never asked does not end what it would have read.
      return Readable.from(heard(body), { objectMode: false }).once('close', () => body.destroy());
    } catch (error) {
      throw storeProblem(error);
    }
  }

  /** Names of all objects that begin with `start`. */
  async list(start: string): Promise<string[]> {
    const { bucket: Bucket, prefix } = this.store;
    const names: string[] = [];
    let after: string | undefined;
    try {
      do {
        const page = await this.client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${start}`, ContinuationToken: after }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(prefix.length));
        after = page.NextContinuationToken;
      } while (after !== undefined);
      return names;
    } catch (error) {
      throw storeProblem(error);
    }
  }

  /** Removes an object; one that is not there is gone already. */
  async remove(name: string): Promise<void> {
    try {
      await this.client.send(new DeleteObjectCommand(this.at(name)));
    } catch (error) {
      throw storeProblem(error);
    }
  }

  private at(name: string) {
    return { Bucket: this.store.bucket, Key: `${this.store.prefix}${name}` };
  }
}

/** A connection that breaks in the middle is a problem of the store, not of the file. */
async function* heard(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk as Buffer;
  } catch (error) {
    throw storeProblem(error);
  }
}
