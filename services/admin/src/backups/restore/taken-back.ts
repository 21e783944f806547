import pg from 'pg';
import { sqlName } from '../dump/table-shape.js';
import type { RestoredTable } from './restore-plan.js';

const TRAIL = 'patients.audit_entries';
const PATIENTS = 'patients.patients';
const CONSENTS = 'patients.patient_consents';

/** How the trail names who took a row back, and which columns of the row say whose it is and when it was made. */
interface TakenBack {
  readonly entity: string;
  readonly action: string;
  readonly whose: string;
  readonly made: string;
}

/** Records of the trash that somebody removed for good, each by its own id. */
const erased = (entity: string): TakenBack => {
  return { entity, action: 'records.erase', whose: 'id', made: 'created_at' };
};

/** Rows that the trail knows to be gone: the present has none of them, and the backup may still. */
const TAKEN_BACK: ReadonlyMap<string, TakenBack> = new Map([
  [
    'patients.schedule_feeds',
    { entity: 'schedule-feed', action: 'schedule.feed-revoke', whose: 'owner', made: 'created_at' },
  ],
  [
    'patients.patient_erasure_requests',
    { entity: 'patient', action: 'privacy.cancel-erasure', whose: 'patient_id', made: 'requested_at' },
  ],
  ['patients.patient_surveys', erased('survey')],
  ['patients.patient_intolerance_sets', erased('intolerance-set')],
  ['patients.schedule_events', erased('schedule-event')],
]);

/** Actions by which somebody takes something back: a restore undoes none of them. */
export const TAKEN_BACK_ACTIONS: readonly string[] = [
  ...new Set([...TAKEN_BACK.values()].map(({ action }) => action)),
  'privacy.withdraw-consent',
];

/** What somebody took back since the backup stays taken back: changes what is to be restored accordingly. */
export async function keepTakenBack(
  client: pg.Client,
  tables: readonly RestoredTable[],
  known: ReadonlySet<string>,
): Promise<void> {
  const named = new Map(tables.map((restored) => [restored.name, restored]));
  for (const [name, way] of TAKEN_BACK) {
    const restored = named.get(name);
    if (restored && known.has(TRAIL)) await client.query(leaveOutSql(restored, way));
  }
  const [consents, patients] = [named.get(CONSENTS), named.get(PATIENTS)];
  if (consents && patients) await client.query(keepWithdrawnSql(consents, patients));
}

/** Whatever was taken back after the row was made is over. */
const leaveOutSql = ({ staged }: RestoredTable, { entity, action, whose, made }: TakenBack) =>
  `DELETE FROM ${sqlName(staged)} s WHERE EXISTS (
     SELECT FROM ${TRAIL} e WHERE e.entity = ${pg.escapeLiteral(entity)} AND e.action = ${pg.escapeLiteral(action)}
       AND e.entity_id = s.${pg.escapeIdentifier(whose)} AND e.at >= s.${pg.escapeIdentifier(made)})`;

/**
 * Consents that are withdrawn now, of everybody who is restored. Those given after the backup as well: the last one counts,
 * and without it a former one would.
 */
function keepWithdrawnSql({ table, staged, file }: RestoredTable, patients: RestoredTable): string {
  const names = file.columns.map(({ name }) => pg.escapeIdentifier(name));
  return `
    INSERT INTO ${sqlName(staged)} (${names.join(', ')})
    SELECT ${names.map((name) => `t.${name}`).join(', ')} FROM ${sqlName(table)} t
    WHERE t.withdrawal IS NOT NULL AND EXISTS (SELECT FROM ${sqlName(patients.staged)} p WHERE p.id = t.patient_id)
    ON CONFLICT (${table.key.map(pg.escapeIdentifier).join(', ')})
      DO UPDATE SET ${names.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}`;
}
