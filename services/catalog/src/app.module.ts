import { Module } from '@nestjs/common';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { FoodsModule } from './foods/foods.module.js';
import { MealsModule } from './meals/meals.module.js';
import { RuleConfigModule } from './rule-config/rule-config.module.js';
import { SeedingModule } from './seeding/seeding.module.js';
import { SnapshotModule } from './snapshot/snapshot.module.js';

@Module({
  imports: [CatalogueModule, FoodsModule, MealsModule, RuleConfigModule, SnapshotModule, SeedingModule],
})
export class AppModule {}
