/** The audit trail in the order in which the administration reads it. */
export const AUDIT_INDEX = {
  up: 'CREATE INDEX audit_entries_at ON audit_entries (at, id)',
  down: 'DROP INDEX audit_entries_at',
} as const;

/** The audit trail by person and by action: one that is rare is found without reading the trail. */
export const AUDIT_FILTER_INDEXES = {
  up: `CREATE INDEX audit_entries_actor ON audit_entries (actor, at, id);
       CREATE INDEX audit_entries_action ON audit_entries (action, at, id)`,
  down: 'DROP INDEX audit_entries_actor, audit_entries_action',
} as const;
