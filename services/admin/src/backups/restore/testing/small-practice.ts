import type { TestApp } from '@pora/common/testing/app';

/** Tables of a practice, as far as a restore has to think about them: references, unique values, versions, counters. */
const TABLES = `
  CREATE TABLE patients.patients (id text PRIMARY KEY, name text NOT NULL, version int NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE patients.patient_surveys (id text PRIMARY KEY, answers jsonb, created_at timestamptz NOT NULL DEFAULT now(),
    patient_id text NOT NULL UNIQUE REFERENCES patients.patients ON DELETE CASCADE);
  CREATE TABLE patients.patient_erasures (patient_id text PRIMARY KEY, requested_by text NOT NULL,
    requested_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE patients.patient_erasure_requests (patient_id text PRIMARY KEY REFERENCES patients.patients ON DELETE CASCADE,
    requested_by text NOT NULL, requested_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE patients.patient_consents (id text PRIMARY KEY, withdrawal jsonb, version int NOT NULL DEFAULT 1,
    patient_id text NOT NULL REFERENCES patients.patients ON DELETE CASCADE, created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE patients.schedule_feeds (owner text PRIMARY KEY, token_hash text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE patients.schedule_events (id text PRIMARY KEY, title text NOT NULL, version int NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE patients.patient_intolerance_sets (id text PRIMARY KEY, version int NOT NULL DEFAULT 1,
    patient_id text NOT NULL REFERENCES patients.patients ON DELETE CASCADE, created_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE patients.audit_entries (LIKE admin.audit_entries INCLUDING ALL);
  CREATE TABLE patients.idempotency_keys (LIKE admin.idempotency_keys INCLUDING ALL);
  CREATE TABLE plans.plans (id text PRIMARY KEY, patient_id text, status text NOT NULL, version int NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now());
  CREATE UNIQUE INDEX one_active ON plans.plans (patient_id) WHERE status = 'active';
  CREATE TABLE plans.generation_logs (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, plan_id text NOT NULL, log text);
  CREATE TABLE catalog.foods (id int PRIMARY KEY, name text NOT NULL, size double precision, picture bytea,
    initial text GENERATED ALWAYS AS (left(name, 1)) STORED, version int NOT NULL DEFAULT 1);
  CREATE TABLE catalog.meals (id text PRIMARY KEY, name text NOT NULL);
  CREATE TABLE catalog.meal_ingredients (meal_id text REFERENCES catalog.meals ON DELETE CASCADE,
    food_id int REFERENCES catalog.foods ON DELETE RESTRICT, grams numeric(8,2), PRIMARY KEY (meal_id, food_id));
  CREATE TABLE catalog.catalogue_revisions (id smallint PRIMARY KEY, revision bigint NOT NULL, changed_at timestamptz NOT NULL,
    changed_tables jsonb NOT NULL DEFAULT '{}');
  CREATE TABLE catalog.migrations (id serial PRIMARY KEY, name text NOT NULL);
  GRANT SELECT ON ALL TABLES IN SCHEMA patients, plans, catalog TO pora_backup;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA patients, plans, catalog TO pora_restore;
  GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA patients, plans, catalog TO pora_restore;
  REVOKE UPDATE, DELETE ON patients.audit_entries FROM pora_restore;`;

