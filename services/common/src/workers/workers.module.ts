import { Module } from '@nestjs/common';
import { compiledWorker, WORKER_LAUNCHER } from './worker-entry.js';

/** Tells the pools how a thread is started: from the built files. */
@Module({
  providers: [{ provide: WORKER_LAUNCHER, useValue: compiledWorker }],
  exports: [WORKER_LAUNCHER],
})
export class WorkersModule {}
