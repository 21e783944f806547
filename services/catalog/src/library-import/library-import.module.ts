import { Module, type OnModuleInit } from '@nestjs/common';
import { PurgeRegistry } from '@pora/common/maintenance/purge-registry';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FoodLinksService } from '../foods/food-links.service.js';
import { IntoleranceStorageModule } from '../storage/intolerances/intolerance-storage.module.js';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { MealStorageModule } from '../storage/meals/meal-storage.module.js';
import { ChunkWriters } from './chunk-writers.service.js';
import { ImportJobs } from './import-jobs.service.js';
import { CHUNK_PAUSE, ImportWork } from './import-work.service.js';
import { LibraryExportsService } from './library-exports.service.js';
import { LibraryFiles } from './library-files.service.js';
import { LibraryImportsController } from './library-imports.controller.js';
import { LibraryImportsService } from './library-imports.service.js';
import { LibraryReader } from './planning/library-reader.service.js';
import { Previews } from './planning/previews.service.js';
import { LibraryImportsRepository } from './store/library-imports.repository.js';
import { LibraryRecordsRepository } from './store/library-records.repository.js';

/** Long enough for a database that is being restarted. */
const CHUNK_PAUSE_MS = 3_000;

@Module({
  imports: [WorkersModule, CatalogueModule, FoodStorageModule, MealStorageModule, IntoleranceStorageModule],
  controllers: [LibraryImportsController],
  providers: [
    ...[LibraryImportsService, LibraryExportsService, LibraryFiles, LibraryReader, Previews],
    ...[
      ImportJobs,
      ImportWork,
      ChunkWriters,
      FoodLinksService,
      LibraryImportsRepository,
      LibraryRecordsRepository,
    ],
    { provide: CHUNK_PAUSE, useValue: CHUNK_PAUSE_MS },
  ],
})
export class LibraryImportModule implements OnModuleInit {
  constructor(
    private readonly purge: PurgeRegistry,
    private readonly imports: LibraryImportsRepository,
  ) {}

  onModuleInit(): void {
    this.purge.register('library-imports', ({ now, trashBefore }) => this.imports.purge(now, trashBefore));
  }
}
