import { Module } from '@nestjs/common';
import { MealsInUseService } from './meals-in-use.service.js';
import { MealPicturesRepository } from './meal-pictures.repository.js';
import { MealsRepository } from './meals.repository.js';

const PARTS = [MealsInUseService, MealsRepository, MealPicturesRepository];

@Module({ providers: PARTS, exports: PARTS })
export class MealStorageModule {}
