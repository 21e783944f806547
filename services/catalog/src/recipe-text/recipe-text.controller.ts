import { Controller } from '@nestjs/common';
import { Endpoint, Input } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { recipeTextRoutes as routes } from '@pora/contracts/catalog/recipe-text.routes';
import { RecipeTextService } from './recipe-text.service.js';

const READ_LIMIT = { name: 'read-recipe', limit: 60, windowSeconds: 60 };

@Controller()
export class RecipeTextController {
  constructor(private readonly recipes: RecipeTextService) {}

  @Endpoint(routes.read, { rateLimit: READ_LIMIT })
  read(@Input() input: RouteInput<typeof routes.read>) {
    return this.recipes.read(input);
  }

  @Endpoint(routes.readFile, { rateLimit: READ_LIMIT })
  readFile(@Input() input: RouteInput<typeof routes.readFile>) {
    return this.recipes.readFile(input);
  }
}
