import { Controller } from '@nestjs/common';
import { Caller, Endpoint, Input, type CallerInfo } from '@pora/common/endpoint';
import type { RouteInput } from '@pora/contracts';
import { catalogInternalRoutes as internal } from '@pora/contracts/catalog/catalog.routes';
import { mealPictureRoutes as routes } from '@pora/contracts/catalog/meal-picture.routes';
import { MealPicturesService } from './meal-pictures.service.js';

const UPLOAD_LIMIT = { name: 'meal-pictures', limit: 30, windowSeconds: 60 };

type Routes = typeof routes;
type Internal = typeof internal;

@Controller()
export class MealPicturesController {
  constructor(private readonly pictures: MealPicturesService) {}

  @Endpoint(routes.put, { rateLimit: UPLOAD_LIMIT })
  put(@Input() input: RouteInput<Routes['put']>, @Caller() caller: CallerInfo) {
    return this.pictures.put(input, caller);
  }

  @Endpoint(routes.describe)
  describe(@Input() input: RouteInput<Routes['describe']>, @Caller() caller: CallerInfo) {
    return this.pictures.describe(input, caller);
  }

  @Endpoint(routes.remove)
  remove(@Input() input: RouteInput<Routes['remove']>, @Caller() caller: CallerInfo) {
    return this.pictures.remove(input, caller);
  }

  @Endpoint(internal.pictures)
  ofMeals(@Input() input: RouteInput<Internal['pictures']>) {
    return this.pictures.ofMeals(input);
  }

  @Endpoint(internal.smallPicture)
  small(@Input() input: RouteInput<Internal['smallPicture']>) {
    return this.pictures.small(input);
  }

  @Endpoint(routes.show)
  show(@Input() input: RouteInput<Routes['show']>) {
    return this.pictures.show(input);
  }
}
