import { Injectable } from '@nestjs/common';
import { bufferAnswer, type WireAnswer } from '@pora/common/answers';
import type { CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { createHash } from 'node:crypto';
import { withMergedFoods } from './with-merged-foods.js';
import { CatalogueService, type Catalogue } from '../catalogue/catalogue.service.js';

/** Raised when the presenters change what they write, so that nobody keeps an answer of the old shape. */
const FORMAT = 5;

// A new release may also bring other factory rules while the stored content stays as it was.
const release = createHash('sha256')
  .update(JSON.stringify([FORMAT, DEFAULT_RULE_CONFIG]))
  .digest('hex')
  .slice(0, 8);

/** Serves the whole catalogue to the engine from a buffer that is written once per revision. */
@Injectable()
export class SnapshotService {
  private written:
    | { readonly catalogue: Catalogue; readonly body: Buffer; readonly etag: string }
    | undefined;

  constructor(private readonly catalogue: CatalogueService) {}

  /** The current snapshot; a caller that already has it is told so (304) by its ETag. */
  async answer(): Promise<WireAnswer> {
    const catalogue = await this.catalogue.current();
    if (this.written?.catalogue !== catalogue) this.written = write(catalogue);
    const { body, etag } = this.written;
    return bufferAnswer({ body, etag, contentType: 'application/json; charset=utf-8' });
  }
}

function write(catalogue: Catalogue) {
  const { revision, meals, ruleConfig, dictionary, mergedFoods } = catalogue;
  const { foods, mappings, substitutions, ownWords } = withMergedFoods(catalogue);
  const names = new Map(dictionary.map(({ key, name }) => [key, name]));
  const snapshot: CatalogSnapshot = {
    revision,
    // A bar code says nothing of what a food is: no verdict may fall when one is written.
    foods: foods.map(({ code: _code, ...food }) => food),
    meals: [...meals],
    ruleConfig,
    dictionary: dictionary.map(({ key, name, aliases }) => ({ key, name, aliases: [...aliases] })),
    mappings: mappings.map(({ intolerance, foodId }) => {
      return { intolerance, intoleranceName: names.get(intolerance) ?? intolerance, foodId };
    }),
    substitutions: substitutions.map(({ foodId, substituteFoodId, percentage }) => {
      return { foodId, substituteFoodId, percentage };
    }),
    ownWords: ownWords.map(({ word, kind, foodIds, categories, allergens }) => {
      return { word, kind, foodIds, categories, allergens };
    }),
    mergedFoods: [...mergedFoods],
  };
  const body = Buffer.from(JSON.stringify(snapshot));
  return { catalogue, body, etag: `"${revision}-${release}"` };
}
