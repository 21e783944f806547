/** Two tables of a practice with all that makes a copy hard: quotes, lines, nothing against empty, bytes, big numbers. */
export const PRACTICE = `
  CREATE TABLE patients.patients (id text PRIMARY KEY, name text NOT NULL, note text, weight numeric(6,2), born date,
    seen timestamptz, tags text[], answers jsonb, picture bytea, size double precision,
    initial text GENERATED ALWAYS AS (left(name, 1)) STORED);
  CREATE TABLE patients.patient_surveys (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, patient_id text);
  INSERT INTO patients.patients VALUES
    ('p-1', 'Łucja "Lu" Żak', E'a,b;\\n"c"\\r\\n\\t\\\\N', 71.50, '1990-02-28', '2026-03-29 01:30+00', '{a,"b c",NULL}',
      '{"z": 1, "a": [null]}', '\\x00ff', 0.1),
    ('p-2', 'Żółw', '', 0, '0001-01-01', 'infinity', '{}', 'null', '', 'NaN'),
    ('p-3', '\\N', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
  INSERT INTO patients.patient_surveys (patient_id) SELECT 'p-' || n FROM generate_series(1, 2000) n;
  GRANT SELECT ON ALL TABLES IN SCHEMA patients TO pora_backup;`;
