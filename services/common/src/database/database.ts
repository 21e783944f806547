import { Injectable } from '@nestjs/common';
import type { EntityManager, ObjectLiteral, Repository } from 'typeorm';
import type { EntityClass } from '../service.js';
import { currentTransaction } from '../transactions.js';
import { DatabaseConnection } from './database-connection.js';

/** The service's own schema, for repositories: always on the current transaction when there is one. */
@Injectable()
export class Database {
  constructor(private readonly connection: DatabaseConnection) {}

  /** Entity manager of the current transaction, else of the pool. @throws ApiError 503 while Postgres is away */
  get manager(): EntityManager {
    return currentTransaction() ?? this.connection.source.manager;
  }

  /** TypeORM repository of an entity. @throws ApiError 503 while Postgres is away */
  repository<E extends ObjectLiteral>(entity: EntityClass<E>): Repository<E> {
    return this.manager.getRepository<E>(entity as new () => E);
  }

  /** Runs SQL with `$1`-style parameters and answers its rows. */
  async query<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    const answer: unknown = await this.manager.query(sql, [...parameters]);
    return rowsOf(answer) as T[];
  }

  /**
   * A hot read: the server parses and plans it once per connection, and without a transaction it goes straight to the
   * pool. The name stands for this very SQL and nothing else. @throws ApiError 503 while Postgres is away
   */
  async queryPrepared<T>(name: string, sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    if (currentTransaction()) return this.query<T>(sql, parameters);
    const { rows } = await this.connection.pool.query({ name, text: sql, values: [...parameters] });
    return rows as T[];
  }
}

/** The driver answers UPDATE and DELETE as `[rows, count]`, everything else as rows. */
function rowsOf(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) return [];
  const isPair = answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number';
  return isPair ? (answer[0] as unknown[]) : answer;
}
