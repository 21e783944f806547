import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import type { EngineOperation, OperationAnswer, OperationInput } from './engine-operations.js';

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
  /** Whether it says which foods an intolerance means; without that no meal can be checked (decision 12). */
  readonly canCheck: boolean;
  /** Fingerprint of everything a check reads: foods, links, dictionary, rules; meals and substitutes are none of it. */
  readonly checkedAgainst: string;
}

/** Compiles the newest catalogue for the patient the former one was used for last (`rank` 0), last but one (1) … */
export interface CompileAheadTask {
  readonly kind: 'compile_ahead';
  readonly etag: string;
  readonly rank: number;
}

/** One operation over the catalogue of that ETag: the one the thread holds, or the one that is sent along. */
export interface OperationTask<Name extends EngineOperation = EngineOperation> {
  readonly kind: 'operation';
  readonly etag: string;
  readonly bytes?: Uint8Array;
  readonly operation: Name;
  readonly input: OperationInput<Name>;
}

/** Answer of an operation; a fresh thread knows no catalogue yet. */
export type OperationReply<Name extends EngineOperation = EngineOperation> =
  | {
      readonly kind: 'answered';
      readonly answer: OperationAnswer<Name>;
      /** Time of the engine alone. */
      readonly seconds: number;
    }
  | { readonly kind: 'catalogue_unknown' };

export type EngineTask = LoadCatalogueTask | CompileAheadTask | OperationTask;
