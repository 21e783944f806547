import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@pora/common/config';
import type { AdminConfig } from '../config.js';
import { CloudStore } from './cloud/cloud-store.service.js';
import { FILES_GONE, KEY_MISSING, NO_FOLDER } from './backups.strings.js';
import { BackupRefused, Unrestorable } from './dump/backup-refused.js';
import { folderSource, type BackupFiles, type StoredBackup } from './dump/backup-source.js';
import { backupKey, type BackupKey } from './dump/encryption.js';
import { errorCode, isOfThePlace } from './dump/error-code.js';
import { MANIFEST_FILE, manifestText, readManifest, type Manifest } from './dump/manifest.js';

const OWNER_ONLY = 0o700;

/** Folders of backups on the disk: one that is being written has another name than one that is whole. */
@Injectable()
export class BackupFolders {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
    private readonly cloud: CloudStore,
  ) {}

  /** Whether new backups are encrypted. */
  get isEncrypting(): boolean {
    return this.config.settings.BACKUP_KEY !== undefined;
  }

  /** How far the copy in the store of a new backup is; null where there is to be none. */
  get firstCloudStatus(): 'PENDING' | null {
    return this.cloud.isConfigured ? 'PENDING' : null;
  }

  /** Key of a new backup, if an operator has configured a secret. */
  async newKey(): Promise<BackupKey | undefined> {
    const secret = this.config.settings.BACKUP_KEY;
    return secret === undefined ? undefined : backupKey(secret);
  }

  /** An empty folder for a run; what runs before it left behind goes. */
  async begin(id: string, run: number): Promise<string> {
    await this.discard(id);
    const folder = path.join(this.root, `${id}${PART}${run}`);
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
    return folder;
  }

  async writeManifest(folder: string, manifest: Manifest): Promise<void> {
    await writeFile(path.join(folder, MANIFEST_FILE), manifestText(manifest), { mode: 0o600, flush: true });
  }

  /** Gives a folder that is whole its name; one that a run before it could name and not note goes. */
  async finish(id: string, folder: string): Promise<void> {
    await rm(this.folderOf(id), { recursive: true, force: true });
    await namesToDisk(folder);
    await rename(folder, this.folderOf(id));
    await namesToDisk(this.root);
  }

  /** The folder of all backups, for files that nobody else may read. */
  async workRoot(): Promise<string> {
    await mkdir(this.root, { recursive: true, mode: OWNER_ONLY });
    return this.root;
  }

  /** Removes what unfinished runs left. */
  async discard(id: string): Promise<void> {
    await this.workRoot();
    const names = await readdir(this.root);
    for (const name of names.filter((one) => one.startsWith(`${id}${PART}`)))
      await rm(path.join(this.root, name), { recursive: true, force: true });
  }

  /** Removes what one unfinished run left. */
  async discardRun(id: string, run: number): Promise<void> {
    await rm(path.join(this.root, `${id}${PART}${run}`), { recursive: true, force: true });
  }

  /** Removes a backup and what unfinished runs of it left. */
  async remove(id: string): Promise<void> {
    await this.discard(id);
    await rm(this.folderOf(id), { recursive: true, force: true });
  }

  /**
   * A backup that is whole: from its folder, or from the store in the cloud when the folder is gone.
   * @throws Unrestorable when its files are gone
   * @throws Error of the disk when nobody can look
   * @throws BackupRefused when its key is not known, or the store does not answer
   * @throws DamagedFile when its manifest cannot be read
   */
  async open(id: string): Promise<StoredBackup> {
    const files = await this.find(id).catch((error: unknown) => {
      if (error instanceof Unrestorable && this.cloud.isConfigured) return this.cloud.find(id);
      throw error;
    });
    return this.unlock(files);
  }

  /** As {@link open}, from a folder wherever it lies. */
  async openFolder(folder: string): Promise<StoredBackup> {
    return this.unlock(await filesIn(folder));
  }

  /** The files of a backup in its folder, whether or not their key is known. @throws Unrestorable, DamagedFile, Error of the disk */
  find(id: string): Promise<BackupFiles> {
    return filesIn(this.folderOf(id));
  }

  private async unlock(files: BackupFiles): Promise<StoredBackup> {
    const { encryption } = files.manifest;
    const secret = this.config.settings.BACKUP_KEY;
    if (encryption && secret === undefined) throw new BackupRefused(KEY_MISSING);
    const key = encryption && secret !== undefined ? await backupKey(secret, encryption.salt) : undefined;
    return { ...files, key };
  }

  /** Where a backup lies. */
  folderOf(id: string): string {
    return path.join(this.root, id);
  }

  private get root(): string {
    const folder = this.config.settings.BACKUP_DIR;
    if (folder === undefined) throw new BackupRefused(NO_FOLDER);
    return folder;
  }
}

/** Stands between the name of a backup and the number of the run that writes it; no id holds it. */
const PART = '~';

/** Systems that know no such order. */
const NO_SUCH_ORDER = new Set(['EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']);

/** Resolves when the disk has what a folder names: files that reached it could lose their names to a power cut. */
async function namesToDisk(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!NO_SUCH_ORDER.has(errorCode(error))) throw error;
  }
}

async function filesIn(folder: string): Promise<BackupFiles> {
  let text: string;
  try {
    text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
  } catch (cause) {
    if (isOfThePlace(cause, ['ENOENT', 'ENOTDIR'])) throw cause;
    throw new Unrestorable(FILES_GONE, { cause });
  }
  return { manifest: readManifest(text), source: folderSource(folder) };
}
