import { Module } from '@nestjs/common';
import { EngineModule } from '../engine/engine.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { ShoppingListsController } from './shopping-lists.controller.js';
import { ShoppingListsService } from './shopping-lists.service.js';

@Module({
  imports: [PlansModule, EngineModule],
  controllers: [ShoppingListsController],
  providers: [ShoppingListsService],
})
export class ShoppingModule {}
