import { Injectable } from '@nestjs/common';
import { notFound } from '@pora/common/errors';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes as mappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { CatalogueService, type Catalogue } from '../catalogue/catalogue.service.js';
import { intoleranceLists, type IntoleranceLists } from './intolerance-lists.js';
import { MappingCacheService } from './mapping-cache.service.js';

type Dictionary = RouteAnswer<typeof intoleranceDictionaryRoutes.list>;
type Mappings = RouteAnswer<typeof mappingRoutes.list>;
type FoodMappings = RouteAnswer<typeof mappingRoutes.listByFood>;

/** Reading the dictionary of intolerances and its links to foods [library §7]. */
@Injectable()
export class IntolerancesService {
  private prepared: { readonly catalogue: Catalogue; readonly lists: IntoleranceLists } | undefined;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly cache: MappingCacheService,
  ) {}

  /** By name. */
  async dictionary(): Promise<Dictionary> {
    const { lists } = await this.current();
    return { items: [...lists.dictionary] };
  }

  /** Foods of one intolerance. @throws ApiError 404: an empty list would say that no food contains it */
  async mappings({ query }: RouteInput<typeof mappingRoutes.list>): Promise<Mappings> {
    const known = await this.cache.read(await this.catalogue.currentRevision(), query.intolerance);
    if (known) return { items: known, cached: true };
    const { lists, catalogue } = await this.current();
    const items = lists.byKey.get(query.intolerance);
    if (!items) throw notFound('Nie znaleziono nietolerancji.');
    await this.cache.keep(catalogue.revision, query.intolerance, items);
    return { items: [...items], cached: false };
  }

  /** Intolerances of one food. @throws ApiError 404 */
  async ofFood({ params }: RouteInput<typeof mappingRoutes.listByFood>): Promise<FoodMappings> {
    const { lists, catalogue } = await this.current();
    if (!catalogue.foodById.has(params.foodId)) throw notFound('Nie znaleziono produktu.');
    return { items: [...(lists.byFood.get(params.foodId) ?? [])] };
  }

  private async current() {
    const catalogue = await this.catalogue.current();
    if (this.prepared?.catalogue !== catalogue) {
      this.prepared = { catalogue, lists: intoleranceLists(catalogue) };
    }
    return this.prepared;
  }
}
