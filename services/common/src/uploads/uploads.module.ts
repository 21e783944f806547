import { Module } from '@nestjs/common';
import { WorkersModule } from '../workers/workers.module.js';
import { FileCheckService } from './file-check.service.js';

/** For services that take files. */
@Module({ imports: [WorkersModule], providers: [FileCheckService], exports: [FileCheckService] })
export class UploadsModule {}
