import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MealsController } from './meals.controller.js';
import { MealsService } from './meals.service.js';

@Module({ imports: [CatalogueModule], controllers: [MealsController], providers: [MealsService] })
export class MealsModule {}
