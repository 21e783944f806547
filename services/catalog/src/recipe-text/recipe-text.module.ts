import { Module } from '@nestjs/common';
import { WorkersModule } from '@pora/common/workers/workers.module';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RecipeFiles } from './recipe-files.service.js';
import { RecipeTextController } from './recipe-text.controller.js';
import { RecipeTextService } from './recipe-text.service.js';

@Module({
  imports: [CatalogueModule, WorkersModule],
  controllers: [RecipeTextController],
  providers: [RecipeFiles, RecipeTextService],
})
export class RecipeTextModule {}
