import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FoodsController } from './foods.controller.js';
import { FoodsService } from './foods.service.js';

@Module({ imports: [CatalogueModule], controllers: [FoodsController], providers: [FoodsService] })
export class FoodsModule {}
