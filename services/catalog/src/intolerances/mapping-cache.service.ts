import { Injectable } from '@nestjs/common';
import { RedisConnection } from '@pora/common/redis';
import { type IntoleranceMapping, intoleranceMappingSchema } from '@pora/contracts/catalog/intolerance.model';
import { z } from 'zod';

/** Nobody asks for an older content again; what is kept of it goes by itself. */
const KEPT_S = 10 * 60;
const kept = z.array(intoleranceMappingSchema);

/**
 * Lists of linked foods, kept in Redis for all instances. Each stands under the revision of the catalogue it was made
 * from, so that a change, wherever it is saved, never meets an old list and nothing has to be told to go.
 */
@Injectable()
export class MappingCacheService {
  constructor(private readonly redis: RedisConnection) {}

  /** The list of one intolerance at a revision; undefined when nobody kept it, or Redis is away. */
  async read(revision: string, intolerance: string): Promise<IntoleranceMapping[] | undefined> {
    const text = await this.redis
      .run((client) => client.get(keyOf(revision, intolerance)))
      .catch(whileRedisIsAway);
    return text ? readKept(text) : undefined;
  }

  /** Keeps a list; while Redis is away the next reader makes it again. */
  async keep(revision: string, intolerance: string, items: readonly IntoleranceMapping[]): Promise<void> {
    const expiration = { type: 'EX', value: KEPT_S } as const;
    await this.redis
      .run((client) => client.set(keyOf(revision, intolerance), JSON.stringify(items), { expiration }))
      .catch(whileRedisIsAway);
  }
}

const keyOf = (revision: string, intolerance: string) => `catalog:mappings:${revision}:${intolerance}`;

/** The connection itself tells the log that Redis is away; a list can always be made anew. */
const whileRedisIsAway = (): null => null;

/** A list as it was kept; what cannot be read was never kept. */
function readKept(text: string): IntoleranceMapping[] | undefined {
  try {
    return kept.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
