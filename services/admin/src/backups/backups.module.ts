import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { BackupFolders } from './backup-folders.service.js';
import { BackupFigures } from './backup-figures.service.js';
import { BackupJobs } from './backup-jobs.service.js';
import { BackupWork } from './backup-work.service.js';
import { BackupRemoval } from './backup-removal.service.js';
import { CloudStore } from './cloud/cloud-store.service.js';
import { UploadJobs } from './cloud/upload-jobs.service.js';
import { UploadWork } from './cloud/upload-work.service.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { BackupDatabase } from './dump/backup-database.js';
import { ScratchRestore } from './dump/scratch-restore.js';
import { SnapshotWriter } from './dump/snapshot.js';
import { OperatorCommands } from './command/operator-commands.js';
import { BackupComparison } from './restore/backup-comparison.js';
import { UnpackedTars } from './command/unpacked-tars.service.js';
import { PresentState } from './restore/present-state.js';
import { RestoreDatabase } from './restore/restore-database.js';
import { RestoreEngine } from './restore/restore-engine.js';
import { RestoreJobs } from './restore/restore-jobs.service.js';
import { RestoreWork } from './restore/restore-work.service.js';
import { RestoresController } from './restore/restores.controller.js';
import { RestoresRepository } from './restore/restores.repository.js';
import { RestoresService } from './restore/restores.service.js';
import { BackupScheduleController } from './schedule/backup-schedule.controller.js';
import { BackupScheduleService } from './schedule/backup-schedule.service.js';
import { DueBackups } from './schedule/due-backups.service.js';
import { Retention } from './schedule/retention.service.js';
import { Scheduler } from './schedule/scheduler.service.js';
import { SchedulesRepository } from './schedule/schedules.repository.js';
import { BackupsRepository } from './store/backups.repository.js';
import { HeldBackups } from './store/held-backups.js';
import { UploadsRepository } from './store/uploads.repository.js';

/** Backups: asked for by the administrator, made and restored for a check by a queue. */
@Module({
  imports: [ActivityModule],
  controllers: [BackupsController, RestoresController, BackupScheduleController],
  providers: [
    BackupsService,
    BackupJobs,
    BackupWork,
    BackupFigures,
    BackupFolders,
    BackupRemoval,
    CloudStore,
    UploadWork,
    UploadJobs,
    UploadsRepository,
    BackupScheduleService,
    SchedulesRepository,
    DueBackups,
    Retention,
    Scheduler,
    BackupsRepository,
    BackupDatabase,
    SnapshotWriter,
    ScratchRestore,
    HeldBackups,
    PresentState,
    BackupComparison,
    OperatorCommands,
    UnpackedTars,
    RestoreDatabase,
    RestoreEngine,
    RestoreWork,
    RestoreJobs,
    RestoresService,
    RestoresRepository,
  ],
})
export class BackupsModule {}
