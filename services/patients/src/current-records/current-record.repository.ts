import {
  PRACTICE_ID,
  RecordRepository,
  type Author,
  type Database,
  type PracticeRecordEntity,
} from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import type { EntityClass } from '@pora/common/service';
import { randomUUID } from 'node:crypto';
import { IsNull, type DeepPartial, type FindOptionsWhere } from 'typeorm';

/** A record of which a patient has at most one current one. */
export type CurrentRecord = PracticeRecordEntity & { patientId: string };

/** Where the rows lie, and what the lists of the whole practice show of them. */
export interface CurrentRecordTable {
  readonly name: string;
  readonly idPrefix: string;
  /** Column of the day a record speaks of, and its name on the wire. */
  readonly day: { readonly column: string; readonly name: string };
  /**
   * Column and property of the moment another record took the place of one, for records that are kept then; those of
   * other tables go to the trash.
   */
  readonly former?: { readonly column: string; readonly property: string };
  /** Polish sentence of the 404. */
  readonly missing: string;
}

/** Part of a list over the whole practice, in the order of the patients' ids. */
export interface CardPage {
  readonly limit: number;
  /** Id of the last patient of the page before. */
  readonly after: string | undefined;
}

/** Rows of a record of which a patient has at most one current one. */
export abstract class CurrentRecordRepository<E extends CurrentRecord> extends RecordRepository<E> {
  protected constructor(
    database: Database,
    entity: EntityClass<E>,
    private readonly table: CurrentRecordTable,
  ) {
    super(database, entity, table.missing);
  }

  /** The patient's record that is neither in the trash nor a former one. */
  async findCurrent(patientId: string): Promise<E | undefined> {
    const { former } = this.table;
    return this.findOne({ patientId, deletedAt: IsNull(), ...(former && { [former.property]: IsNull() }) });
  }

  /** Whether another record took its place; in the trash it stays one. */
  isFormer(row: E): boolean {
    const { former } = this.table;
    return former !== undefined && Reflect.get(row, former.property) !== null;
  }

  /** Takes a current record out of the way of another one: it is kept as a former one, or goes to the trash. */
  async displace(row: E, author: Author): Promise<E> {
    const { former } = this.table;
    return former
      ? this.update(Object.assign(row, { [former.property]: new Date() }), author)
      : this.moveToTrash(row, author);
  }

  /** Record in the trash or not. @throws ApiError 404 */
  async getAny(id: string): Promise<E> {
    const row = await this.findOne({ id });
    if (!row) throw notFound(this.table.missing);
    return row;
  }

  /** As {@link getAny}, locked for a change. @throws ApiError 404 */
  async getAnyForUpdate(id: string): Promise<E> {
    const lock = { mode: 'pessimistic_write' as const };
    const row = await this.rows.findOne({ where: { id } as FindOptionsWhere<E>, lock });
    if (!row) throw notFound(this.table.missing);
    return row;
  }

  /** Whether the id is taken, be it by a record in the trash. */
  exists(id: string): Promise<boolean> {
    return this.rows.existsBy({ id } as FindOptionsWhere<E>);
  }

  /** Saves a new record of a patient who has none, under a fresh id unless it brings one. */
  async add(values: DeepPartial<E> & { patientId: string }, author: Author): Promise<E> {
    const id = values.id ?? `${this.table.idPrefix}${randomUUID()}`;
    return this.insert({ ...values, id, version: (await this.latestVersion(values.patientId)) + 1 }, author);
  }

  /** Makes a record from the trash, or a former one, the current one of a patient who has none. */
  async makeCurrent(row: E, author: Author): Promise<E> {
    const { former } = this.table;
    Object.assign(
      row,
      { version: await this.latestVersion(row.patientId) },
      former && { [former.property]: null },
    );
    return this.restore(row, author);
  }

  /** Which patients outside the trash have a record; nothing of its content is read. */
  listCards<Card>({ limit, after }: CardPage): Promise<Card[]> {
    const { name, day } = this.table;
    return this.database.query<Card>(
      `SELECT r.id, r.patient_id AS "patientId", r.version, r.${day.column}::text AS "${day.name}",
              to_char(r.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"
       FROM ${name} r JOIN patients p ON p.id = r.patient_id
       WHERE p.practice_id = $1 AND p.deleted_at IS NULL AND ${this.isCurrentSql('r')} AND r.patient_id > $2
       ORDER BY r.patient_id
       LIMIT $3`,
      [PRACTICE_ID, after ?? '', limit],
    );
  }

  /** Revision of the current record of each of these patients who has one; it never repeats for other content. */
  async currentRevisions(patientIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ patientId: string; revision: string }>(
      `SELECT patient_id AS "patientId", id || ':' || version AS revision
       FROM ${this.table.name} r WHERE patient_id = ANY($1) AND ${this.isCurrentSql('r')}`,
      [patientIds],
    );
    return new Map(rows.map(({ patientId, revision }) => [patientId, revision]));
  }

  /** State of all rows: another one after any change of what {@link currentRevisions} tells, of whomever. */
  async state(): Promise<string> {
    const [row] = await this.database.query<{ state: string }>(
      `SELECT concat_ws('-', count(*), count(deleted_at), sum(version), extract(epoch FROM max(updated_at))) AS state
       FROM ${this.table.name}`,
    );
    return row?.state ?? '';
  }

  /** Removes for good what has been in the trash since before the given moment; answers how many. */
  async purgeTrash(before: Date): Promise<number> {
    const sql = `DELETE FROM ${this.table.name} WHERE deleted_at < $1 RETURNING id`;
    return (await this.database.query(sql, [before])).length;
  }

  /**
   * Largest version any record of the patient has had, 0 without any. A record that becomes current goes on from there,
   * so that `If-Match` never takes it for the one it replaced.
   */
  private async latestVersion(patientId: string): Promise<number> {
    const sql = `SELECT COALESCE(max(version), 0)::int AS latest FROM ${this.table.name} WHERE patient_id = $1`;
    const [found] = await this.database.query<{ latest: number }>(sql, [patientId]);
    return found?.latest ?? 0;
  }

  private isCurrentSql(alias: string): string {
    const { former } = this.table;
    return `${alias}.deleted_at IS NULL${former ? ` AND ${alias}.${former.column} IS NULL` : ''}`;
  }

  private async findOne(where: object): Promise<E | undefined> {
    return (await this.rows.findOne({ where: where as FindOptionsWhere<E> })) ?? undefined;
  }
}
