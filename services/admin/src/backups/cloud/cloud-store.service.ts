import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@pora/common/config';
import type { AdminConfig } from '../../config.js';
import { FILES_GONE, STORE_DIFFERS, STORE_NONE } from '../backups.strings.js';
import { BackupRefused, Unrestorable } from '../dump/backup-refused.js';
import type { BackupFiles } from '../dump/backup-source.js';
import { DamagedFile, MANIFEST_FILE, manifestText, readManifest } from '../dump/manifest.js';
import { Measured, nowhere } from '../dump/measured.js';
import { NotInStore, StoreProblem } from './store-problem.js';
import { storeOf, type StoreAccess } from './store-settings.js';
import type { S3Objects } from './s3-objects.js';

/** Copies of backups in a store that speaks S3: `<prefix><id>/` with the same files as the folder; the manifest comes last. */
@Injectable()
export class CloudStore {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: AdminConfig) {}

  /** Whether an operator has set up a store. */
  get isConfigured(): boolean {
    return this.access !== undefined;
  }

  /**
   * Copies a backup and reads it back.
   * @throws StoreProblem when the store does not take it or holds something else
   * @throws Error of the disk
   */
  async save(id: string, { manifest, source }: BackupFiles, signal: AbortSignal): Promise<void> {
    const objects = await this.open();
    const saveOne = async (file: string, body: Readable | string, bytes: number, sha256: string) => {
      await objects.put(nameOf(id, file), body, signal);
      const kept = new Measured();
      await pipeline([await objects.get(nameOf(id, file), signal), kept, nowhere()], { signal });
      if (kept.bytes !== bytes || kept.sha256() !== sha256) throw new StoreProblem(STORE_DIFFERS);
    };
    for (const { file, fileBytes, fileSha256 } of manifest.files)
      await saveOne(file, await source.read(file, signal), fileBytes, fileSha256);
    // What has a manifest is whole.
    const text = manifestText(manifest);
    const sha256 = createHash('sha256').update(text).digest('hex');
    await saveOne(MANIFEST_FILE, text, Buffer.byteLength(text), sha256);
  }

  /**
   * A backup as the store has it.
   * @throws Unrestorable when it has none
   * @throws StoreProblem when it does not answer
   * @throws DamagedFile when the manifest cannot be read
   */
  async find(id: string): Promise<BackupFiles> {
    const objects = await this.open();
    try {
      const manifest = readManifest(await readText(await objects.get(nameOf(id, MANIFEST_FILE))));
      return { manifest, source: { read: (file, signal) => objects.get(nameOf(id, file), signal) } };
    } catch (cause) {
      if (cause instanceof NotInStore) throw new Unrestorable(FILES_GONE, { cause });
      throw cause;
    }
  }

  /** Whether the copy is whole as far as anybody can see: its manifest comes last and goes first. */
  async holds(id: string): Promise<boolean> {
    try {
      await this.find(id);
      return true;
    } catch (error) {
      if (error instanceof BackupRefused || error instanceof DamagedFile) return false;
      throw error;
    }
  }

  /** Removes all objects of a backup, the manifest first: what is half there is nobody's backup. @throws StoreProblem */
  async remove(id: string): Promise<void> {
    const objects = await this.open();
    await objects.remove(nameOf(id, MANIFEST_FILE));
    for (const name of await objects.list(nameOf(id, ''))) await objects.remove(name);
  }

  private get access(): StoreAccess | undefined {
    return storeOf(this.config.settings);
  }

  /** The client is large, and most practices have no store. */
  private async open(): Promise<S3Objects> {
    const { access } = this;
    if (!access) throw new StoreProblem(STORE_NONE);
    const { S3Objects } = await import('./s3-objects.js');
    return new S3Objects(access);
  }
}

const nameOf = (id: string, file: string) => `${id}/${file}`;
