import type { Route } from '@pora/contracts';
import type { RateLimit } from '../rate-limit.js';

/** Metadata key under which a handler keeps its endpoint. */
export const ENDPOINT = 'pora:endpoint';

/** What the service adds to a route of the contract. */
export interface EndpointOptions {
  /** Most calls of one person (or, on public routes, of one address) in a window. */
  readonly rateLimit?: RateLimit;
}

/** Route and options of a handler. */
export interface EndpointInfo {
  readonly route: Route;
  readonly options: EndpointOptions;
}
