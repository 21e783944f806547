import { Module } from '@nestjs/common';
import { DocxModule } from './docx/docx.module.js';
import { GenerationModule } from './generation/generation.module.js';
import { PlansModule } from './plans/plans.module.js';
import { ShoppingModule } from './shopping/shopping.module.js';
import { SeedingModule } from './seeding/seeding.module.js';

@Module({ imports: [PlansModule, GenerationModule, DocxModule, ShoppingModule, SeedingModule] })
export class AppModule {}
