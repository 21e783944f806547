import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { columnOf, Database, PRACTICE_ID, RecordRepository, type Author } from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import type { PlanDay } from '@pora/contracts/plans/plan.model';
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import type { TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { IsNull, Not, type QueryDeepPartialEntity } from 'typeorm';
import { PlanEntity } from './plan.entity.js';
import type { StoredCheck } from './plan-verdict.js';
import type { PlanListRow } from './plan.presenter.js';
import { planStrings } from './plans.strings.js';

/** Columns a change of a plan writes. */
export type PlanColumns = Partial<
  Omit<PlanEntity, 'id' | 'version' | 'updatedAt' | 'updatedBy' | 'unreadableDays' | 'mendDays'>
>;

/** A plan in the trash; nothing changes there, so who deleted is who changed last. */
export type TrashedPlanRow = Omit<TrashedPlan, 'deletedAt' | 'until'> & { deletedAt: Date };

/** Name and id of a plan that stands in the way. */
export type PlanReference = Pick<PlanEntity, 'id' | 'name'>;

/** What tells whether a plan's last check still holds. */
export type CheckedRow = Pick<PlanEntity, 'id' | 'patientId' | 'lastCheck' | 'foodFingerprint'>;

const COLUMNS = [
  ...([
    'id',
    'name',
    'patientId',
    'days',
    'caloriesPerDay',
    'mealsPerDay',
    'status',
    'stage',
    'tdee',
  ] as const),
  ...(['calorieDeficit', 'generatorSources', 'planSummary', 'filledSlots', 'lastCheck'] as const),
  ...(['foodFingerprint', 'version', 'updatedAt'] as const),
].map((name) => `${columnOf(name)} AS "${name}"`);

const LIST = `
  SELECT ${COLUMNS.join(', ')}, to_char(created, 'YYYY-MM-DD') AS created
  FROM plans
  WHERE practice_id = $1 AND deleted_at IS NULL
  ORDER BY updated_at DESC, id`;

// A check is kept without a new version, so versions do not tell of it; which transaction wrote a row last (xmin) does.
const LIST_STATE = `
  SELECT concat_ws('-', count(*), sum(version), extract(epoch FROM max(updated_at)),
                   sum(hashtextextended(id || xmin::text, 0))) AS state
  FROM plans WHERE practice_id = $1 AND deleted_at IS NULL`;

@Injectable()
export class PlansRepository extends RecordRepository<PlanEntity> {
  constructor(database: Database) {
    super(database, PlanEntity, planStrings.notFound);
  }

  /** Saves a whole plan as its next version; without reading it again, as its days are large. */
  override async update(row: PlanEntity, author: Author): Promise<PlanEntity> {
    Object.assign(row, { version: row.version + 1, updatedAt: new Date(), updatedBy: author.email });
    const { id, unreadableDays: _, ...columns } = row;
    await this.rows.update({ id }, columns as QueryDeepPartialEntity<PlanEntity>);
    return wholeNow(row);
  }

  /**
   * A plan locked until the transaction ends, without reading again what is known of it: only one that was changed since
   * is read. @throws ApiError 404
   */
  async lockKnown(known: PlanEntity): Promise<PlanEntity> {
    const [row] = await this.database.query<{ version: number }>(
      'SELECT version FROM plans WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
      [known.id],
    );
    return row?.version === known.version
      ? Object.assign(new PlanEntity(), known)
      : this.getForUpdate(known.id);
  }

  /**
   * Saves the changed columns of a locked plan as its next version; of its days only those that differ are sent. Days that
   * are stored with holes are written whole, with the size they were read with: their places are not those of the table.
   */
  async saveChange(row: PlanEntity, { planDays, ...rest }: PlanColumns, author: Author): Promise<PlanEntity> {
    const isMended = row.unreadableDays !== undefined && planDays !== undefined;
    const columns = {
      ...(isMended && { days: row.days, mealsPerDay: row.mealsPerDay }),
      ...rest,
      ...{ version: row.version + 1, updatedAt: new Date(), updatedBy: author.email },
    };
    const changed = isMended ? undefined : planDays && changedDays(row.planDays, planDays);
    const parameters: Record<string, string> = {};
    const days = changed?.reduce((target, { index, day }) => {
      parameters[`day${index}`] = JSON.stringify(day);
      return `jsonb_set(${target}, '{${index}}', CAST(:day${index} AS jsonb))`;
    }, 'plan_days');
    const set = { ...columns, ...(planDays && { planDays: days === undefined ? planDays : () => days }) };
    await this.rows
      .createQueryBuilder()
      .update()
      .set(set as QueryDeepPartialEntity<PlanEntity>)
      .where('id = :id', { id: row.id })
      .setParameters(parameters)
      .updateEntity(false)
      .execute();
    const saved = Object.assign(row, columns, planDays && { planDays });
    return isMended ? wholeNow(saved) : saved;
  }

  /** A plan in use or in the trash, locked until the transaction ends. */
  async lockAny(id: string): Promise<PlanEntity | undefined> {
    const lock = { mode: 'pessimistic_write' as const };
    return (await this.rows.findOne({ where: { id }, lock, loadEagerRelations: false })) ?? undefined;
  }

  /** Plans in use, newest change first [diets §2], without their days. */
  list(): Promise<PlanListRow[]> {
    return this.database.query<PlanListRow>(LIST, [PRACTICE_ID]);
  }

  /** A text that is another one after every change of the list, a new check included. */
  async listState(): Promise<string> {
    const [row] = await this.database.queryPrepared<{ state: string }>('plans-list-state', LIST_STATE, [
      PRACTICE_ID,
    ]);
    return row?.state ?? '';
  }

  /**
   * Holds every other change to a patient's set of plans until the transaction ends: stages and the active plan are
   * judged over several rows.
   */
  async lockPatient(patientId: string): Promise<void> {
    await this.database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `plans:${patientId}`,
    ]);
  }

  /** Another plan in use of the patient with that stage. */
  async findByStage(patientId: string, stage: number, exceptId: string): Promise<PlanReference | undefined> {
    return this.findReference({ patientId, stage, id: Not(exceptId) });
  }

  /** Another active plan in use of the patient. */
  async findActive(patientId: string, exceptId: string): Promise<PlanReference | undefined> {
    return this.findReference({ patientId, status: 'active', id: Not(exceptId) });
  }

  /** How often each meal stands in the patient's other plans in use, by meal id. */
  async countMealsOfOtherPlans(patientId: string, exceptId: string): Promise<Record<string, number>> {
    const rows = await this.database.query<{ meal_id: string; uses: number }>(
      // A path passes over what is not there, where taking the elements of a hole would be an error.
      `SELECT meal #>> '{}' AS meal_id, count(*)::int AS uses
       FROM plans, jsonb_path_query(plan_days, '$[*].slots[*].entry.mealId') meal
       WHERE practice_id = $1 AND patient_id = $2 AND id <> $3 AND deleted_at IS NULL
         AND jsonb_typeof(meal) = 'string'
       GROUP BY 1 ORDER BY 1`,
      [PRACTICE_ID, patientId, exceptId],
    );
    return Object.fromEntries(rows.map((row) => [row.meal_id, row.uses]));
  }

  /** Ids of the patient's plans, those in the trash included, by when they were made. */
  async idsOfPatient(patientId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM plans WHERE practice_id = $1 AND patient_id = $2 ORDER BY created_at, id',
      [PRACTICE_ID, patientId],
    );
    return rows.map(({ id }) => id);
  }

  /** A plan of that patient, in the trash or not. @throws ApiError 404 */
  async getOfPatient(patientId: string, id: string): Promise<PlanEntity> {
    const row = await this.rows.findOneBy({ id, patientId });
    if (!row) throw notFound(planStrings.notFound);
    return row;
  }

  /** Moves the patient's plans in use to the trash; answers their ids. */
  async trashOfPatient(patientId: string, author: Author): Promise<string[]> {
    return this.changeOfPatient(`deleted_at = now(), removed_with_patient = true`, `deleted_at IS NULL`, [
      patientId,
      author.email,
    ]);
  }

  /** Takes the plans that went to the trash with the patient out of it; answers their ids. */
  async restoreOfPatient(patientId: string, author: Author): Promise<string[]> {
    return this.changeOfPatient(
      `deleted_at = NULL, removed_with_patient = false`,
      `deleted_at IS NOT NULL AND removed_with_patient`,
      [patientId, author.email],
    );
  }

  /** Plans that went to the trash after the moment, the last one first. */
  listTrash(after: Date): Promise<TrashedPlanRow[]> {
    return this.database.query<TrashedPlanRow>(
      `SELECT id, name, patient_id AS "patientId", removed_with_patient AS "removedWithPatient", days,
              meals_per_day AS "mealsPerDay", calories_per_day AS "caloriesPerDay", filled_slots AS meals,
              deleted_at AS "deletedAt", updated_by AS "deletedBy"
       FROM plans
       WHERE practice_id = $1 AND deleted_at > $2
       ORDER BY deleted_at DESC, id`,
      [PRACTICE_ID, after],
    );
  }

  /** Id and name of each of these plans, those in the trash included. */
  namesOf(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.database.query('SELECT id, name FROM plans WHERE practice_id = $1 AND id = ANY($2)', [
      PRACTICE_ID,
      ids,
    ]);
  }

  /** Id and name of every plan, those in the trash included; what was changed last comes first. */
  allNames(): Promise<{ id: string; name: string }[]> {
    return this.database.query(
      'SELECT id, name FROM plans WHERE practice_id = $1 ORDER BY updated_at DESC, id',
      [PRACTICE_ID],
    );
  }

  /** Deletes for good what went to the trash before the moment; answers the ids. */
  async purgeTrash(before: Date): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'DELETE FROM plans WHERE deleted_at < $1 RETURNING id',
      [before],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes plans for good with everything kept of them; what refers to a plan's row goes with it. */
  async erase(ids: readonly string[]): Promise<void> {
    await this.database.query('DELETE FROM generation_logs WHERE plan_id = ANY($1)', [ids]);
    await this.database.query('DELETE FROM docx_archive WHERE plan_id = ANY($1)', [ids]);
    await this.database.query('DELETE FROM plans WHERE id = ANY($1)', [ids]);
  }

  /** Deletes for good what there is about a patient, in use or not; answers the ids of the plans. */
  async eraseOfPatient(patientId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM plans WHERE patient_id = $1 ORDER BY id FOR UPDATE',
      [patientId],
    );
    const ids = rows.map(({ id }) => id);
    await this.erase(ids);
    // Hand-outs of plans that the trash has let go of before: proof of what the patient got, until the patient goes.
    await this.database.query('DELETE FROM docx_archive WHERE patient_id = $1', [patientId]);
    return ids;
  }

  /** Saves lists for that version of the plan only. */
  async saveShoppingLists(id: string, version: number, lists: ShoppingLists): Promise<void> {
    await this.rows.update({ id, version }, { shoppingLists: lists } as QueryDeepPartialEntity<PlanEntity>);
  }

  /** Keeps a check of that version of the plan; it follows from it and is no change of its own. */
  async saveCheck(id: string, version: number, check: StoredCheck): Promise<void> {
    const columns = { lastCheck: check, foodFingerprint: check.basis.foods };
    await this.rows.update({ id, version }, columns as QueryDeepPartialEntity<PlanEntity>);
  }

  /** What somebody decided about risks makes the last check another one. */
  async forgetCheck(id: string): Promise<void> {
    await this.rows.update({ id }, { lastCheck: null });
  }

  /** The last check of a plan with what tells whether it holds. */
  async findCheck(id: string): Promise<CheckedRow | undefined> {
    const select = { id: true, patientId: true, lastCheck: true, foodFingerprint: true };
    return (await this.rows.findOne({ where: { id }, select })) ?? undefined;
  }

  /** Whether a plan has that id, in use or in the trash. */
  isKnown(id: string): Promise<boolean> {
    return this.rows.existsBy({ id });
  }

  private async findReference(where: object): Promise<PlanReference | undefined> {
    const row = await this.rows.findOne({
      where: { ...where, deletedAt: IsNull() },
      select: { id: true, name: true },
    });
    return row ?? undefined;
  }

  private async changeOfPatient(
    change: string,
    condition: string,
    values: [string, string],
  ): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `UPDATE plans SET ${change}, version = version + 1, updated_at = now(), updated_by = $2
       WHERE patient_id = $1 AND ${condition} RETURNING id`,
      values,
    );
    return rows.map(({ id }) => id);
  }
}

function wholeNow(row: PlanEntity): PlanEntity {
  delete row.unreadableDays;
  return row;
}

/** More changed days than this are written with all the others. */
const MOST_DAYS_APART = 3;

/** The few days that differ, by their place; undefined where the whole document is written. */
function changedDays(
  before: readonly PlanDay[],
  after: readonly PlanDay[],
): { index: number; day: PlanDay }[] | undefined {
  const isSameShape = before.length === after.length && before.every(({ day }, i) => day === after[i]?.day);
  if (!isSameShape) return undefined;
  const changed = after.flatMap((day, index) =>
    isDeepStrictEqual(before[index], day) ? [] : [{ index, day }],
  );
  return changed.length <= MOST_DAYS_APART ? changed : undefined;
}
