import { Module } from '@nestjs/common';
import { MealStorageService } from './meal-storage.service.js';
import { MealsRepository } from './meals.repository.js';

@Module({ providers: [MealStorageService, MealsRepository], exports: [MealStorageService, MealsRepository] })
export class MealStorageModule {}
