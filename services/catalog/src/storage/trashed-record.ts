import { keptUntil } from '@pora/common/maintenance/trash-life';
import { TRASH_AT_ONCE } from '@pora/contracts/catalog/catalog-trash.model';

/** Something of the library that was deleted. */
export interface TrashedRecord<Id> {
  readonly id: Id;
  readonly name: string;
  readonly deletedAt: Date;
  readonly deletedBy: string;
  /** How many there are, the same in each. */
  readonly total: number;
}

/** The last that were deleted after `$1`; `which` narrows them. */
export const selectTrash = (table: 'foods' | 'meals', which = '') => `
  SELECT id, name, deleted_at AS "deletedAt", updated_by AS "deletedBy", (count(*) OVER ())::int AS total
  FROM ${table} WHERE deleted_at > $1 ${which}
  ORDER BY deleted_at DESC, id LIMIT ${TRASH_AT_ONCE}`;

/** The trash as it is answered. */
export function presentTrash<Id>(rows: readonly TrashedRecord<Id>[]) {
  const items = rows.map(({ id, name, deletedAt, deletedBy }) => ({
    ...{ id, name, deletedBy, deletedAt: deletedAt.toISOString() },
    until: keptUntil(deletedAt),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}