const ROWS = `
  INSERT INTO patients.patients (id, name) VALUES ('anna', 'Anna "A" Żak'), ('jan', 'Jan'), ('ewa', 'Ewa');
  INSERT INTO patients.patient_surveys (id, answers, patient_id)
    VALUES ('s-anna', '{"sen": "6 h"}', 'anna'), ('s-jan', NULL, 'jan');
  INSERT INTO plans.plans (id, patient_id, status) VALUES ('p-1', 'anna', 'active'), ('p-2', 'anna', 'completed'), ('p-3', 'jan', 'active');
  INSERT INTO plans.generation_logs (plan_id, log) VALUES ('p-1', 'a'), ('p-3', E'b\\n"c"');
  INSERT INTO catalog.foods (id, name, size, picture) VALUES (1, 'Jabłko', 0.1, '\\x00ff'), (2, 'Chleb', 'NaN', NULL), (3, 'Ser', 3, '');
  INSERT INTO catalog.meals VALUES ('m-1', 'Kanapka'), ('m-2', 'Jabłko');
  INSERT INTO catalog.meal_ingredients VALUES ('m-1', 2, 80), ('m-1', 3, 30.5), ('m-2', 1, 150);
  INSERT INTO catalog.catalogue_revisions VALUES (1, 41, now(), '{"foods": "41-1"}');
  INSERT INTO catalog.migrations (name) VALUES ('CreateFoods1700000001000');
  INSERT INTO patients.audit_entries (actor, action, entity, entity_id) VALUES
    ('a@pora', 'patients.create', 'patient', 'anna'), ('a@pora', 'patients.create', 'patient', 'jan');`;

/** Everything that has happened to those rows since: changes, swaps, what is new and what is gone. */
export const LATER = `
  UPDATE patients.patients SET name = 'Anna Nowa', version = 5 WHERE id = 'anna';
  INSERT INTO patients.patients (id, name) VALUES ('nowy', 'Nowy');
  DELETE FROM patients.patients WHERE id = 'ewa';
  UPDATE patients.patient_surveys SET patient_id = 'nowy' WHERE id = 's-jan';
  INSERT INTO patients.patient_surveys (id, patient_id) VALUES ('s-nowy', 'jan');
  UPDATE plans.plans SET status = 'completed' WHERE id = 'p-1';
  UPDATE plans.plans SET status = 'active' WHERE id = 'p-2';
  DELETE FROM plans.generation_logs WHERE plan_id = 'p-1';
  INSERT INTO plans.generation_logs (plan_id, log) VALUES ('p-2', 'new');
  UPDATE catalog.foods SET name = 'Gruszka' WHERE id = 1;
  INSERT INTO catalog.foods (id, name) VALUES (4, 'Miód');
  INSERT INTO catalog.meal_ingredients VALUES ('m-2', 4, 10);
  UPDATE catalog.meal_ingredients SET grams = 90 WHERE food_id = 2;
  DELETE FROM catalog.meals WHERE id = 'm-1';
  UPDATE catalog.catalogue_revisions SET revision = 55;
  INSERT INTO patients.audit_entries (actor, action, entity, entity_id) VALUES ('b@pora', 'patients.update', 'patient', 'anna');
  INSERT INTO patients.idempotency_keys (owner, operation, key, body_hash) VALUES ('a@pora', 'patients.create', 'id:nowy', 'x');`;

/** Tables whose rows come back exactly as they were, apart from versions. */
export const COMPARED = [
  ...['patients.patients', 'patients.patient_surveys', 'plans.plans', 'plans.generation_logs'],
  ...['catalog.foods', 'catalog.meals', 'catalog.meal_ingredients'],
];

/** Puts the tables beside those of the service. */
export const makeTables = (app: TestApp) => app.query(TABLES);

/** Empties the practice and fills it anew. */
export async function fillPractice(app: TestApp): Promise<void> {
  await app.query(
    `TRUNCATE ${COMPARED.join(', ')}, patients.patient_erasures, patients.patient_erasure_requests, patients.audit_entries,
       patients.patient_consents, patients.schedule_feeds, patients.schedule_events, patients.patient_intolerance_sets, patients.idempotency_keys, catalog.catalogue_revisions, catalog.migrations RESTART IDENTITY`,
  );
  await app.query(ROWS);
}

/** Rows of each table as text, without versions, in an order of their own. */
export async function contentOf(app: TestApp): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const name of COMPARED) {
    const rows = await app.query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'version')::text AS row FROM ${name} t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}
