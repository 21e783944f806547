import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { SnapshotController } from './snapshot.controller.js';
import { SnapshotService } from './snapshot.service.js';

@Module({ imports: [CatalogueModule], controllers: [SnapshotController], providers: [SnapshotService] })
export class SnapshotModule {}
