import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import type { GenerateInput, GenerateResult } from '@pora/engine/generator';

/** Bytes of a catalogue snapshot the thread is to keep under its ETag. */
export interface LoadCatalogueTask {
  readonly kind: 'load';
  readonly etag: string;
  readonly bytes: Uint8Array;
}

/** What the service itself needs of a loaded catalogue. */
export interface LoadedCatalogue {
  readonly kind: 'loaded';
  readonly revision: string;
  readonly ruleConfig: RuleConfig;
}

/** One generation over the catalogue the thread holds under that ETag. */
export interface GenerateTask {
  readonly kind: 'generate';
  readonly etag: string;
  readonly input: Omit<GenerateInput, 'catalog' | 'config'>;
}

/** Answer of a generation; a fresh thread knows no catalogue yet. */
export type GenerateAnswer =
  { readonly kind: 'generated'; readonly result: GenerateResult } | { readonly kind: 'catalogue_unknown' };

export type EngineTask = LoadCatalogueTask | GenerateTask;
