import type { DeepPartial, FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';
import { notFound } from '../errors.js';
import type { CallerInfo } from '../request-context.js';
import type { EntityClass } from '../service.js';
import type { Database } from './database.js';
import type { RecordEntity } from './record-entity.js';

/** Row with an id, a version and, where the table has a trash, the moment it went there. */
export type StoredRecord = RecordEntity & { id: string | number; deletedAt?: Date | null };

/** Author of a change. */
export type Author = Pick<CallerInfo, 'email'>;

/** Reads and writes of one table that every feature needs; features extend it with their own queries. */
export abstract class RecordRepository<E extends StoredRecord & ObjectLiteral> {
  protected constructor(
    protected readonly database: Database,
    private readonly entity: EntityClass<E>,
    /** Polish sentence of the 404. */
    private readonly missingSentence: string,
  ) {}

  /** TypeORM repository on the current transaction. */
  protected get rows(): Repository<E> {
    return this.database.repository(this.entity);
  }

  /** Row in use (not in the trash), or undefined. */
  async findById(id: E['id']): Promise<E | undefined> {
    return inUse(await this.rows.findOne({ where: byId<E>(id) }));
  }

  /** @throws ApiError 404 */
  async getById(id: E['id']): Promise<E> {
    return this.present(await this.findById(id));
  }

  /** Row locked until the transaction ends. @throws ApiError 404 */
  async getForUpdate(id: E['id']): Promise<E> {
    const lock = { mode: 'pessimistic_write' as const };
    return this.present(
      inUse(await this.rows.findOne({ where: byId<E>(id), lock, loadEagerRelations: false })),
    );
  }

  /** Row in the trash, locked until the transaction ends. @throws ApiError 404 */
  async getTrashedForUpdate(id: E['id']): Promise<E> {
    const lock = { mode: 'pessimistic_write' as const };
    const row = await this.rows.findOne({ where: byId<E>(id), lock, loadEagerRelations: false });
    return this.present(row?.deletedAt ? row : undefined);
  }

  /** Saves a new row as version 1, unless it continues the versions of another row. @throws QueryFailedError (answered 409) when the id is taken */
  async insert(values: DeepPartial<E>, author: Author): Promise<E> {
    const now = new Date();
    const row = this.rows.create(values);
    Object.assign(row, {
      version: row.version ?? 1,
      createdAt: row.createdAt ?? now,
      updatedAt: row.updatedAt ?? now,
      createdBy: author.email,
      updatedBy: author.email,
    });
    await this.rows.insert(row as Parameters<Repository<E>['insert']>[0]);
    return row;
  }

  /** Saves a changed row as its next version. */
  async update(row: E, author: Author): Promise<E> {
    Object.assign(row, { version: row.version + 1, updatedAt: new Date(), updatedBy: author.email });
    return this.rows.save(row);
  }

  /** Moves a row to the trash, from where it can come back for 30 days. */
  async moveToTrash(row: E, author: Author, at = new Date()): Promise<E> {
    return this.update(Object.assign(row, { deletedAt: at }), author);
  }

  /** Takes a row out of the trash. */
  async restore(row: E, author: Author): Promise<E> {
    return this.update(Object.assign(row, { deletedAt: null }), author);
  }

  /** Removes a row for good. */
  async deleteForGood(id: E['id']): Promise<void> {
    await this.rows.delete(byId<E>(id));
  }

  private present(row: E | undefined): E {
    if (!row) throw notFound(this.missingSentence);
    return row;
  }
}

function byId<E extends StoredRecord>(id: E['id']): FindOptionsWhere<E> {
  return { id } as unknown as FindOptionsWhere<E>;
}

function inUse<E extends StoredRecord>(row: E | null): E | undefined {
  return row && !row.deletedAt ? row : undefined;
}
