import { Module } from '@nestjs/common';
import { FoodStorageModule } from '../storage/foods/food-storage.module.js';
import { IntoleranceStorageModule } from '../storage/intolerances/intolerance-storage.module.js';
import { MealStorageModule } from '../storage/meals/meal-storage.module.js';
import { SubstitutionStorageModule } from '../storage/substitutions/substitution-storage.module.js';
import { CatalogSeeder } from './catalog.seeder.js';
import { SeededRecordsRepository } from './seeded-records.repository.js';
import { StarterDictionaryService } from './starter-dictionary.service.js';

@Module({
  imports: [FoodStorageModule, MealStorageModule, IntoleranceStorageModule, SubstitutionStorageModule],
  providers: [CatalogSeeder, StarterDictionaryService, SeededRecordsRepository],
})
export class SeedingModule {}
