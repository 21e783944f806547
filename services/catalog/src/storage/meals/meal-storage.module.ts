import { Module } from '@nestjs/common';
import { MealsInUseService } from './meals-in-use.service.js';
import { MealsRepository } from './meals.repository.js';

@Module({ providers: [MealsInUseService, MealsRepository], exports: [MealsInUseService, MealsRepository] })
export class MealStorageModule {}
