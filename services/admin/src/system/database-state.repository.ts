import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database/database';
import { errorCode } from '../backups/dump/error-code.js';

/** The server of the database in numbers; null where the account may not see it. */
export interface DatabaseNumbers {
  readonly sizeBytes: number;
  readonly connections: number | null;
  readonly maxConnections: number;
  readonly longestQueryMs: number | null;
  readonly replicas: number | null;
  readonly replicaLagMs: number | null;
  readonly archiveBytes: number | null;
}

interface OwnView {
  size: string;
  most: number;
  archive: string | null;
}

interface OwnersView {
  sees_all: boolean;
  connections: number;
  longest_query_ms: number | null;
  replicas: number;
  replica_lag_ms: number | null;
}

/** Sizes are no secret of anybody: no right to the table is needed. */
const OWN_VIEW = `
  SELECT pg_database_size(current_database())::text AS size, current_setting('max_connections')::int AS most,
    (SELECT pg_total_relation_size(c.oid)::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'plans' AND c.relname = 'docx_archive') AS archive`;
/** Made with the roles; a database that was made before has it after the next start. */
const OWNERS_VIEW = 'SELECT * FROM public.pora_database_state()';
const NO_SUCH_FUNCTION = '42883';

/** Asks Postgres how it is. */
@Injectable()
export class DatabaseState {
  constructor(private readonly database: Database) {}

  /** @throws ApiError 503 while Postgres is away */
  async read(): Promise<DatabaseNumbers> {
    const [[own], [owners]] = await Promise.all([this.database.query<OwnView>(OWN_VIEW), this.ownersView()]);
    if (!own) throw new Error('Postgres answered without a row');
    const seen = owners?.sees_all ? owners : undefined;
    return {
      sizeBytes: Number(own.size),
      connections: owners?.connections ?? null,
      maxConnections: own.most,
      longestQueryMs: rounded(seen?.longest_query_ms),
      replicas: seen?.replicas ?? null,
      replicaLagMs: rounded(seen?.replica_lag_ms),
      archiveBytes: own.archive === null ? null : Number(own.archive),
    };
  }

  private async ownersView(): Promise<OwnersView[]> {
    try {
      return await this.database.query<OwnersView>(OWNERS_VIEW);
    } catch (error) {
      if (errorCode(error) === NO_SUCH_FUNCTION) return [];
      throw error;
    }
  }
}

const rounded = (ms: number | null | undefined) => (ms == null ? null : Math.max(0, Math.round(ms)));
