import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@pora/common/config';
import { Metrics } from '@pora/common/metrics';
import { withinTime } from '@pora/common/redis';
import type { DiskPlace } from '@pora/contracts/admin/system.vocabulary';
import type { AdminConfig } from '../config.js';

/** A disk of the network that hangs is not waited for, in milliseconds. */
const DISK_WITHIN_MS = 1_000;

/** How full the disk of a place is; null where this service cannot see it. */
export interface DiskUse {
  readonly place: DiskPlace;
  readonly usedBytes: number | null;
  readonly totalBytes: number | null;
}

/** Looks how full the disks are that this service can see. */
@Injectable()
export class DiskState {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
    private readonly metrics: Metrics,
  ) {
    metrics.onScrape(() => this.tell());
  }

  /** Never fails: what cannot be seen is not known. */
  read(): Promise<DiskUse[]> {
    const { DATA_DIR, BACKUP_DIR } = this.config.settings;
    return Promise.all([useOf('data', DATA_DIR), useOf('backups', BACKUP_DIR)]);
  }

  private async tell(): Promise<void> {
    const disks = await this.read();
    this.metrics.forget('pora_disk_used_bytes');
    this.metrics.forget('pora_disk_size_bytes');
    for (const { place, usedBytes, totalBytes } of disks) {
      if (usedBytes !== null) this.metrics.set('pora_disk_used_bytes', { place }, usedBytes);
      if (totalBytes !== null) this.metrics.set('pora_disk_size_bytes', { place }, totalBytes);
    }
  }
}

async function useOf(place: DiskPlace, folder: string | undefined): Promise<DiskUse> {
  const unknown = { place, usedBytes: null, totalBytes: null };
  if (folder === undefined) return unknown;
  try {
    const { bsize, blocks, bavail } = await withinTime(statfs(folder), DISK_WITHIN_MS);
    // What only root may still fill is as good as full.
    return { place, usedBytes: (blocks - bavail) * bsize, totalBytes: blocks * bsize };
  } catch {
    // Another container has it, or it has not been made yet.
    return unknown;
  }
}
