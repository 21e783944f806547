/** Column definitions of a RecordEntity, to be pasted into CREATE TABLE. */
export const recordColumnsSql = `
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  updated_by text NOT NULL`;

/** Column definitions of a PracticeRecordEntity with its primary key, to be pasted into CREATE TABLE. */
export const practiceRecordColumnsSql = `
  id text NOT NULL PRIMARY KEY,
  practice_id uuid NOT NULL DEFAULT '00000000-0000-4000-8000-000000000001',
  deleted_at timestamptz,
  ${recordColumnsSql.trim()}`;
