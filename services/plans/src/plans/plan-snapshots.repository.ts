import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import type { CallerInfo } from '@pora/common/endpoint';
import { HISTORY_KEPT } from '@pora/contracts/plans/plan-history.model';
import { In, IsNull, MoreThanOrEqual, Not, type QueryDeepPartialEntity } from 'typeorm';
import type { PlanContent } from './plan-content.js';
import { PlanSnapshotEntity } from './plan-snapshot.entity.js';

/** A step without the contents it keeps, which are large. */
export type SnapshotHead = Omit<PlanSnapshotEntity, 'content' | 'redo' | 'plan' | 'mendContents'>;

/** Who makes a step, in which session. */
export type StepAuthor = Pick<CallerInfo, 'email' | 'sessionKey'>;

/** A step about to be kept. */
export type NewSnapshot = Pick<
  PlanSnapshotEntity,
  'planId' | 'step' | 'kind' | 'isWhole' | 'content' | 'changedSlots' | 'places'
>;

const HEAD = {
  ...{ id: true, planId: true, step: true, kind: true, isWhole: true, changedSlots: true, places: true },
  ...{ undoneWith: true, createdAt: true, createdBy: true },
  ...{ sessionKey: true, undoneBy: true, undoneSession: true },
} as const;

/** Newest steps of each kind, one plan or all. */
const RANKED = `
  SELECT id, plan_id, kind, row_number() OVER (PARTITION BY plan_id, kind ORDER BY id DESC) AS place
  FROM plan_snapshots`;

@Injectable()
export class PlanSnapshotsRepository {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.repository(PlanSnapshotEntity);
  }

  /** Adds a step; steps that were taken back cannot be done again after it. */
  async add(snapshot: NewSnapshot, author: StepAuthor): Promise<void> {
    const { planId, step, kind, isWhole, content, changedSlots, places } = snapshot;
    await this.database.query(
      `WITH undone AS (DELETE FROM plan_snapshots WHERE plan_id = $1 AND undone_with IS NOT NULL)
       INSERT INTO plan_snapshots (plan_id, step, kind, is_whole, content, changed_slots, places, created_by, session_key)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[planId, step, kind, isWhole, JSON.stringify(content)],
        ...[changedSlots, JSON.stringify(places), author.email, author.sessionKey],
      ],
    );
  }

  /** Steps of a plan, newest first: the newest of each kind. */
  async list(planId: string): Promise<SnapshotHead[]> {
    const kept = await this.database.query<{ id: string }>(
      `SELECT id FROM (${RANKED} WHERE plan_id = $1) ranked WHERE place <= $2`,
      [planId, HISTORY_KEPT],
    );
    const where = { id: In(kept.map(({ id }) => id)) };
    return this.rows.find({ where, order: { id: 'DESC' }, select: HEAD });
  }

  /** The newest step that stands, of any kind or of one. */
  async findLast(planId: string, kind?: 'big' | 'small'): Promise<SnapshotHead | undefined> {
    const where = { planId, undoneWith: IsNull(), ...(kind && { kind }) };
    return (await this.rows.findOne({ where, order: { id: 'DESC' }, select: HEAD })) ?? undefined;
  }

  async findOne(planId: string, id: string): Promise<SnapshotHead | undefined> {
    return (await this.rows.findOne({ where: { planId, id }, select: HEAD })) ?? undefined;
  }

  /** Steps from one on that stand, oldest first, up to the first that keeps the whole plan, with their contents. */
  async listToWhole(planId: string, fromId: string): Promise<PlanSnapshotEntity[]> {
    const standing = { planId, undoneWith: IsNull() };
    const next = await this.rows.findOne({
      where: { ...standing, id: MoreThanOrEqual(fromId), isWhole: true },
      order: { id: 'ASC' },
      select: { id: true },
    });
    const rows = this.rows
      .createQueryBuilder('step')
      .where('step.plan_id = :planId AND step.undone_with IS NULL AND step.id >= :fromId', { planId, fromId })
      .orderBy('step.id', 'ASC');
    if (next) rows.andWhere('step.id <= :last', { last: next.id });
    return rows.getMany();
  }

  /** Steps from one on that stand, oldest first. */
  async listFrom(planId: string, fromId: string): Promise<SnapshotHead[]> {
    const where = { planId, undoneWith: IsNull(), id: MoreThanOrEqual(fromId) };
    return this.rows.find({ where, order: { id: 'ASC' }, select: HEAD });
  }

  /** Takes a step back with all that came after it; the plan as it stands is kept for a redo. */
  async markUndone(planId: string, id: string, redo: PlanContent, author: StepAuthor): Promise<void> {
    const standing = { planId, undoneWith: IsNull(), id: MoreThanOrEqual(id) };
    const { email: undoneBy, sessionKey: undoneSession } = author;
    await this.rows.update(standing, { undoneWith: id, undoneBy, undoneSession });
    await this.rows.update({ planId, id }, { redo } as QueryDeepPartialEntity<PlanSnapshotEntity>);
  }

  /** The step whose undo was the last one, with what a redo brings back. */
  async findLastUndone(planId: string): Promise<PlanSnapshotEntity | undefined> {
    const row = await this.rows.findOne({
      where: { planId, undoneWith: Not(IsNull()), redo: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    return row ?? undefined;
  }

  /** Lets the steps stand again that one undo took back. */
  async markRedone(planId: string, id: string): Promise<void> {
    const standing = { undoneWith: null, redo: null, undoneBy: null, undoneSession: null };
    await this.rows.update({ planId, undoneWith: id }, standing);
  }

  /**
   * Deletes all but the newest steps of each kind; a small step also goes with the big one after it, from whose content
   * the plan before it follows. Answers how many went.
   */
  async purge(): Promise<number> {
    const rows = await this.database.query(
      `WITH ranked AS (${RANKED}),
       gone AS (SELECT plan_id, max(id) AS id FROM ranked WHERE kind = 'big' AND place > $1 GROUP BY plan_id)
       DELETE FROM plan_snapshots step USING ranked
       WHERE ranked.id = step.id AND (ranked.place > $1
         OR EXISTS (SELECT 1 FROM gone WHERE gone.plan_id = step.plan_id AND step.id <= gone.id))
       RETURNING step.id`,
      [HISTORY_KEPT],
    );
    return rows.length;
  }
}
