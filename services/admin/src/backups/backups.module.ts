import { Module } from '@nestjs/common';
import { BackupFolders } from './backup-folders.service.js';
import { BackupJobs } from './backup-jobs.service.js';
import { BackupWork } from './backup-work.service.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { BackupDatabase } from './dump/backup-database.js';
import { ScratchRestore } from './dump/scratch-restore.js';
import { SnapshotWriter } from './dump/snapshot.js';
import { BackupsRepository } from './store/backups.repository.js';

/** Backups: asked for by the administrator, made and restored for a check by a queue. */
@Module({
  controllers: [BackupsController],
  providers: [
    BackupsService,
    BackupJobs,
    BackupWork,
    BackupFolders,
    BackupsRepository,
    BackupDatabase,
    SnapshotWriter,
    ScratchRestore,
  ],
})
export class BackupsModule {}
