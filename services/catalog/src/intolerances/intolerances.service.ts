import { Injectable } from '@nestjs/common';
import { notFound } from '@pora/common/errors';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes as mappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { CatalogueService, type Catalogue } from '../catalogue/catalogue.service.js';
import { intoleranceLists, type IntoleranceLists } from './intolerance-lists.js';

type Dictionary = RouteAnswer<typeof intoleranceDictionaryRoutes.list>;
type Mappings = RouteAnswer<typeof mappingRoutes.list>;
type FoodMappings = RouteAnswer<typeof mappingRoutes.listByFood>;

/** Reading the dictionary of intolerances and its links to foods [library §7]. */
@Injectable()
export class IntolerancesService {
  private prepared: { readonly catalogue: Catalogue; readonly lists: IntoleranceLists } | undefined;

  constructor(private readonly catalogue: CatalogueService) {}

  /** By name. */
  async dictionary(): Promise<Dictionary> {
    const { lists } = await this.current();
    return { items: [...lists.dictionary] };
  }

  /** Foods of one intolerance. @throws ApiError 404: an empty list would say that no food contains it */
  async mappings({ query }: RouteInput<typeof mappingRoutes.list>): Promise<Mappings> {
    const { lists, cached } = await this.current();
    const items = lists.byKey.get(query.intolerance);
    if (!items) throw notFound('Nie znaleziono nietolerancji.');
    return { items: [...items], cached };
  }

  /** Intolerances of one food. @throws ApiError 404 */
  async ofFood({ params }: RouteInput<typeof mappingRoutes.listByFood>): Promise<FoodMappings> {
    const { lists, catalogue } = await this.current();
    if (!catalogue.foodById.has(params.foodId)) throw notFound('Nie znaleziono produktu.');
    return { items: [...(lists.byFood.get(params.foodId) ?? [])] };
  }

  private async current() {
    const catalogue = await this.catalogue.current();
    const cached = this.prepared?.catalogue === catalogue;
    const lists = cached && this.prepared ? this.prepared.lists : intoleranceLists(catalogue);
    this.prepared = { catalogue, lists };
    return { catalogue, lists, cached };
  }
}
