import { Module } from '@nestjs/common';
import { FoodStorageService } from './food-storage.service.js';
import { FoodsRepository } from './foods.repository.js';

@Module({ providers: [FoodStorageService, FoodsRepository], exports: [FoodStorageService, FoodsRepository] })
export class FoodStorageModule {}
