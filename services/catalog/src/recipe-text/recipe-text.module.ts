import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { RecipeFiles } from './recipe-files.service.js';
import { RecipeTextController } from './recipe-text.controller.js';
import { RecipeTextService } from './recipe-text.service.js';

@Module({
  imports: [CatalogueModule],
  controllers: [RecipeTextController],
  providers: [RecipeFiles, RecipeTextService],
})
export class RecipeTextModule {}
