import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@pora/common/config';
import type { AdminConfig } from '../config.js';
import { FILES_GONE, KEY_MISSING, NO_FOLDER } from './backups.strings.js';
import { BackupRefused } from './dump/backup-refused.js';
import { backupKey, type BackupKey } from './dump/encryption.js';
import { DamagedFile, MANIFEST_FILE, manifestSchema, type Manifest } from './dump/manifest.js';
import type { StoredBackup } from './dump/scratch-restore.js';

const OWNER_ONLY = 0o700;

/** Folders of backups on the disk: one that is being written has another name than one that is whole. */
@Injectable()
export class BackupFolders {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: AdminConfig) {}

  /** Whether new backups are encrypted. */
  get isEncrypting(): boolean {
    return this.config.settings.BACKUP_KEY !== undefined;
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
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(path.join(folder, MANIFEST_FILE), text, { mode: 0o600, flush: true });
  }

  /** Gives a folder that is whole its name. */
  async finish(id: string, folder: string): Promise<void> {
    await rename(folder, this.folderOf(id));
  }

  /** Removes what unfinished runs left. */
  async discard(id: string): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: OWNER_ONLY });
    const names = await readdir(this.root);
    for (const name of names.filter((one) => one.startsWith(`${id}${PART}`)))
      await rm(path.join(this.root, name), { recursive: true, force: true });
  }

  /** Removes a backup and what unfinished runs of it left. */
  async remove(id: string): Promise<void> {
    await this.discard(id);
    await rm(this.folderOf(id), { recursive: true, force: true });
  }

  /**
   * A backup that is whole.
   * @throws BackupRefused when its files are gone or its key is not known
   * @throws DamagedFile when its manifest cannot be read
   */
  async open(id: string): Promise<StoredBackup> {
    const folder = this.folderOf(id);
    const manifest = await this.readManifest(folder);
    const { encryption } = manifest;
    const secret = this.config.settings.BACKUP_KEY;
    if (encryption && secret === undefined) throw new BackupRefused(KEY_MISSING);
    const key = encryption && secret !== undefined ? await backupKey(secret, encryption.salt) : undefined;
    return { manifest, folder, key };
  }

  private async readManifest(folder: string): Promise<Manifest> {
    let text: string;
    try {
      text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
    } catch (cause) {
      throw new BackupRefused(FILES_GONE, { cause });
    }
    try {
      return manifestSchema.parse(JSON.parse(text));
    } catch (cause) {
      throw new DamagedFile('the manifest cannot be read', { cause });
    }
  }

  private folderOf(id: string): string {
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
