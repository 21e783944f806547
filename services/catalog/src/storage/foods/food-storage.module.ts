import { Module } from '@nestjs/common';
import { FoodsInUseService } from './foods-in-use.service.js';
import { FoodsRepository } from './foods.repository.js';

@Module({ providers: [FoodsInUseService, FoodsRepository], exports: [FoodsInUseService, FoodsRepository] })
export class FoodStorageModule {}
